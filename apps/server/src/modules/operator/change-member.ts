// A change of a member by staff: made and written down in one transaction, with its reason.
import { isRefusal, refuse, type Refusal, type RefusalName } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Changed } from '../../platform/audit/index.ts';
import type { OperatorParts } from './parts.ts';

export const subjectOf = (memberId: string) => `member:${memberId}`;

export interface MemberCall {
  readonly caller: StaffCaller;
  readonly input: { readonly id: string; readonly reason: string };
}

/** Gives what the change gave, once it is written down as `action`. */
export function changeMember<C extends Changed, R extends RefusalName>(
  { ports, audit }: OperatorParts,
  { caller, input: { id, reason } }: MemberCall,
  action: string,
  change: (tx: Tx) => Promise<C | Refusal<R>>,
): Promise<C | Refusal<R>> {
  return ports.database.transaction<C | Refusal<R>>(async (tx) => {
    const changed = await change(tx);
    if (isRefusal(changed)) return changed;
    const { before, after } = changed;
    const told = { ...(after as object | null), reason };
    await audit(tx, { staff: caller, action, subject: subjectOf(id), before, after: told });
    return changed;
  });
}

/** The answer of a change that has nothing to tell. */
export async function doneOr<R extends RefusalName>(
  change: Promise<Changed | Refusal<R>>,
): Promise<{ done: true } | Refusal<R>> {
  const changed = await change;
  return isRefusal(changed) ? changed : { done: true };
}

/** The result of a read of a known member. */
export async function ofMember<A>(
  { ports }: Pick<OperatorParts, 'ports'>,
  memberId: string,
  read: () => Promise<A>,
): Promise<A | Refusal<'member-not-found'>> {
  return (await ports.members.file(memberId)) ? read() : refuse('member-not-found');
}
