// Pay by agreement moves what the payer has to the payee, and nothing that the payer lacks.
import { expect, test } from 'vitest';
import { openBook } from '../book.ts';
import { houseAccount, playerAccount } from '../accounts.ts';
import { agentPaid, type AgentPay } from './agent-pay.ts';

const payer = playerAccount('player-cash', 'ann', 'PHP');
const payee = playerAccount('player-cash', 'ben', 'PHP');
const house = houseAccount('house-gaming', 'PHP');
const pay: AgentPay = {
  billId: 'b1',
  part: 1,
  event: 'dividend-paid',
  payerId: 'ann',
  payeeId: 'ben',
  currency: 'PHP',
  amount: 500_000n,
};
const opened = () =>
  openBook([
    { account: payer, balance: 600_000n },
    { account: payee, balance: 0n },
    { account: house, balance: 0n },
  ]);

test('a payer pays a part of a bill once', () => {
  const book = opened();
  book.post(agentPaid(pay));
  book.post(agentPaid(pay));
  expect([book.balance(payer), book.balance(payee)]).toEqual([100_000n, 500_000n]);
});

test('a payer never falls below zero', () => {
  const book = opened();
  const posted = book.post(agentPaid({ ...pay, amount: 600_001n }));
  expect(posted).toEqual({ refused: 'balance-too-low' });
  expect(book.balance(payee)).toBe(0n);
});

test('the house pays whatever it has', () => {
  const book = opened();
  book.post(agentPaid({ ...pay, payerId: null, event: 'salary-paid' }));
  expect([book.balance(house), book.balance(payee)]).toEqual([-500_000n, 500_000n]);
});
