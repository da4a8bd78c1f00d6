// An event decides many slips together, e.g. an issue of a lottery. The clock opens and closes it;
// a draw or an outside result decides it. A result may be corrected; a cancelled event stays
// cancelled.
import type { DrawnResult } from '@baize/engines';

export interface EventPlan {
  /** Of the engines, as is the game. */
  readonly family: string;
  readonly gameCode: string;
  /** The issue: unique in its game, and what its draw is drawn by. */
  readonly name: string;
  /** The lottery day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Its place in its day, from 1. */
  readonly seq: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  /** When the last event of its day is drawn: until then the day's seed stays sealed. */
  readonly dayEndsAt: number;
  readonly drawnBy: 'us' | 'outside';
  /** The public beacon that is mixed in, and its round; of outside results none. */
  readonly beacon: string | null;
  readonly beaconRound: number | null;
}

export interface SharedEvent extends Omit<EventPlan, 'dayEndsAt'> {
  readonly eventId: string;
  readonly state: 'planned' | 'drawn' | 'settled' | 'cancelled';
  /** Of the day's seed; null where the result comes from outside. */
  readonly seedId: string | null;
  readonly commitment: string | null;
  readonly randomness: string | null;
  readonly beaconSignature: string | null;
  readonly result: DrawnResult | null;
  /** Counts results: 0 before the first, more than 1 after a correction. */
  readonly resultVersion: number;
  /** Which version of the result all its slips are settled by. */
  readonly settledVersion: number;
  readonly resultAt: number | null;
  readonly settledAt: number | null;
}

export const eventIdOf = ({ gameCode, name }: Pick<EventPlan, 'gameCode' | 'name'>): string =>
  `${gameCode}:${name}`;

/** An event's game: codes of games have no colon. */
export const gameCodeOf = (eventId: string): string => eventId.slice(0, eventId.indexOf(':'));

export type EventState =
  | 'scheduled'
  | 'open'
  | 'closed'
  | 'pending-result'
  | 'drawn'
  | 'settled'
  | 'corrected'
  | 'cancelled';

/** What an event is at a moment; pending: its result is more than `lateMs` late. */
export function eventStateAt(
  { state, resultVersion, ...event }: SharedEvent,
  now: number,
  lateMs: number,
): EventState {
  if (state === 'drawn') return resultVersion > 1 ? 'corrected' : 'drawn';
  if (state !== 'planned') return state;
  if (now < event.opensAt) return 'scheduled';
  if (now < event.closesAt) return 'open';
  return now >= event.drawsAt + lateMs ? 'pending-result' : 'closed';
}

export type EventRefusal = 'issue-unknown' | 'issue-not-open' | 'issue-closed';

export interface TakingSlips {
  /** The server's receive time. */
  readonly now: number;
  /** A slip laid ahead, as part of a chase. */
  readonly mayBeScheduled: boolean;
}

/** Why an event takes no slip; it is never moved to another. */
export function refusalOfEvent(
  event: SharedEvent | undefined,
  { now, mayBeScheduled }: TakingSlips,
): EventRefusal | undefined {
  if (event === undefined) return 'issue-unknown';
  if (event.state !== 'planned' || now >= event.closesAt) return 'issue-closed';
  return now < event.opensAt && !mayBeScheduled ? 'issue-not-open' : undefined;
}
