// A staff action on another member of staff: judged by what both may at that moment, one after the
// other, so that two who take each other's rights do not both succeed.
import { refuse, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { OperatorParts } from './parts.ts';
import { refusalOfReach } from './rules/reach.ts';
import { lockStaff, readAccount, type StaffAccount } from './store/staff.ts';

export interface Reached {
  readonly tx: Tx;
  readonly account: StaffAccount;
  /** The caller as they are now, not as they were when the call began. */
  readonly by: StaffAccount;
}

export type ReachRefusal = Refusal<'staff-unknown' | 'staff-own' | 'staff-above-own'>;

export function onAccount<A>(
  { ports }: OperatorParts,
  caller: StaffCaller,
  staffId: string,
  act: (reached: Reached) => Promise<A>,
): Promise<A | ReachRefusal> {
  return ports.database.transaction<A | ReachRefusal>(async (tx) => {
    await lockStaff(tx);
    const account = await readAccount(tx, staffId);
    if (!account) return refuse('staff-unknown');
    const by = await readAccount(tx, caller.staffId);
    const mayEdit = by?.state === 'active' && by.permissions.includes('staff.edit');
    if (!by || !mayEdit) return refuse('staff-above-own');
    return refusalOfReach(by, account) ?? act({ tx, account, by });
  });
}
