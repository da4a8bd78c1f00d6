// Every call of the lottery and the part that answers it.
import type { lottery } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { Draws } from './draws/draws.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Groups } from './groups/groups.ts';
import type { Limits } from './limits/limits.ts';
import type { Orders } from './orders/orders.ts';

export interface LotteryParts {
  readonly draws: Pick<Draws, 'actions'>;
  readonly groups: Pick<Groups, 'actions'>;
  readonly limits: Pick<Limits, 'actions'>;
  readonly orders: Pick<Orders, 'actions'>;
  readonly gateway: Gateway;
}

export function createActions(parts: LotteryParts): Actions<typeof lottery> {
  const { draws, groups, limits, orders, gateway } = parts;
  const placed = { ...orders.actions, ...gateway.actions };
  return { ...draws.actions, ...groups.actions, ...limits.actions, ...placed };
}
