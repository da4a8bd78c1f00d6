// Proves each state against each question: what can be refused, what can be confirmed and in which
// order it is declined, and the second at which silence becomes a yes.
import { expect, test } from 'vitest';
import { isSilent, mayRefuse, refusalOfReceipt, statesOf, wireState } from './withdrawal.ts';
import { withdrawalSteps } from '@baize/contract';
import type { Withdrawal } from './withdrawal.ts';

const paid: Withdrawal = {
  id: 'w1',
  playerId: 'ana',
  currency: 'PHP',
  amount: 1_000_000n,
  bankName: 'BDO Unibank',
  cardHolder: 'Ana Cruz',
  kind: 'bank',
  numberSealed: 'sealed',
  numberEnd: '5678',
  bankCode: 'BDO',
  state: 'paid',
  first: false,
  fee: 0n,
  isSplit: false,
  payoutRound: 1,
  receipt: 'not-received',
  receiptIntent: '',
  requestedAt: 0,
  judgedAt: 1,
  judgedBy: 'staff',
  paidAt: 2,
  receiptDueAt: 1_000,
  receivedAt: null,
  remark: '',
  receiptRemark: '',
  payoutProblem: '',
  payoutRef: '',
};

test('money that may be on its way cannot be given back', () => {
  const refusable = withdrawalSteps.filter((state) => mayRefuse({ ...paid, state }));
  expect(refusable).toEqual(['pending', 'approved']);
});

test.each(['pending', 'approved', 'paying', 'refused'] as const)(
  'a %s withdrawal has no receipt to confirm',
  (state) => {
    expect(refusalOfReceipt({ ...paid, state })).toBe('withdrawal-not-paid');
  },
);

// @proves L119
test.each([
  ['not-received', undefined],
  ['received', 'receipt-already-confirmed'],
  ['forced-received', 'receipt-already-confirmed'],
  ['disputed', 'receipt-disputed'],
] as const)('a receipt that is %s gives %s', (receipt, refusal) => {
  expect(refusalOfReceipt({ ...paid, receipt })).toBe(refusal);
});

// @proves L119
test('silence counts from the due time, for open receipts only', () => {
  expect(isSilent(paid, 999)).toBe(false);
  expect(isSilent(paid, 1_000)).toBe(true);
  expect(isSilent({ ...paid, receipt: 'disputed' }, 2_000)).toBe(false);
  expect(isSilent({ ...paid, state: 'paying' }, 2_000)).toBe(false);
});

test('every state has a family number and back', () => {
  for (const state of withdrawalSteps) expect(statesOf(wireState(state))).toContain(state);
  expect(statesOf(2)).toEqual(['approved', 'paying']);
  expect(statesOf(99)).toEqual([]);
});
