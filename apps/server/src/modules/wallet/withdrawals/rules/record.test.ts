// The record of a withdrawal: any change of it gives another content, and a change of who is paid,
// how much or where gives other terms.
import { expect, test } from 'vitest';
import { recordTexts } from './record.ts';
import type { Withdrawal } from './withdrawal.ts';

const withdrawal: Withdrawal = {
  id: 'w1',
  playerId: 'ana',
  currency: 'PHP',
  amount: 4_000_000n,
  fee: 0n,
  isSplit: false,
  payoutRound: 1,
  kind: 'bank',
  bankCode: 'BDO',
  bankName: 'BDO Unibank',
  cardHolder: 'Ana Cruz',
  numberSealed: 'sealed',
  numberEnd: '5678',
  state: 'pending',
  first: false,
  receipt: 'not-received',
  receiptIntent: '',
  requestedAt: 1000,
  judgedAt: null,
  judgedBy: '',
  paidAt: null,
  receiptDueAt: null,
  receivedAt: null,
  remark: '',
  receiptRemark: '',
  payoutProblem: '',
  payoutRef: '',
};
const first = recordTexts(withdrawal, 'digest');

test.each<[string, Partial<Withdrawal>]>([
  ['the amount', { amount: 4_000_001n }],
  ['the player', { playerId: 'bob' }],
  ['the currency', { currency: 'IDR' }],
  ['the bank', { bankCode: 'BPI' }],
  ['the holder', { cardHolder: 'Ana Cruzz' }],
])('another value of %s gives other terms and another content', (_, change) => {
  const changed = recordTexts({ ...withdrawal, ...change }, 'digest');
  expect(changed.terms).not.toBe(first.terms);
  expect(changed.content).not.toBe(first.content);
});

test('another account number gives other terms', () => {
  expect(recordTexts(withdrawal, 'another').terms).not.toBe(first.terms);
});

test.each<[string, Partial<Withdrawal>]>([
  ['the state', { state: 'approved', judgedAt: 2000, judgedBy: 'olga' }],
  ['a failed payout', { payoutProblem: 'payout-failed' }],
  ['the remark', { remark: 'call back' }],
])('a change of %s gives another content under the same terms', (_, change) => {
  const changed = recordTexts({ ...withdrawal, ...change }, 'digest');
  expect(changed.terms).toBe(first.terms);
  expect(changed.content).not.toBe(first.content);
});

test('a number that is sealed anew is the same record', () => {
  expect(recordTexts({ ...withdrawal, numberSealed: 'anew' }, 'digest')).toEqual(first);
});
