// Requires two persons for what one must not do alone: staff who opened a way into a member's
// account may not also decide where its money goes, nor open one after they changed where its
// proofs are sent; and two accounts of staff count as one person while one has just opened a way
// into the other. It holds for a day, in which the member and other staff can notice.
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { subjectOf } from './change-member.ts';
import { holderOf } from './sessions.ts';
import { hasDone } from './store/audit.ts';
import { findStaff } from './store/staff.ts';

const dayMs = 24 * 3_600_000;
const opening = ['edit-member', 'reset-member-password', 'reset-member-factors'];

const settingVendor = ['set-vendor-connection', 'rotate-vendor-key'];

const openingStaff = ['add-staff', 'reset-staff-password', 'reset-staff-factors'];

export interface TwoStaff {
  readonly staff: Pick<StaffCaller, 'staffId'>;
  /** The username of the other. */
  readonly other: string;
  readonly now: number;
}

export interface SetVendor {
  readonly staff: Pick<StaffCaller, 'staffId'>;
  /** As the log names the vendor. */
  readonly subject: string;
}

export interface StaffAction {
  readonly staff: Pick<StaffCaller, 'staffId'>;
  readonly memberId: string;
  readonly now: number;
}

/** Whether they themselves changed the member's facts of late. */
export const hasEdited = (tx: Tx, action: StaffAction) => didOf(tx, action, ['edit-member']);

/** Whether they opened a way into the member's account of late, or prepared one. */
export const hasOpened = (tx: Tx, action: StaffAction) => didOf(tx, action, opening);

/** Whether anybody of staff opened a way into the member's account of late. */
export const wasOpened = (tx: Tx, { memberId, now }: Omit<StaffAction, 'staff'>) =>
  hasDone(tx, { subject: subjectOf(memberId), actions: opening, since: now - dayMs });

/**
 * Whether they ever set where a vendor is or which keys it has: it may be their own, however long
 * ago that was.
 */
export const hasSetVendor = (tx: Tx, { staff, subject }: SetVendor) =>
  hasDone(tx, { staffId: staff.staffId, subject, actions: settingVendor, since: 0 });

/** Whether one of two of staff opened a way into the other's account of late. */
export async function mayBeOne(tx: Tx, { staff, other, now }: TwoStaff): Promise<boolean> {
  const account = await findStaff(tx, other);
  if (account === undefined) return false;
  const since = now - dayMs;
  const opened = (staffId: string, of: string) =>
    hasDone(tx, { staffId, subject: holderOf(of), actions: openingStaff, since });
  return (await opened(staff.staffId, account.staffId)) || opened(account.staffId, staff.staffId);
}

function didOf(tx: Tx, { staff, memberId, now }: StaffAction, actions: readonly string[]) {
  const subject = subjectOf(memberId);
  return hasDone(tx, { staffId: staff.staffId, subject, actions, since: now - dayMs });
}
