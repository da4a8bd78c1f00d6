// Proves that a seal covers every part of a row, and no order of keys.
import { expect, test } from 'vitest';
import { printSealed, type SealedRow } from './audit-chain.ts';

const row: SealedRow = {
  previous: 'p',
  at: 1,
  staffId: 's1',
  staff: 'Olga',
  action: 'lock-member',
  subject: 'member:m1',
  before: { state: 'active', deep: { a: 1, b: 2 } },
  after: null,
};

test('the order of keys does not matter', () => {
  const other = { ...row, before: { deep: { b: 2, a: 1 }, state: 'active' } };
  expect(printSealed(other)).toBe(printSealed(row));
});

test('any change of a row breaks the chain', () => {
  const changes: Partial<SealedRow>[] = [
    { previous: 'q' },
    { at: 2 },
    { staffId: 's2' },
    { staff: 'Olgb' },
    { action: 'lock' },
    { subject: 'member:m2' },
    { before: { state: 'active', deep: { a: 2, b: 1 } } },
    { after: {} },
  ];
  for (const change of changes)
    expect(printSealed({ ...row, ...change })).not.toBe(printSealed(row));
});
