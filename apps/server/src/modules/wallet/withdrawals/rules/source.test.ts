// Proves that money goes back to where it came from first, and freely once it has.
import { expect, test } from 'vitest';
import { openSources, sourceBefore } from './source.ts';

const sources = openSources([
  { bankCode: 'BDO', deposited: 300n, withdrawn: 100n },
  { bankCode: 'GCASH', deposited: 500n, withdrawn: 0n },
  { bankCode: 'BPI', deposited: 50n, withdrawn: 80n },
]);

test('only what has not gone back yet is a source, the largest first', () => {
  expect(sources).toEqual([
    { bankCode: 'GCASH', left: 500n },
    { bankCode: 'BDO', left: 200n },
  ]);
});

// @proves R28
test.each([
  ['GCASH', 500n, undefined],
  ['BDO', 200n, undefined],
  ['BDO', 201n, 'GCASH'],
  ['GCASH', 501n, 'BDO'],
  ['BPI', 1n, 'GCASH'],
] as const)('to %s goes %d: first %s', (bankCode, amount, first) => {
  expect(sourceBefore(sources, { bankCode, amount })?.bankCode).toBe(first);
});

test('with nothing left to go back money goes anywhere', () => {
  const done = openSources([{ bankCode: 'BDO', deposited: 300n, withdrawn: 300n }]);
  expect(sourceBefore(done, { bankCode: 'BPI', amount: 1000n })).toBeUndefined();
});

test('the last source takes any amount', () => {
  const last = [{ bankCode: 'BDO', left: 10n }];
  expect(sourceBefore(last, { bankCode: 'BDO', amount: 1000n })).toBeUndefined();
});
