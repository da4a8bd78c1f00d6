// Catalogue: what is on offer, in which order and under which switches; how a game is launched, and
// the session a launched game of ours plays under.
import type { catalogue, catalogueOperations, Refusal } from '@baize/contract';
import type { Actions, GameCaller } from '../../platform/call/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import { addFavourite } from './actions/add-favourite.ts';
import { getPicture } from './actions/get-picture.ts';
import { getWalletKinds } from './actions/get-wallet-kinds.ts';
import { launchGame } from './actions/launch-game.ts';
import { launchTrial } from './actions/launch-trial.ts';
import { listFavouriteIds } from './actions/list-favourite-ids.ts';
import { listFavourites } from './actions/list-favourites.ts';
import { listGameTypes } from './actions/list-game-types.ts';
import { listGames } from './actions/list-games.ts';
import { listHotGames } from './actions/list-hot-games.ts';
import { listLotteries } from './actions/list-lotteries.ts';
import { listPopularLotteries } from './actions/list-popular-lotteries.ts';
import { listRecentGames } from './actions/list-recent-games.ts';
import { listRecentLotteries } from './actions/list-recent-lotteries.ts';
import { listRecentVnLotteries } from './actions/list-recent-vn-lotteries.ts';
import { listRooms } from './actions/list-rooms.ts';
import { listVendors } from './actions/list-vendors.ts';
import { listVnLotteries } from './actions/list-vn-lotteries.ts';
import { listWinners } from './actions/list-winners.ts';
import { openGameSession } from './actions/open-game-session.ts';
import { searchGames } from './actions/search-games.ts';
import { removeFavourite } from './actions/remove-favourite.ts';
import { getOffer } from './actions/get-offer.ts';
import { findGames } from './actions/find-games.ts';
import { orderCategories } from './actions/order-categories.ts';
import { switchCategory } from './actions/switch-category.ts';
import { orderVendors } from './actions/order-vendors.ts';
import { countPlaying } from './actions/count-playing.ts';
import { editCard } from './actions/edit-card.ts';
import { editVendor } from './actions/edit-vendor.ts';
import { setVendorPicture } from './actions/set-vendor-picture.ts';
import { editGame } from './actions/edit-game.ts';
import { moveGame } from './actions/move-game.ts';
import { setGamePicture } from './actions/set-game-picture.ts';
import { closeGame, switchGame, type ClosingAsked, type SwitchAsked } from './close-game.ts';
import { keepOffer } from './keep-offer.ts';
import { keepPopular } from './keep-popular.ts';
import { keepWinners } from './keep-winners.ts';
import { newestSlotOf } from './newest-slot.ts';
import { refusalOfGame } from './opening.ts';
import type { CatalogueParts } from './parts.ts';
import type { CataloguePorts } from './ports.ts';
import { gameFact } from './rules/facts.ts';
import { houseVendor, nameIn } from './rules/offer.ts';
import { pictureOrigins } from './rules/picture-origins.ts';
import { createGameSessionReader } from './store/launch-reader.ts';
import { forgetLaunches } from './store/launch-writer.ts';
import { forgetRecent } from './store/own-games.ts';
import { syncHouse, syncVendors } from './sync-offer.ts';

export type { CataloguePorts } from './ports.ts';
export { platformCaller, type SwitchAsked } from './close-game.ts';
export { houseVendor, type GameFacts } from './rules/offer.ts';

const recentKeptMs = 90 * 24 * 3_600_000;

