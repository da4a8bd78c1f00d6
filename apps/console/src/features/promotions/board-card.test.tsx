// The board of a promotion for staff: names and prizes by place, and keeping a member off with the
// reason; the maker writes a race with its board and its places.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OutputOf, promotions } from '@baize/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, refused, showDesk } from '../../app/testing/show-desk.tsx';
import { BoardCard } from './board-card.tsx';
import { newSpec, withTrigger } from './maker/draft.ts';
import { poolOf } from './maker/arithmetic.ts';
import { filledWith } from './maker/templates.ts';
import { claim } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

const entry = { playerId: 'm1', score: '120.50', reachedAt: 1_795_000_000_000, reason: '' };
const board: OutputOf<typeof promotions.openBoard> = {
  promotionId: 'p1',
  period: 'once',
  score: 'turnover',
  currency: 'PHP',
  state: 'running',
  startsAt: 0,
  endsAt: 1_795_000_000_000,
  members: 2,
  prizes: [{ from: 1, to: 3, rewards: claim.rewards }],
  list: [
    { ...entry, place: 1, username: 'ning2026', state: 'on' },
    {
      ...entry,
      playerId: 'm2',
      place: null,
      username: 'twice',
      state: 'excluded',
      reason: 'One person twice',
    },
  ],
};

function showBoard(
  shown = board,
  may: readonly string[] = ['promotions.view', 'promotions.judge'],
) {
  vi.spyOn(client.promotions, 'openBoard').mockResolvedValue(given(shown));
  showDesk(<BoardCard promotionId="p1" />, { may: may as never });
}

test('a member is kept off with a reason, and another is let on again', async () => {
  const change = vi.spyOn(client.promotions, 'changeBoardEntry');
  change.mockResolvedValue(given(board));
  showBoard();
  const row = (await screen.findByText('ning2026')).closest('tr') ?? document.body;
  expect(row.textContent).toContain('120.50');
  expect(row.textContent).toContain('100.00 in cash');
  fireEvent.click(within(row).getByRole('button', { name: 'Keep off' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Two accounts' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Keep off' }));
  const asked = { id: 'p1', username: 'ning2026', isExcluded: true, reason: 'Two accounts' };
  await waitFor(() => expect(change.mock.calls[0]?.[0]).toEqual(asked));
  expect(screen.getByText('One person twice')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Let on again' })).toBeTruthy();
});

test('a board that has ended offers to keep no member off', async () => {
  showBoard({ ...board, state: 'ended' });
  expect(await screen.findByText('ning2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep off' })).toBeNull();
});

test('a promotion on which nobody played yet has no board', async () => {
  vi.spyOn(client.promotions, 'openBoard').mockResolvedValue(refused('board-not-found', 'None'));
  showDesk(<BoardCard promotionId="p1" />, { may: ['promotions.view'] });
  expect(await screen.findByText('Nothing has been ranked yet.')).toBeTruthy();
});

test('a race has a board, and its steps are places that another trigger does not have', () => {
  const race = withTrigger(newSpec(), 'race');
  expect(race.board).toMatchObject({ score: 'turnover' });
  expect(race.tiers[0]?.conditions).toMatchObject([{ fact: 'place', test: 'at-most', value: '1' }]);
  const back = withTrigger(race, 'deposit');
  expect(back.board).toBeNull();
  expect(back.tiers[0]?.conditions).toEqual([]);
});

test('the pool of a race is the sum over its places', () => {
  const { spec } = filledWith('race', {
    now: 0,
    texts: { titles: {}, summaries: {}, terms: {} },
  });
  // 1,000 + 500 + 250 + 7 × 50.
  expect(poolOf(spec)).toBe(21_000_000n);
});
