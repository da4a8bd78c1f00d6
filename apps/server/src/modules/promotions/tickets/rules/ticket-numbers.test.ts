// Every ticket of a reward is in exactly one state.
import { ticketStatuses } from '@baize/contract';
import { expect, test } from 'vitest';
import { numbersOf, type Numbered } from './ticket-numbers.ts';

const five: Numbered = { given: 5, cancelled: 0, givenUp: [4], opened: [2, 1], isOver: false };
const statesOf = (numbered: Numbered) =>
  Object.fromEntries(ticketStatuses.map((status) => [status, numbersOf(numbered, status)]));

test.each<[string, Partial<Numbered>, object]>([
  ['can be used', {}, { AVAILABLE: [3, 5], EXPIRED: [], CANCELLED: [4] }],
  ['are over', { isOver: true }, { AVAILABLE: [], EXPIRED: [3, 5], CANCELLED: [4] }],
  ['were taken back', { cancelled: 2 }, { AVAILABLE: [], EXPIRED: [], CANCELLED: [3, 4, 5] }],
  [
    'were taken back and are over',
    { cancelled: 2, isOver: true },
    { AVAILABLE: [], EXPIRED: [], CANCELLED: [3, 4, 5] },
  ],
])('of five tickets two opened, one given up, the others %s', (_, change, expected) => {
  const states = statesOf({ ...five, ...change });
  expect(states).toEqual({ ...expected, CLAIMED: [1, 2] });
  expect(Object.values(states).flat().toSorted()).toEqual([1, 2, 3, 4, 5]);
});
