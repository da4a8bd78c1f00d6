// The decisions about an issue by number of persons and moment, from its state alone.
import { expect, test } from 'vitest';
import {
  refusalOfCancel,
  refusalOfCorrection,
  refusalOfEntry,
  refusalOfNumbers,
  type EventWithResult,
} from './two-persons.ts';

const event = (
  state: EventWithResult['state'],
  more: Partial<EventWithResult> = {},
): EventWithResult => ({
  state,
  opensAt: 0,
  closesAt: 1000,
  drawsAt: 2000,
  drawnBy: 'outside',
  result: state === 'planned' || state === 'cancelled' ? null : [4, 0, 7],
  ...more,
});

test.each([
  ['planned', 1999, 'result-too-early'],
  ['planned', 2000, undefined],
  ['drawn', 2000, 'result-known'],
  ['settled', 2000, 'result-known'],
  ['cancelled', 2000, 'issue-cancelled'],
] as const)('a result of an issue that is %s at %i: %s', (state, now, refused) => {
  expect(refusalOfEntry(event(state), now)?.refused).toBe(refused);
});

test.each([
  ['planned', 'issue-not-drawn'],
  ['drawn', 'issue-settling'],
  ['settled', undefined],
  ['cancelled', 'issue-not-drawn'],
] as const)('a correction of an issue that is %s: %s', (state, refused) => {
  expect(refusalOfCorrection(event(state), [1, 2, 3])?.refused).toBe(refused);
});

test.each([
  ['planned', undefined],
  ['drawn', 'issue-drawn'],
  ['settled', 'issue-drawn'],
  ['cancelled', 'issue-cancelled'],
] as const)('the cancellation of an issue that is %s: %s', (state, refused) => {
  expect(refusalOfCancel(event(state))?.refused).toBe(refused);
});

test('a draw of ours is neither entered nor corrected, and a correction changes something', () => {
  const ours = event('settled', { drawnBy: 'us' });
  expect(refusalOfEntry(ours, 2000)?.refused).toBe('drawn-by-us');
  expect(refusalOfCorrection(ours, [1, 2, 3])?.refused).toBe('drawn-by-us');
  expect(refusalOfCorrection(event('settled'), [4, 0, 7])?.refused).toBe('result-same');
});

test.each([
  ['LF3', [4, 0, 7], undefined],
  ['LF3', [4, 0], 'places_wrong'],
  ['K3', [0, 1, 2], 'number_unknown'],
  ['11X5', [1, 2, 3, 4, 4], 'number_repeated'],
] as const)('%s may draw %j: %s', (kind, numbers, reason) => {
  expect(refusalOfNumbers(kind, numbers)?.facts?.['reason']).toBe(reason);
});
