// Every call of catalogue and the action that answers it.
import type { catalogue, catalogueOperations } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
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
import type { CatalogueParts } from './parts.ts';

export function createActions(parts: CatalogueParts): Actions<typeof catalogue> {
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
