// Promotions say what they give and ask for in plain words, and rewards that wait are claimed above
// them.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSessionStore } from '../../app/session/session.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { DueRewards } from './due-rewards.tsx';
import { OwnFreeRounds } from './own-free-rounds.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionSteps } from './promotion-steps.tsx';
import type { Card, Condition, Detail } from './promotions.ts';

const terms = {
  times: 10,
  withDeposit: true,
  days: 14,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first' as const,
};
const bonus = { kind: 'bonus', amount: '0', terms, ticket: '', gameCode: '', stake: '0' } as const;
const now = Date.parse('2026-11-27T12:00:00Z');
const card: Card = {
  promotionId: 'p1',
  title: 'First deposit',
  summary: 'Half of it on top.',
  category: 'welcome',
  picture: 'chest',
  startsAt: 0,
  endsAt: now + 3 * 86_400_000 + 1,
  place: 1,
  trigger: 'deposit',
  gives: { reward: bonus, share: 5000, most: '5000', isTop: false },
  state: 'claim',
  claimIds: ['c1'],
};
const answers = (value: unknown) => ({ ok: true, value }) as never;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  globalThis.matchMedia = (media: string) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never;
  showTexts(translatorOf('en'));
  queryClient.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const signIn = () =>
  useSessionStore.getState().keep({
    token: 'a-token',
    customerId: 'm1',
    account: 'ana',
    nickname: '',
    isAgent: 0,
    toUpline: false,
    memberLabel: '',
  });

