// Proves which numbers of an issue are limited, and which list of them is refused.
import { expect, test } from 'vitest';
import { createLimitedOf, limitedFault, limitedOf } from './limited-list.ts';

test('the list of an issue goes before that of its lottery', () => {
  const ofGame = {
    revision: 3,
    numbers: [
      { play: 'TOP2', number: '07', rate: 50 },
      { play: 'TOP3', number: '007', rate: 50 },
    ],
  };
  const ofIssue = { revision: 1, numbers: [{ play: 'TOP2', number: '07', rate: 0 }] };
  const { version, numbers, rates } = limitedOf(ofGame, ofIssue);
  expect(version).toBe('3.1');
  expect(numbers).toEqual([
    { play: 'TOP2', number: '07', rate: 0 },
    { play: 'TOP3', number: '007', rate: 50 },
  ]);
  expect(rates.get('TOP2')?.get(7)).toBe(0);
  expect(limitedOf().version).toBe('0.0');
});

test('issues that share their lists share what is worked out of them', () => {
  const joined = createLimitedOf();
  const list = { revision: 1, numbers: [] };
  expect(joined(list)).toBe(joined(list));
  expect(joined()).toBe(joined());
  expect(joined(list, { ...list })).not.toBe(joined(list));
});

const one = { play: 'TOP2', number: '07', rate: 50 };

test.each([
  [[one], undefined],
  [[one, { ...one, rate: 0 }], '07'],
  [[{ ...one, number: '7' }], '7'],
  [[{ ...one, play: 'LO2' }], '07'],
])('%j: the fault is %s', (numbers, number) => {
  expect(limitedFault('THAI', numbers)?.number).toBe(number);
});
