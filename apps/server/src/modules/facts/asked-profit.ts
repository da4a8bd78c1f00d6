// The input of a profit list: whose team, which days, by whom, in which order.
import { isRefusal, profitOrders, type ProfitOrder } from '@baize/contract';
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import { branchOf } from './branch.ts';
import type { FactsPorts } from './ports.ts';
import { periodOf, type AskedDays } from './rules/period.ts';
import { nameOf } from './wire.ts';

interface AskedProfit extends AskedDays {
  readonly customerId?: string | undefined;
  readonly customerName?: string | undefined;
  readonly summaryType?: string | undefined;
  readonly gameType?: string | undefined;
  readonly sort?: string | undefined;
}

type AskingCall = Pick<CallContext, 'now'> & {
  readonly caller: PlayerCaller;
  readonly input: AskedProfit;
};

const isOrder = (text: string): text is ProfitOrder =>
  (profitOrders as readonly string[]).includes(text);

export async function askedProfitOf(ports: FactsPorts, { caller, input, now }: AskingCall) {
  const branch = await branchOf(ports, caller, input.customerId);
  if (isRefusal(branch)) return branch;
  const { callerId, branchId, way } = branch;
  const { sort = '', gameType: category = '', summaryType } = input;
  const search = {
    callerId,
    branchId,
    currency: caller.currency,
    ...periodOf(input, now),
    by: summaryType === 'M' ? ('member' as const) : ('line' as const),
    name: nameOf(input.customerName),
    category,
    order: isOrder(sort) ? sort : ('turnover' as const),
  };
  return { way, search };
}
