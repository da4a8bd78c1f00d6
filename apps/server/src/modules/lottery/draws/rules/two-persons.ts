// Decides which steps on an issue need two persons, and why a result cannot be entered or
// corrected.
import { refuse, type Refusal } from '@baize/contract';
import { drawKinds, resultRefusal, type KindCode } from '@baize/engines';
import type { Units } from '@baize/money';
import type { IssueEvent } from './issue-state.ts';
import { refusedBy } from './refused-by.ts';

const cancelAloneMost: Units = 10_000_000n;

/** So much may lie on an issue that one person cancels; once it is closed, nothing. */
export const cancelAloneMostOf = ({ closesAt }: Pick<IssueEvent, 'closesAt'>, now: number): Units =>
  now < closesAt ? cancelAloneMost : 0n;

export interface EventWithResult extends IssueEvent {
  readonly result: readonly number[] | null;
}

type Invalid = Refusal<'result-invalid'>;

export function refusalOfNumbers(kind: KindCode, numbers: readonly number[]): Invalid | undefined {
  const drawn = drawKinds.find(({ code }) => code === kind);
  const reason = drawn && resultRefusal(drawn, numbers);
  return reason === undefined ? undefined : refuse('result-invalid', refusedBy(reason));
}

export function refusalOfEntry(
  event: IssueEvent,
  now: number,
): Refusal<'drawn-by-us' | 'result-too-early' | 'issue-cancelled' | 'result-known'> | undefined {
  if (event.drawnBy === 'us') return refuse('drawn-by-us');
  if (now < event.drawsAt) return refuse('result-too-early');
  if (event.state === 'cancelled') return refuse('issue-cancelled');
  return event.state === 'planned' ? undefined : refuse('result-known');
}

export function refusalOfCorrection(
  event: EventWithResult,
  numbers: readonly number[],
): Refusal<'drawn-by-us' | 'issue-not-drawn' | 'issue-settling' | 'result-same'> | undefined {
  if (event.drawnBy === 'us') return refuse('drawn-by-us');
  if (event.state === 'drawn') return refuse('issue-settling');
  if (event.state !== 'settled') return refuse('issue-not-drawn');
  return event.result?.join() === numbers.join() ? refuse('result-same') : undefined;
}

export function refusalOfCancel(
  event: IssueEvent,
): Refusal<'issue-drawn' | 'issue-cancelled'> | undefined {
  if (event.state === 'cancelled') return refuse('issue-cancelled');
  return event.state === 'planned' ? undefined : refuse('issue-drawn');
}
