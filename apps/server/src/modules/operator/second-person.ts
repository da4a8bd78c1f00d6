// Two persons for what one must not do alone: whoever has opened a way into a member's account does
// not also judge where its money goes, nor make a way in after they changed where proofs are sent.
// It holds for a day, in which the member and other staff can notice.
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { subjectOf } from './change-member.ts';
import { hasDone } from './store/audit.ts';

const dayMs = 24 * 3_600_000;
const opening = ['edit-member', 'reset-member-password', 'reset-member-factors'];

const settingVendor = ['set-vendor-connection', 'rotate-vendor-key'];

export interface SetVendor {
  readonly staff: Pick<StaffCaller, 'staffId'>;
  /** As the log names the vendor. */
  readonly subject: string;
}

export interface Deed {
  readonly staff: Pick<StaffCaller, 'staffId'>;
  readonly memberId: string;
  readonly now: number;
}

/** Whether they themselves changed the member's facts of late. */
export const hasEdited = (tx: Tx, deed: Deed) => didOf(tx, deed, ['edit-member']);

/** Whether they opened a way into the member's account of late, or prepared one. */
export const hasOpened = (tx: Tx, deed: Deed) => didOf(tx, deed, opening);

/**
 * Whether they ever set where a vendor is or which keys it has: it may be their own, however long
 * ago that was.
 */
export const hasSetVendor = (tx: Tx, { staff, subject }: SetVendor) =>
  hasDone(tx, { staffId: staff.staffId, subject, actions: settingVendor, since: 0 });

function didOf(tx: Tx, { staff, memberId, now }: Deed, actions: readonly string[]) {
  const subject = subjectOf(memberId);
  return hasDone(tx, { staffId: staff.staffId, subject, actions, since: now - dayMs });
}
