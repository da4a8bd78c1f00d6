// Marks and facts of a withdrawal: each mark at its bound and one step inside it, worked by hand.
import { expect, test } from 'vitest';
import type { RiskMark } from '@baize/contract';
import { marksOf, ruleFactsOf, type Known } from './risk.ts';

const day = 24 * 3_600_000;
const now = 100 * day;

/** Somebody of long standing, of whom there is nothing to say. */
const plain: Known = {
  now,
  amount: 1_000_0000n,
  registeredAt: now - 50 * day,
  deviceSince: now - 20 * day,
  payeeSince: now - 20 * day,
  paid: 2,
  paidSum: 500_0000n,
  openSum: 0n,
  paidToPayee: 1,
  refused: 0,
  askedInDay: 0,
  askedInDaySum: 0n,
  deposits: 3,
  depositSum: 2_000_0000n,
  staked: 5_000_0000n,
  oppositeStaked: 1_000_0000n,
  oppositeOffset: 0n,
  name: 'same',
  holder: 'Ana Cruz',
  proved: 'Ana Cruz',
  sameDevice: 0,
  sameAddress: 0,
  sameDocument: 0,
  samePayee: 0,
  sameHolder: 0,
  wasOpened: false,
};
const marks = (change: Partial<Known>) => marksOf({ ...plain, ...change }).map(({ mark }) => mark);

test('somebody of long standing has no mark', () => {
  expect(marks({})).toEqual([]);
});

test.each<[RiskMark, Partial<Known>, Partial<Known>]>([
  ['name-differs', { name: 'differs' }, { name: 'slip' }],
  ['name-unproved', { name: 'unproved' }, { name: 'part' }],
  ['first-withdrawal', { paid: 0 }, { paid: 1 }],
  ['new-account', { registeredAt: now - 3 * day + 1 }, { registeredAt: now - 3 * day }],
  ['new-payee', { payeeSince: now - 1, paidToPayee: 0 }, { payeeSince: now - 1 }],
  ['new-device', { deviceSince: now - day + 1 }, { deviceSince: now - day }],
  ['access-changed', { wasOpened: true }, {}],
  ['refused-before', { refused: 1 }, { refused: 0 }],
  ['many-requests', { askedInDay: 3 }, { askedInDay: 2 }],
  ['little-play', { staked: 999_9999n }, { staked: 1_000_0000n }],
  ['opposite-bets', { oppositeOffset: 300_0000n }, { oppositeOffset: 299_9999n }],
  ['win-far-above-deposits', { paidSum: 21_000_0001n }, { paidSum: 21_000_0000n }],
  ['same-device', { sameDevice: 1 }, {}],
  ['same-address', { sameAddress: 1 }, {}],
  ['same-payee', { samePayee: 1 }, {}],
  ['same-holder', { sameHolder: 1 }, {}],
  ['same-document', { sameDocument: 1 }, {}],
])('%s is marked at its bound and not before', (mark, at, before) => {
  expect(marks(at)).toContain(mark);
  expect(marks(before)).not.toContain(mark);
});

test('a device is not new on the first day of an account', () => {
  const first = { registeredAt: now - day + 1, deviceSince: now - 1 };
  expect(marks(first)).not.toContain('new-device');
});

test('rules compare money in the currency, and counts, days and percents as they are', () => {
  const facts = ruleFactsOf({ ...plain, askedInDay: 2, askedInDaySum: 700_0000n }, 4);
  expect(facts).toEqual({
    amount: 1_000_0000n,
    'paid-before': 2_0000n,
    'account-days': 50_0000n,
    'device-days': 20_0000n,
    'payee-days': 20_0000n,
    'asked-in-day': 3_0000n,
    'asked-in-day-amount': 1_700_0000n,
    'net-win': -500_0000n,
    'opposite-share': 0n,
    'played-share': 500_0000n,
    marks: 4_0000n,
  });
});

test('others that wait count with it: many small ones are judged like one of their sum', () => {
  const many = { ...plain, amount: 400_0000n, openSum: 4_800_0000n };
  const facts = ruleFactsOf(many, 0);
  expect(facts['net-win']).toBe(3_700_0000n);
  expect(facts['played-share']).toBe(96_0000n);
  expect(marks(many)).toEqual(['little-play']);
});
