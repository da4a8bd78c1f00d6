// The input of every team report: whose team, which days, a part of a name, a page. A request for a
// team that the caller does not lead is refused before anything is read.
import { isRefusal } from '@baize/contract';
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import { branchOf } from './branch.ts';
import type { AgentsPorts } from './ports.ts';
import { periodOf, type AskedDays } from './rules/period.ts';
import type { ListSearch } from './store/figures.ts';
import { nameOf, pageOf, type AskedPage } from './wire.ts';

interface AskedList extends AskedDays, AskedPage {
  readonly customerId?: string | undefined;
  readonly customerName?: string | undefined;
}

type AskingCall = Pick<CallContext, 'now'> & {
  readonly caller: PlayerCaller;
  readonly input: AskedList;
};

export async function askedListOf(ports: AgentsPorts, { caller, input, now }: AskingCall) {
  const branch = await branchOf(ports, caller, input.customerId);
  if (isRefusal(branch)) return branch;
  const { limit, offset, told } = pageOf(input);
  const search: ListSearch = {
    callerId: caller.playerId,
    agentId: branch.agentId,
    currency: caller.currency,
    ...periodOf(input, now),
    name: nameOf(input.customerName),
    limit,
    offset,
  };
  return { way: branch.way, search, told };
}