const show = (node: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
const showCard = (more: Partial<Card>) =>
  show(<PromotionCard card={{ ...card, ...more }} isWide />);

test('a card says what it gives, how long it lasts and where the member stands', () => {
  showCard({});
  expect(screen.getByText(/50 % as bonus money, up to .*5,000\.00/u)).toBeTruthy();
  expect(screen.getByText('Ends in 3 days')).toBeTruthy();
  expect(screen.getByText('Ready to claim')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First deposit' })).toBeTruthy();
});

test('a card of several steps gives up to its highest, and its end is a date', () => {
  const reward = { ...bonus, kind: 'points' as const, amount: '250.0000' };
  const gives = { reward, share: 0, most: null, isTop: true };
  showCard({ gives, endsAt: now + 30 * 86_400_000, state: null });
  expect(screen.getByText('Up to 250 points')).toBeTruthy();
  expect(screen.getByText(/^Until /u)).toBeTruthy();
});

const everyGame = { categories: [], vendors: [], games: [] };
const asks = (condition: Partial<Condition>) => {
  const asked = { fact: 'multiple', test: 'at-least', value: '5000', ...condition };
  const conditions = [{ ...asked, reached: '0', holds: false, games: everyGame }];
  const step = { conditions, rewards: [bonus], shares: [5000], holds: false, had: false };
  show(<PromotionSteps promotion={{ state: null, steps: [step] } as unknown as Detail} />);
};

test.each<[Partial<Condition>, string]>([
  [{}, 'Win at least 50 × your stake in one round'],
  [{ value: '250' }, 'Win at least 2.5 × your stake in one round'],
  [{ fact: 'level', value: '3' }, 'Reach VIP level 3'],
  [{ fact: 'level', test: 'at-most', value: '3' }, 'VIP level: at most 3'],
  [{ fact: 'deposit-number', test: 'equals', value: '1' }, 'Make your deposit number 1'],
  [{ fact: 'deposit-number', test: 'at-least', value: '2' }, 'Your deposit number: at least 2'],
])('the condition %o reads “%s”', (condition, words) => {
  asks(condition);
  expect(screen.getByText(words)).toBeTruthy();
});

test('a reward that waits is shown with its picture and claimed', async () => {
  signIn();
  const reward = { ...bonus, kind: 'cash', amount: '25.0000' };
  const due = { claimId: 'c1', promotionId: 'p1', title: 'First deposit', rewards: [reward] };
  const list = [{ ...due, state: 'available', currency: 'PHP', expiresAt: now, answer: '' }];
  const calls = client.promotions;
  vi.spyOn(calls, 'listRewards').mockResolvedValue(answers({ list, total: 1, available: 1 }));
  vi.spyOn(calls, 'listPromotions').mockResolvedValue(answers({ list: [card] }));
  const claim = vi.spyOn(calls, 'claimReward').mockResolvedValue(answers(list[0]));
  const { container } = show(<DueRewards />);
  fireEvent.click(await screen.findByRole('button', { name: 'Claim: First deposit' }));
  expect(screen.getByText(/25\.00 cash/u)).toBeTruthy();
  await waitFor(() => expect(claim.mock.calls[0]?.[0]).toEqual({ id: 'c1' }));
  await waitFor(() =>
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/rewards/chest.640.webp'),
  );
  useSessionStore.getState().forget();
});

test('free rounds say how many are left, in which slot, until when and what they win', async () => {
  signIn();
  const free = {
    freeRoundsId: 'c1-0',
    gameCode: 'golden-lotus-20',
    stake: '0.20',
    currency: 'PHP',
    given: 10,
    left: 9,
    pays: 'bonus',
    expiresAt: now + 86_400_000,
  };
  const game = { nodeId: 'golden-lotus-20', vassalage: 'BAIZE', gameName: 'Golden Lotus 20' };
  vi.spyOn(client.promotions, 'listFreeRounds').mockResolvedValue(
    answers({ list: [free], bets: [] }),
  );
  vi.spyOn(client.catalogue, 'listGames').mockResolvedValue(answers({ games: [game] }));
  show(<OwnFreeRounds />);
  expect(await screen.findByText(/^9 free rounds at .*0\.20$/u)).toBeTruthy();
  expect(
    screen.getByText(/Wins become a bonus once the rounds are over\. Until 28\/11\/2026/u),
  ).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Golden Lotus 20' });
  expect(link.getAttribute('href')).toContain('/game?game=golden-lotus-20&vendor=BAIZE');
  useSessionStore.getState().forget();
});

test.each([
  [0, 'We pay the stakes. Wins are cash.'],
  [5, /wins become a bonus, to be staked 5 times within 14 days\./u],
])('the terms of free rounds with %i times to wager say what wins are', (times, words) => {
  vi.spyOn(client.catalogue, 'listGames').mockResolvedValue(answers({ games: [] }));
  const reward = {
    ...bonus,
    kind: 'free-rounds',
    amount: '10',
    gameCode: 'golden-lotus-20',
    stake: '0.2',
    terms: { ...terms, times },
  };
  const step = { conditions: [], rewards: [reward], shares: [0], holds: false, had: false };
  show(<PromotionSteps promotion={{ state: null, steps: [step] } as unknown as Detail} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Play them within 14 days.')).toBeTruthy();
  expect(screen.getByText(/win no jackpot and count towards no turnover/u)).toBeTruthy();
});

test('a free bet says its amount, its game, until when and what it wins', async () => {
  signIn();
  const bet = {
    freeBetId: 'c1-0',
    gameCode: 'sky-lantern',
    amount: '50.00',
    currency: 'PHP',
    pays: 'cash',
    expiresAt: now + 86_400_000,
  };
  const game = { nodeId: 'sky-lantern', vassalage: 'BAIZE', gameName: 'Sky Lantern' };
  vi.spyOn(client.promotions, 'listFreeRounds').mockResolvedValue(
    answers({ list: [], bets: [bet] }),
  );
  vi.spyOn(client.catalogue, 'listGames').mockResolvedValue(answers({ games: [game] }));
  show(<OwnFreeRounds />);
  expect(await screen.findByText(/50\.00 free bet$/u)).toBeTruthy();
  const words = /Wins are cash, without the stake\. Until 28\/11\/2026/u;
  expect(screen.getByText(words)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Sky Lantern' });
  expect(link.getAttribute('href')).toContain('/game?game=sky-lantern&vendor=BAIZE');
  useSessionStore.getState().forget();
});

test.each([
  [0, 'You win the payout without the stake, in cash.'],
  [5, /as a bonus: to be staked 5 times within 14 days\./u],
])('the terms of a free bet with %i times to wager say what wins are', (times, words) => {
  vi.spyOn(client.catalogue, 'listGames').mockResolvedValue(answers({ games: [] }));
  const more = { kind: 'free-bet', amount: '50', gameCode: 'sky-lantern' };
  const reward = { ...bonus, ...more, terms: { ...terms, times } };
  const step = { conditions: [], rewards: [reward], shares: [0], holds: false, had: false };
  show(<PromotionSteps promotion={{ state: null, steps: [step] } as unknown as Detail} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/The stake is ours and is not returned\./u)).toBeTruthy();
  expect(screen.getByText(/Use it within 14 days\./u)).toBeTruthy();
});
