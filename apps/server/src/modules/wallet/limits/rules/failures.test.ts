// Proves that the fifth failure within ten minutes blocks the means and not the fourth, that five
// more suspend every deposit, and that a block of a means ends by itself.
import { expect, test } from 'vitest';
import { blockAfter, blockOf, everyMeans } from './failures.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const policy = { most: 5, minutes: 10, blockHours: 24 };
const failed = (count: number, { means = 'qr', at = now } = {}) =>
  Array.from({ length: count }, () => ({ means, at }));

// @proves R27
test('the fifth failure of a means within ten minutes blocks it for a day', () => {
  const facing = { blocks: [], means: 'qr', now };
  expect(blockAfter({ ...facing, failures: failed(4) }, policy)).toBeUndefined();
  const block = blockAfter({ ...facing, failures: failed(5) }, policy);
  expect(block).toEqual({ means: 'qr', at: now, until: now + 24 * 60 * minute });
});

test('failures of long ago and of another means do not count', () => {
  const failures = [
    ...failed(2),
    ...failed(4, { at: now - 10 * minute }),
    ...failed(4, { means: 'bank' }),
  ];
  expect(blockAfter({ failures, blocks: [], means: 'qr', now }, policy)).toBeUndefined();
});

// @proves R27
test('five more while a block is on suspend every means until staff lift it', () => {
  const blocks = [{ means: 'qr', at: now, until: now + 24 * 60 * minute }];
  const later = now + 5 * minute;
  const old = failed(5);
  const four = [...old, ...failed(4, { means: 'bank', at: later })];
  const facing = { blocks, means: 'bank', now: later };
  expect(blockAfter({ ...facing, failures: four }, policy)).toBeUndefined();
  const five = [...old, ...failed(5, { means: 'bank', at: later })];
  const block = blockAfter({ ...facing, failures: five }, policy);
  expect(block).toEqual({ means: everyMeans, at: later, until: null });
});

test('a block of a means ends by itself and stops no other means; a suspension stops all', () => {
  const block = { means: 'qr', at: now, until: now + minute };
  expect(blockOf([block], 'qr', now)).toEqual(block);
  expect(blockOf([block], 'qr', now + minute)).toBeUndefined();
  expect(blockOf([block], 'bank', now)).toBeUndefined();
  const all = { means: everyMeans, at: now, until: null };
  expect(blockOf([block, all], 'bank', now + 99 * minute)).toEqual(all);
});
