// The noun of our own lotteries: issues and draws, what staff decide of them, orders and chases,
// prize groups, and the calls of older clients.
import { lotteryDraws } from './draws.ts';
import { lotteryGateway } from './gateway.ts';
import { lotteryGatewayOrders } from './gateway-orders.ts';
import { lotteryGroups } from './groups.ts';
import { lotteryLimits } from './limits.ts';
import { lotteryOrders } from './orders.ts';
import { lotteryOrdersOperations } from './orders-operations.ts';
import { lotteryOperations } from './operations.ts';

export * from './schema.ts';
export {
  lotteryProposalKinds,
  lotteryProposalStates,
  type LotteryProposalKind,
  type LotteryProposalState,
} from './operations-schema.ts';
export type {
  lotteryDraws,
  lotteryGateway,
  lotteryGatewayOrders,
  lotteryGroups,
  lotteryLimits,
  lotteryOperations,
  lotteryOrders,
  lotteryOrdersOperations,
};

export const lottery = {
  ...lotteryDraws,
  ...lotteryOperations,
  ...lotteryOrders,
  ...lotteryGroups,
  ...lotteryLimits,
  ...lotteryGateway,
  ...lotteryGatewayOrders,
  ...lotteryOrdersOperations,
};
