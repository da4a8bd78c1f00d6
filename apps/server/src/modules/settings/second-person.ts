// Two of staff for what lets one of them decide more alone: the first one's value waits until
// another one sets the same. The same person, or one who may be, only proposes it again.
import { isDeepStrictEqual } from 'node:util';
import { refuse, type PolicyName, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { SettingsPorts } from './ports.ts';
import type { Changes, Proposal } from './store/reader.ts';
import { dropProposal, writeProposal } from './store/writer.ts';

interface Asked {
  readonly staff: StaffCaller;
  readonly name: PolicyName | 'profile';
  readonly value: unknown;
  readonly isLooser: boolean;
  readonly waiting: Changes['proposals'];
  readonly now: number;
}

/** Who proposed what is set now, for the audit log. */
export const proposedOf = (proposal: Proposal | undefined) =>
  proposal === undefined ? {} : { proposedBy: proposal.by };

/** Undefined: it is set now; else it waits, as it stands after the call. */
export async function waitForSecond(
  { mayBeOne, audit }: Pick<SettingsPorts, 'mayBeOne' | 'audit'>,
  tx: Tx,
  { staff, name, value, isLooser, waiting, now }: Asked,
): Promise<Proposal | Refusal<'second-person-needed'> | undefined> {
  const before = waiting[name];
  const isSame = before !== undefined && isDeepStrictEqual(before.value, value);
  if (isLooser && isSame && before.by !== staff.username) {
    if (await mayBeOne(tx, { staff, other: before.by, now })) return refuse('second-person-needed');
  } else if (isLooser) {
    const proposal = { value, by: staff.username, at: now };
    if (isSame) return before;
    await writeProposal(tx, { name, value, by: staff.username, now });
    const note = { before: before ?? null, after: proposal };
    await audit(tx, { staff, action: 'propose-policy', subject: name, ...note });
    return proposal;
  }
  if (before !== undefined) await dropProposal(tx, name);
  return undefined;
}