export function createCatalogue(ports: CataloguePorts) {
  const [winners, popular] = [keepWinners(ports), keepPopular(ports)];
  const keeper = keepOffer(ports, popular);
  const parts: CatalogueParts = { ports, keeper, winners, popular };
  return {
    actions: actionsOf(parts),
    gameOf: createGameReader(ports),
    /** Why no new round of this game may begin now; a game nobody knows of is off. */
    refusalOfGame(
      gameCode: string,
      vendor: string = houseVendor,
    ): Refusal<'game-off' | 'game-maintenance'> | undefined {
      const game = keeper.lobby().byVendor.get(vendor)?.get(gameCode);
      return game ? refusalOfGame(game) : { refused: 'game-off' };
    },
    ...newestSlotOf(parts),
    /** From where pages show pictures of games. */
    pictureOrigins: () =>
      keeper.once(['picture origins'], () => pictureOrigins(keeper.offer().games)),
    /** Closes a game that may not be played on; its reason stands in the audit log. */
    closeGame: (asked: ClosingAsked) => closeGame(parts, asked),
    /** The same by staff, who may also open it. */
    switchGame: (asked: SwitchAsked) => switchGame(parts, asked),
    /** What is known of a game; those that are off too. */
    factsOf(vendor: string, gameCode: string, tag: string) {
      const game = keeper.lobby().byVendor.get(vendor)?.get(gameCode);
      return game && gameFact(game, 0, tag);
    },
    /** Every game that stands in a category, those that are off too. */
    gamesIn: (category: string) => keeper.lobby().games.filter(({ lane }) => lane === category),
    /** What players call a vendor. */
    vendorName(vendor: string, tag: string): string {
      const row = keeper.lobby().vendors.get(vendor);
      return row ? nameIn(row.names, row.ownNames, tag) : vendor;
    },
    forgetOld: async (now: number): Promise<void> => {
      await forgetLaunches(ports.database.kysely, now - 2 * 24 * 3_600_000);
      await forgetRecent(ports.database.kysely, now - recentKeptMs);
    },
    /** Takes over what vendors offer; gives those that did not answer. */
    syncVendors: () => syncVendors(ports, keeper),
    /** To be called when what an integration says of itself has changed. */
    vendorsChanged: () => keeper.changed(),
    async start(): Promise<void> {
      await keeper.start();
      await syncHouse(ports, keeper);
    },
    stop: () => keeper.stop(),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

function actionsOf(parts: CatalogueParts): Actions<typeof catalogue> {
  return {
    listVendors: listVendors(parts),
    listGames: listGames(parts),
    searchGames: searchGames(parts),
    listHotGames: listHotGames(parts),
    listGameTypes: listGameTypes(parts),
    listRooms: listRooms(parts),
    listWinners: listWinners(parts),
    getWalletKinds: getWalletKinds(parts),
    getPicture: getPicture(parts),
    listFavouriteIds: listFavouriteIds(parts),
    listFavourites: listFavourites(parts),
    addFavourite: addFavourite(parts),
    removeFavourite: removeFavourite(parts),
    listRecentGames: listRecentGames(parts),
    launchGame: launchGame(parts),
    launchTrial: launchTrial(parts),
    openGameSession: openGameSession(parts),
    listLotteries: listLotteries(parts),
    listPopularLotteries: listPopularLotteries(parts),
    listRecentLotteries: listRecentLotteries(parts),
    listVnLotteries: listVnLotteries(parts),
    listRecentVnLotteries: listRecentVnLotteries(parts),
    ...staffActions(parts),
  };
}

function staffActions(parts: CatalogueParts): Actions<typeof catalogueOperations> {
  return {
    getOffer: getOffer(parts),
    countPlaying: countPlaying(parts),
    findGames: findGames(parts),
    orderCategories: orderCategories(parts),
    switchCategory: switchCategory(parts),
    orderVendors: orderVendors(parts),
    editCard: editCard(parts),
    editVendor: editVendor(parts),
    setVendorPicture: setVendorPicture(parts),
    editGame: editGame(parts),
    moveGame: moveGame(parts),
    setGamePicture: setGamePicture(parts),
  };
}

/** The game and player behind a game token, while the player's own session lives. */
function createGameReader(ports: CataloguePorts) {
  const readSession = createGameSessionReader(ports.database);
  return async (token: string, now: number): Promise<GameCaller | undefined> => {
    const opening = digestOf(token);
    const session = await readSession(opening);
    const player = session && (await ports.playerOfSession(session.sessionId, now));
    if (!session || !player) return undefined;
    const acting = session.freePlay
      ? { ...player, demo: true, currency: ports.playCurrency }
      : player;
    return { kind: 'game', player: acting, gameCode: session.gameCode, opening };
  };
}
