// The days of one member, as far as they were counted below the caller, for reports of older
// clients.
import { isRefusal } from '@baize/contract';
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import { branchOf } from './branch.ts';
import type { FactsPorts } from './ports.ts';
import { periodOf, type AskedDays } from './rules/period.ts';
import { readBranchDays } from './store/profit.ts';

type AskingCall = Pick<CallContext, 'now'> & {
  readonly caller: PlayerCaller;
  readonly input: AskedDays & { readonly customerId: string };
};

export async function memberDaysOf(ports: FactsPorts, { caller, input, now }: AskingCall) {
  const branch = await branchOf(ports, caller, input.customerId);
  if (isRefusal(branch)) return branch;
  const { callerId, branchId: memberId } = branch;
  return readBranchDays(ports.database.kysely, {
    callerId,
    branchId: callerId,
    memberId,
    currency: caller.currency,
    ...periodOf(input, now),
  });
}
