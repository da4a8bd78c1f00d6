// The state of an issue at a moment, as shown to players and staff.
import type { LotteryIssueState } from '@baize/contract';

export interface IssueEvent {
  readonly state: 'planned' | 'drawn' | 'settled' | 'cancelled';
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly drawnBy: 'us' | 'outside';
}

/** How long after its draw an issue may be without a result before it is called late. */
export const lateMs = { us: 30_000, outside: 10 * 60_000 } as const;

export function issueState(event: IssueEvent, now: number): LotteryIssueState {
  if (event.state !== 'planned') return event.state;
  if (now < event.opensAt) return 'scheduled';
  if (now < event.closesAt) return 'open';
  return now >= event.drawsAt + lateMs[event.drawnBy] ? 'pending-result' : 'closed';
}

/** Its draw is due and there is no result. */
export const isLate = (event: IssueEvent, now: number): boolean =>
  issueState(event, now) === 'pending-result';
