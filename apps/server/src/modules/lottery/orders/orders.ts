// Orders and chases of a player, what is left to do after their issues, and what staff see of them.
import { everyMinute, type Job } from '../../../platform/module/index.ts';
import { cancelLotteryOrders } from './actions/cancel-lottery-orders.ts';
import { findLotteryOrders } from './actions/find-lottery-orders.ts';
import { getLotteryGame } from './actions/get-lottery-game.ts';
import { getLotteryOrder } from './actions/get-lottery-order.ts';
import { getLotteryOrderOf } from './actions/get-lottery-order-of.ts';
import { getLotteryReport } from './actions/get-lottery-report.ts';
import { getRecentLotteryTotal } from './actions/get-recent-lottery-total.ts';
import { listLotteryChases } from './actions/list-lottery-chases.ts';
import { listLotteryOrders } from './actions/list-lottery-orders.ts';
import { placeLotteryOrder } from './actions/place-lottery-order.ts';
import { createCancelOrders } from './cancel-orders.ts';
import { createFinisher } from './finish.ts';
import { createPlaceOrder } from './place-order.ts';
import type { OrdersPorts } from './ports.ts';

export function createOrders(ports: OrdersPorts) {
  const placeOrder = createPlaceOrder(ports);
  const cancelOrders = createCancelOrders(ports);
  const finisher = createFinisher(ports);
  const jobs: readonly Job[] = [
    { name: 'lottery-finish-orders', cron: everyMinute, run: finisher.finishOrders },
  ];
  return {
    actions: {
      getLotteryGame: getLotteryGame(ports),
      placeLotteryOrder: placeLotteryOrder(placeOrder),
      listLotteryOrders: listLotteryOrders(ports),
      getLotteryOrder: getLotteryOrder(ports),
      cancelLotteryOrders: cancelLotteryOrders(ports, cancelOrders),
      listLotteryChases: listLotteryChases(ports),
      getRecentLotteryTotal: getRecentLotteryTotal(ports),
      findLotteryOrders: findLotteryOrders(ports),
      getLotteryOrderOf: getLotteryOrderOf(ports),
      getLotteryReport: getLotteryReport(ports),
    },
    placeOrder,
    cancelOrders,
    ...finisher,
    jobs,
  };
}

export type Orders = ReturnType<typeof createOrders>;
