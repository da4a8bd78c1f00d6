// Catalogue: what is on offer, in which order and under which switches; how a game is launched, and
// the session a launched game of ours plays under.
import type { catalogue, Refusal } from '@baize/contract';
import type { GameCaller } from '../../platform/call/index.ts';
import { everyMinute, none, type ModuleDoor } from '../../platform/module/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import { createActions } from './actions.ts';
import { closeGame, switchGame, type ClosingAsked, type SwitchAsked } from './close-game.ts';
import { keepOffer, type OfferKeeper } from './keep-offer.ts';
import { keepPopular } from './keep-popular.ts';
import { keepWinners } from './keep-winners.ts';
import { newestSlotOf } from './newest-slot.ts';
import { refusalOfGame } from './opening.ts';
import type { CatalogueParts } from './parts.ts';
import type { CataloguePorts } from './ports.ts';
import { gameFact } from './rules/facts.ts';
import { gameIn } from './rules/lobby.ts';
import { nameIn, type GameFacts } from './rules/offer.ts';
import { pictureOrigins } from './rules/picture-origins.ts';
import { createGameSessionReader } from './store/launch-reader.ts';
import { forgetLaunches } from './store/launch-writer.ts';
import { forgetRecent } from './store/own-games.ts';
import { syncHouse, syncVendors, tellGames } from './sync-offer.ts';

export type { CataloguePorts } from './ports.ts';
export { maskName } from './rules/mask-name.ts';
export { platformCaller, type SwitchAsked } from './close-game.ts';
export { houseVendor, isHouse, lotteryVendors, type GameFacts } from './rules/offer.ts';

const recentKeptMs = 90 * 24 * 3_600_000;

export function createCatalogue(ports: CataloguePorts) {
  const [winners, popular] = [keepWinners(ports), keepPopular(ports)];
  const keeper = keepOffer(ports, popular);
  const parts: CatalogueParts = { ports, keeper, winners, popular };
  return {
    actions: createActions(parts),
    gameOf: createGameReader(ports),
    /** Why no new round of this game may begin now; a game nobody knows of is off. */
    refusalOfGame(
      gameCode: string,
      vendor: string | null = null,
    ): Refusal<'game-off' | 'game-maintenance'> | undefined {
      const game = gameIn(keeper.lobby(), vendor, gameCode);
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
    ...factsIn(keeper),
    forgetOld: async (now: number): Promise<void> => {
      await forgetLaunches(ports.database.kysely, now - 2 * 24 * 3_600_000);
      await forgetRecent(ports.database.kysely, now - recentKeptMs);
    },
    /** Takes over what vendors offer; gives those that did not answer. */
    syncVendors: () => syncVendors(ports, keeper),
    /** The same by hand, before a vendor can be asked: all of its games. */
    tellGames: (vendor: string, games: readonly GameFacts[]) =>
      tellGames(ports, keeper, { vendor, games }),
    /** To be called when what an integration says of itself has changed. */
    vendorsChanged: () => keeper.changed(),
    async start(): Promise<void> {
      await keeper.start();
      await syncHouse(ports, keeper);
    },
    stop: () => keeper.stop(),
    jobs: [{ name: 'catalogue-ask-vendors', cron: everyMinute, run: () => askVendors(parts) }],
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof catalogue>;
}

/** Games and vendors, for other modules. */
const factsIn = (keeper: OfferKeeper) => ({
  /** The facts of a game of a vendor, or of ours (null), also of one that is off. */
  factsOf(vendor: string | null, gameCode: string, tag: string) {
    const game = gameIn(keeper.lobby(), vendor, gameCode);
    return game && gameFact(game, 0, tag);
  },
  /** Every game that stands in a category, those that are off too. */
  gamesIn: (category: string) => keeper.lobby().games.filter(({ lane }) => lane === category),
  /** A vendor's name for players. */
  vendorName(vendor: string, tag: string): string {
    const row = keeper.lobby().vendors.get(vendor);
    return row ? nameIn(row.names, row.ownNames, tag) : vendor;
  },
});

/** Timed work: takes over what vendors offer now. */
async function askVendors({ ports, keeper }: CatalogueParts): Promise<void> {
  const silent = await syncVendors(ports, keeper);
  if (silent.length > 0) ports.log.warn({ silent }, 'vendors did not tell their games');
}

export type Catalogue = ReturnType<typeof createCatalogue>;

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
