// A board shows who leads under masked names, what each place wins, and the own place below them; a
// mission offers the claim of the milestone that was reached, and the menu counts what is due.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { useRewardsDue } from '../../app/rewards-due.ts';
import { useSessionStore } from '../../app/session/session.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { DueBadge } from '../../shell/due-badge.tsx';
import { BoardPanel } from './board-panel.tsx';
import type { Board } from './boards.ts';
import { MissionsScreen } from './missions-screen.tsx';
import type { Mission } from './missions.ts';

const reward = (amount: string) => ({
  kind: 'cash' as const,
  amount,
  ticket: '' as const,
  gameCode: '',
  stake: '0',
  terms: {
    times: 1,
    withDeposit: false,
    days: 7,
    stakeMax: null,
    releaseMax: null,
    sticky: false,
    funding: 'cash-first' as const,
  },
});

const board: Board = {
  promotionId: 'p1',
  period: 'once',
  score: 'multiple',
  currency: 'PHP',
  state: 'running',
  startsAt: 0,
  endsAt: Date.now() + 3_600_000,
  members: 1234,
  hasLast: false,
  prizes: [
    { from: 1, to: 1, rewards: [reward('500')] },
    { from: 2, to: 10, rewards: [reward('25')] },
  ],
  list: [1, 2, 3, 4].map((place) => ({
    place,
    name: `pl***${place}`,
    score: String(10_000 - place),
    isOwn: false,
  })),
  own: { place: 1234, score: '250' },
};

const games = { categories: [], vendors: [], games: [] };
const step = (value: string, reached: string, holds: boolean) => ({
  conditions: [
    { fact: 'turnover' as const, test: 'at-least' as const, value, reached, holds, games },
  ],
  rewards: [reward('10')],
  shares: [0],
  holds,
  had: false,
});
const mission: Mission = {
  promotionId: 'm1',
  title: 'Slots of the week',
  summary: '',
  category: 'slots',
  picture: 'target',
  startsAt: 0,
  endsAt: null,
  place: 0,
  trigger: 'play',
  state: 'claim',
  claimIds: ['c1'],
  currency: 'PHP',
  steps: [step('100', '150', true), step('1000', '150', false)],
  claims: [{ claimId: 'c1', step: 0 }],
  periodEndsAt: null,
  hasBoard: true,
  gives: { reward: reward('10'), share: 0, most: '10', isTop: false },
};

const answers = (value: unknown) => ({ ok: true, value }) as never;

beforeEach(() => {
  globalThis.matchMedia = (media: string) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never;
  vi.stubGlobal(
    'WebSocket',
    class {
      addEventListener() {}
      close() {}
      send() {}
    },
  );
  showTexts(translatorOf('en'));
  queryClient.clear();
  const rewards = { modId: 'REWCEN3', enabled: '1', childrenNodes: [] };
  queryClient.setQueryData(['status'], { info: { whitelabel: [rewards] } });
  useSessionStore.setState({
    session: {
      token: 'token',
      customerId: 'ana',
      account: 'ana',
      nickname: '',
      isAgent: 0,
      toUpline: false,
      memberLabel: '',
    },
  });
  vi.spyOn(client.wallet, 'getBalance').mockResolvedValue(
    answers({ sumBalance: 10, currency: 'PHP', currencySymbol: 'P' }),
  );
  vi.spyOn(client.promotions, 'getBoard').mockResolvedValue(answers(board));
  vi.spyOn(client.promotions, 'listMissions').mockResolvedValue(
    answers({ list: [mission], available: 1 }),
  );
});

const show = (page: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);

test('a board lists places with what they win, and the own place far below', async () => {
  show(<BoardPanel promotionId="p1" />);
  const places = within(await screen.findByRole('list', { name: 'Leaderboard' }));
  const rows = places.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('pl***1');
  expect(rows[0]).toContain('99.99×');
  expect(rows[0]).toContain('500.00 cash');
  expect(rows[3]).toContain('25.00 cash');
  expect(screen.getByText('1,234')).toBeTruthy();
  expect(screen.getByText('2.5×')).toBeTruthy();
});

test('a reached milestone is claimed on its card, and its leaderboard opens', async () => {
  const claim = vi.spyOn(client.promotions, 'claimReward');
  claim.mockResolvedValue(answers({}));
  show(<MissionsScreen />);
  expect(await screen.findByText('1 of 2 reached')).toBeTruthy();
  const milestones = within(screen.getByRole('list', { name: 'Milestones' })).getAllByRole(
    'listitem',
  );
  const [first, second] = milestones.map((one) => within(one));
  expect(second?.queryByRole('button', { name: 'Claim' })).toBeNull();
  fireEvent.click(first?.getByRole('button', { name: 'Claim' }) ?? document.body);
  await waitFor(() => expect(claim.mock.calls[0]?.[0]).toEqual({ id: 'c1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leaderboard' }));
  expect(await screen.findByText('pl***1')).toBeTruthy();
});

test('the menu counts what can be claimed, and nothing when there is none', () => {
  useRewardsDue.setState({ count: 120 });
  const { container } = show(<DueBadge />);
  expect(container.textContent).toContain('99+');
  expect(container.textContent).toContain('120 rewards to claim');
  useRewardsDue.setState({ count: 0 });
  expect(show(<DueBadge />).container.textContent).toBe('');
});
