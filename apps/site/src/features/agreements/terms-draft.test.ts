// Typed terms become the terms that are sent: tiers in order, the guaranteed rate first, and what
// is wrong with them is found before the server is asked.
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, newTier, termsOf } from './terms-draft.ts';

const tier = (minTurnover: string, minActive: string, rate: string) => ({
  ...newTier(Number(minTurnover)),
  minTurnover,
  minActive,
  rate,
});
const golden = [tier('500000', '5', '5'), tier('2000000', '10', '10'), tier('6000000', '20', '15')];

test('tiers are sent in order, whichever was typed first', () => {
  const { terms } = termsOf({ ...emptyDraft, tiers: golden.toReversed() }, 'dividend');
  expect(terms?.tiers).toEqual([
    { minTurnover: '500000', minActive: 5, minLoss: '0', rate: '5' },
    { minTurnover: '2000000', minActive: 10, minLoss: '0', rate: '10' },
    { minTurnover: '6000000', minActive: 20, minLoss: '0', rate: '15' },
  ]);
});

test('the guaranteed rate is the first tier, without conditions, and comes back as its box', () => {
  const { terms } = termsOf({ ...emptyDraft, guaranteed: '1.5', tiers: golden }, 'dividend');
  expect(terms?.tiers[0]).toEqual({ minTurnover: '0', minActive: 0, minLoss: '0', rate: '1.5' });
  const draft = draftOf(terms!);
  expect(draft.guaranteed).toBe('1.5');
  expect(draft.tiers.map(({ rate }) => rate)).toEqual(['5', '10', '15']);
  expect(termsOf(draft, 'dividend').terms).toEqual(terms);
});

test('rows left empty are no tiers, and amounts are sent in their plain form', () => {
  const draft = { ...emptyDraft, tiers: [tier('007.', '3', '0.5'), newTier(9)], maximum: '' };
  const { terms } = termsOf(draft, 'dividend');
  expect(terms?.tiers).toEqual([{ minTurnover: '7', minActive: 3, minLoss: '0', rate: '0.5' }]);
  expect(terms?.maximum).toBe('0');
});

test.each([
  ['no-tier', [newTier(0)]],
  ['rate-wrong', [tier('100', '', '')]],
  ['rate-wrong', [tier('100', '', '100.5')]],
  ['not-rising', [tier('100', '', '5'), tier('200', '', '4')]],
  ['rate-wrong', [tier('100', '', '0')]],
  ['not-rising', [tier('100', '5', '5'), tier('200', '4', '6')]],
  ['same-twice', [tier('100', '2', '5'), tier('100', '2', '6')]],
] as const)('%s is told and nothing is sent', (problem, tiers) => {
  expect(termsOf({ ...emptyDraft, tiers }, 'dividend')).toEqual({ problem });
});

test('a salary carries nothing over, and a dividend is of a loss anyway', () => {
  const draft = { ...emptyDraft, tiers: golden, carryNegative: true, onlyIfLoss: true };
  const flags = { carryNegative: true, onlyIfLoss: false };
  expect(termsOf(draft, 'dividend').terms).toMatchObject(flags);
  const others = { carryNegative: false, onlyIfLoss: true };
  expect(termsOf(draft, 'daily-salary').terms).toMatchObject(others);
});
