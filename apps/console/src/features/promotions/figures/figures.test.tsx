// Figures of a promotion: its cost by day, what members did before and after, and signs of abuse
// when staff look for them.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../../app/client.ts';
import { given, showDesk } from '../../../app/testing/show-desk.tsx';
import { PromotionFigures } from './promotion-figures.tsx';

afterEach(() => vi.restoreAllMocks());

const may = ['promotions.view'] as const;
const figures = {
  currency: 'PHP',
  cost: '900.0000',
  claims: 12,
  members: 9,
  days: [{ day: '2026-11-26', cost: '900.0000', claims: 12, members: 9 }],
  effect: {
    members: 4,
    span: 7,
    before: { deposits: '400.0000', turnover: '8000.0000' },
    after: { deposits: '600.0000', turnover: '10000.0000' },
  },
};

function show(found: typeof figures) {
  vi.spyOn(client.promotions, 'getPromotionFigures').mockResolvedValue(given(found));
  showDesk(<PromotionFigures promotionId="p1" />, { may });
}

test('cost, uptake and what members did after are told, each for a member', async () => {
  show(figures);
  expect(await screen.findByText('2026-11-26')).toBeTruthy();
  // 900 for 9 members; deposits of 400 and 600, stakes of 8,000 and 10,000 by 4.
  for (const amount of ['P 150.00', 'P 2,000.00', 'P 2,500.00'])
    expect(screen.getByText(amount)).toBeTruthy();
  expect(screen.getAllByText('P 100.00')).toHaveLength(2);
  expect(screen.getByText(/Averages of 4 members, in the 7 days/u)).toBeTruthy();
});

test('a promotion that nobody had says so', async () => {
  show({ ...figures, claims: 0 });
  expect(await screen.findByText(/Nobody has had a reward/u)).toBeTruthy();
});

test('an effect that is too young is not told', async () => {
  show({ ...figures, effect: { ...figures.effect, members: 0 } });
  expect(await screen.findByText(/Nobody had a first reward 7 days ago/u)).toBeTruthy();
});

test('members with signs of abuse are named with their reason', async () => {
  show(figures);
  const signal = { signal: 'opposite-bets' as const, members: 0, had: 0, named: [], percent: 64 };
  const member = { claimId: 'c1', playerId: 'm1', username: 'twin', cost: '100.0000', at: 0 };
  const look = vi
    .spyOn(client.promotions, 'findPromotionSignals')
    .mockResolvedValue(
      given({ looked: 9, currency: 'PHP', list: [{ ...member, signals: [signal] }] }),
    );
  fireEvent.click(await screen.findByRole('button', { name: 'Look for signs' }));
  expect(await screen.findByText('9 members looked at, 1 with signs.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'twin' })).toBeTruthy();
  expect(screen.getByText(/64 % of the stakes/u)).toBeTruthy();
  expect(look).toHaveBeenCalledWith({ id: 'p1' });
});
