// The lottery gateway: what clients of the family call, over the same orders as our own screens.
import { cancelWireOrders } from './actions/cancel-wire-orders.ts';
import { getGameSetting } from './actions/get-game-setting.ts';
import { getHotGap } from './actions/get-hot-gap.ts';
import { getNearNumeros } from './actions/get-near-numeros.ts';
import { getPlayMenu } from './actions/get-play-menu.ts';
import { getQueryConditions } from './actions/get-query-conditions.ts';
import { getWireChase } from './actions/get-wire-chase.ts';
import { getWireOrder } from './actions/get-wire-order.ts';
import { listChaseNumeros } from './actions/list-chase-numeros.ts';
import { listGamesSeries } from './actions/list-games-series.ts';
import { listLastDraws } from './actions/list-last-draws.ts';
import { listMemberGamesSeries } from './actions/list-member-games-series.ts';
import { listMemberOwnSeries } from './actions/list-member-own-series.ts';
import { listOpenedByGame } from './actions/list-opened-by-game.ts';
import { listOpenedNumbers } from './actions/list-opened-numbers.ts';
import { listOwnSeries } from './actions/list-own-series.ts';
import { listRecentNumeros } from './actions/list-recent-numeros.ts';
import { listTodayOrders } from './actions/list-today-orders.ts';
import { listWireDraws } from './actions/list-wire-draws.ts';
import { listWireDrawsByCode } from './actions/list-wire-draws-by-code.ts';
import { listWireGames } from './actions/list-wire-games.ts';
import { placeVnOrder } from './actions/place-vn-order.ts';
import { placeWireOrder } from './actions/place-wire-order.ts';
import { searchWireOrders } from './actions/search-wire-orders.ts';
import type { GatewayPorts } from './ports.ts';

export function createGateway(ports: GatewayPorts) {
  return {
    actions: {
      listWireGames: listWireGames(ports),
      listOpenedNumbers: listOpenedNumbers(ports),
      listOpenedByGame: listOpenedByGame(ports),
      listLastDraws: listLastDraws(ports),
      listWireDraws: listWireDraws(ports),
      listWireDrawsByCode: listWireDrawsByCode(ports),
      getHotGap: getHotGap(ports),
      getNearNumeros: getNearNumeros(ports),
      listChaseNumeros: listChaseNumeros(ports),
      listRecentNumeros: listRecentNumeros(ports),
      getPlayMenu: getPlayMenu(ports),
      getGameSetting: getGameSetting(ports),
      listGamesSeries: listGamesSeries(ports),
      listOwnSeries: listOwnSeries(ports),
      listMemberGamesSeries: listMemberGamesSeries(ports),
      listMemberOwnSeries: listMemberOwnSeries(ports),
      placeWireOrder: placeWireOrder(ports),
      placeVnOrder: placeVnOrder(ports),
      listTodayOrders: listTodayOrders(ports),
      searchWireOrders: searchWireOrders(ports),
      getQueryConditions: getQueryConditions(ports),
      getWireOrder: getWireOrder(ports),
      getWireChase: getWireChase(ports),
      cancelWireOrders: cancelWireOrders(ports),
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;
