// Proves what a rebate by category and a commission move, and that a day, a category and a kind are
// paid to a recipient once.
import { expect, test } from 'vitest';
import { assertPosting } from '../posting.ts';
import { categoryRebate, commissionPaid } from './category-rebate.ts';

const paid = { playerId: 'ann', currency: 'PHP', amount: 12_300n };
const day = { ...paid, day: '2026-11-21', category: 'LIVE' } as const;

test('a rebate goes from the house to the cash, by day, category and kind', () => {
  const own = categoryRebate({ ...day, kind: 'own' });
  assertPosting(own);
  expect(own).toMatchObject({
    key: 'category-rebate:2026-11-21:LIVE',
    event: 'category-rebate',
    legs: [
      { account: { kind: 'player-cash', owner: 'ann' }, amount: 12_300n },
      { account: { kind: 'house-gaming' }, amount: -12_300n },
    ],
  });
  const team = categoryRebate({ ...day, kind: 'team' });
  expect(team.key).toBe('category-team-rebate:2026-11-21:LIVE');
});

test('a commission goes from the house to the cash, by its number', () => {
  const posting = commissionPaid({ ...paid, commissionId: 'c1' });
  assertPosting(posting);
  expect(posting).toMatchObject({ key: 'commission-paid:c1', reference: 'c1' });
});
