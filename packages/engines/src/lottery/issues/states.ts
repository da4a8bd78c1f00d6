// The states of an issue and which follow which. The clock opens and closes; a draw or an outside
// result draws; nothing leads back, and what was cancelled stays cancelled.
import type { Issue } from './schedule.ts';

const follows = {
  scheduled: ['open', 'cancelled'],
  open: ['closed', 'cancelled'],
  closed: ['drawn', 'pending-result', 'cancelled'],
  'pending-result': ['drawn', 'cancelled'],
  drawn: ['settling'],
  settling: ['settled'],
  settled: ['corrected'],
  // A corrected result is settled again; the old payout is reversed by an entry of its own.
  corrected: ['settling'],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type IssueState = keyof typeof follows;

export const issueStates = Object.keys(follows) as IssueState[];

export function mayFollow(from: IssueState, to: IssueState): boolean {
  return follows[from].some((state) => state === to);
}

/** What the clock alone makes of an issue. */
export function stateByClock({ opensAt, closesAt }: Issue, now: number): IssueState {
  if (now < opensAt) return 'scheduled';
  return now < closesAt ? 'open' : 'closed';
}

/** Whether a slip that names the issue is taken: it is never moved to another. */
export function takesSlips(state: IssueState, issue: Issue, now: number): boolean {
  return state === 'open' && stateByClock(issue, now) === 'open';
}

/** Whether a slip may be laid ahead, as part of a chase. */
export function takesChase(state: IssueState, issue: Issue, now: number): boolean {
  return (state === 'open' || state === 'scheduled') && now < issue.closesAt;
}

/** Whether a closed issue waits for its result for too long. */
export function isLate(state: IssueState, issue: Issue, now: number, lateMs: number): boolean {
  return state === 'closed' && now >= issue.drawsAt + lateMs;
}
