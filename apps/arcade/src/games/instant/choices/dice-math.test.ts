// Chance, multiplier and mark of the dice say the same choice, exactly.
import { expect, test } from 'vitest';
import { diceMultiplier } from './cases.ts';
import { markOf, printHundredths, readChance, readMark, readMultiplier } from './dice-math.ts';

const limits = { outcomes: 10_000, chanceLeast: 100, chanceMost: 9500 };

test('every chance reads back from its mark and from its multiplier', () => {
  for (let chance = limits.chanceLeast; chance <= limits.chanceMost; chance += 1) {
    for (const side of ['under', 'over'] as const) {
      const mark = printHundredths(markOf({ side, chance }, limits));
      expect(readMark(mark, { side, limits })).toBe(chance);
    }
    expect(readChance(printHundredths(chance), limits)).toBe(chance);
    const read = readMultiplier(diceMultiplier(chance, limits.outcomes), limits) ?? 0;
    expect(diceMultiplier(read, limits.outcomes)).toBe(diceMultiplier(chance, limits.outcomes));
  }
});

test('worked by hand: 50 % pays 1.98 times, under 50.00 or over 49.99', () => {
  expect(diceMultiplier(5000, 10_000)).toBe('1.9800');
  expect(printHundredths(markOf({ side: 'under', chance: 5000 }, limits))).toBe('50.00');
  expect(printHundredths(markOf({ side: 'over', chance: 5000 }, limits))).toBe('49.99');
  expect(readMultiplier('1.98', limits)).toBe(5000);
  expect(readMultiplier('2', limits)).toBe(4950);
});

test('a chance outside the limits is not read', () => {
  for (const text of ['', '0', '0.99', '95.01', '100', 'x', '5.555']) {
    expect(readChance(text, limits)).toBeUndefined();
  }
  expect(readMultiplier('0', limits)).toBeUndefined();
  expect(readMultiplier('1000', limits)).toBeUndefined();
});
