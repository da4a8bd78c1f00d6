// The lobby of lotteries over a fake server: live cards in groups, vendors' lotteries below, the
// choices in the address, and what only a member has.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { goTo } from '../app/address.tsx';
import { useDialogs } from '../app/dialogs.ts';
import { queryClient } from '../app/query-client.ts';
import { useSessionStore } from '../app/session/session.ts';
import { showTexts } from '../app/texts/texts.ts';
import { LotteryPage } from './lottery.tsx';

/** The answers of the server by a part of their path. */
const server = vi.hoisted(() => {
  const line = { answers: {} as Record<string, (search: URLSearchParams) => unknown> };
  globalThis.fetch = async (address) => {
    const { pathname, searchParams } = new URL(String(address), location.href);
    const found = Object.entries(line.answers).find(([part]) => pathname.includes(part));
    if (found === undefined) return Response.json({ success: false }, { status: 404 });
    const value = found[1](searchParams);
    return Response.json(pathname.startsWith('/wps') ? { success: true, value } : value);
  };
  return line;
});

const gameNamed = (gameCode: string, displayName: string, more: object = {}) => ({
  nodeId: gameCode,
  gameCode,
  displayName,
  vassalage: 'TCG_LOTTO',
  gameType: 'LOTT',
  gameClassify: '',
  iconUrl: '',
  defaultIcon: '/art/tiles/default-lott.360.webp',
  isHot: 0,
  returnPercent: '97.80%',
  mechanic: '',
  demo: true,
  maintenance: false,
  ...more,
});

const lott = [
  gameNamed('SSC_1M', 'SSC 1 Minute', { gameClassify: 'SSC,ZY', mechanic: 'ssc' }),
  gameNamed('PK10_1M', 'PK10 1 Minute', { gameClassify: 'PK10,ZY', mechanic: 'pk10' }),
  gameNamed('quick-five', 'Quick Five', { vassalage: 'SBXA' }),
];
const clockOf = (gameCode: string, kind: string, modes: string[], numbers: number[]) => {
  const opensAt = Date.now() - 18_000;
  const issue = { issue: '20261126-0900', opensAt, closesAt: opensAt + 60_000, drawsAt: opensAt };
  const last = { ...issue, issue: '20261126-0899', numbers, version: 1, state: 'settled' };
  const current = { ...issue, state: 'open' };
  return { gameCode, kind, drawnBy: 'us', modes, open: true, current, next: null, last };
};

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  useSessionStore.getState().forget();
  useDialogs.setState({ open: undefined, wish: undefined });
  goTo('/lottery', { replace: true });
  const cards = ['TCG_LOTTO', 'SBXA'].map((vassalage) => ({
    vassalage,
    displayName: vassalage === 'SBXA' ? 'Harbourlight' : 'TCG Lottery',
    gameCount: 1,
  }));
  server.answers = {
    GCSGAME_gameList: (search) => ({
      games: search.get('gameType') === 'LOTT' ? lott : [],
      totalCount: 3,
    }),
    GCSGAME_newGameVendor: () => ({ data: { lanes: [{ title: 'LOTT', cards }], sorting: [] } }),
    '/play/lottery': () => ({
      now: Date.now(),
      games: [
        clockOf('SSC_1M', 'SSC', ['Lott', 'Elott'], [5, 0, 9, 9, 1]),
        clockOf('PK10_1M', 'PK10', ['Lott'], [3, 1, 2, 4, 5, 6, 7, 8, 9, 10]),
      ],
    }),
    '/game_menus/recent': () => [{ nodeId: 'PK10_1M' }],
    '/customers/series': () => [
      {
        gameGroupCode: 'SSC',
        prizeModeId: 1,
        minSeries: 1800,
        maxSeries: 1956,
        maxBetSeries: 1956,
        defaultSeries: 1956,
      },
    ],
  };
});
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <LotteryPage />
    </QueryClientProvider>,
  );
const group = (name: string) => screen.findByRole('region', { name });

// @proves L38 L148
test('our lotteries stand in their groups with clock and last numbers, vendors below', async () => {
  show();
  const ssc = within(await group('SSC'));
  expect(ssc.getByText('SSC 1 Minute')).toBeTruthy();
  expect(ssc.getByText('Five digits')).toBeTruthy();
  // A key press draws all cards whole, also those far from sight.
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(ssc.getByRole('timer').textContent).toMatch(/^00:4\d$/u);
  expect(ssc.getByRole('img', { name: 'Last draw: 5, 0, 9, 9, 1' })).toBeTruthy();
  const vendor = within(await group('Harbourlight'));
  expect(vendor.getByRole('link', { name: /Quick Five/u })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your lotteries' })).toBeNull();
});

test('a chosen group is kept in the address and hides the others', async () => {
  show();
  await group('SSC');
  fireEvent.click(screen.getByRole('button', { name: 'Racing' }));
  expect(location.search).toBe('?kind=PK10');
  expect(screen.queryByRole('region', { name: 'SSC' })).toBeNull();
  expect(await group('Racing')).toBeTruthy();
});

test('without a match the choice can be taken back', async () => {
  goTo('/lottery?q=zzz', { replace: true });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await group('SSC')).toBeTruthy();
  expect(location.search).toBe('');
});

// @proves L93
test('a card leads to the game of our own vendor; a visitor signs in first', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'SSC 1 Minute' });
  expect(link.getAttribute('href')).toBe('/game?game=SSC_1M&vendor=TCG_LOTTO&mode=LOTT');
  fireEvent.click(link);
  expect(useDialogs.getState().open).toBe('login');
});

// @proves L93
test('e-lotteries are ours with odds, and are launched in that prize mode', async () => {
  goTo('/elott', { replace: true });
  show();
  const link = await screen.findByRole('link', { name: 'SSC 1 Minute' });
  expect(link.getAttribute('href')).toMatch(/vendor=TCG_LOTTO&mode=ELOTT$/u);
  expect(screen.queryByText('PK10 1 Minute')).toBeNull();
});

test('a member sees the lotteries played last and the own prize group', async () => {
  useSessionStore.getState().keep({
    token: 'a-token',
    customerId: 'p1',
    account: 'ann',
    nickname: '',
    isAgent: 0,
    toUpline: false,
    memberLabel: '',
  });
  show();
  const mine = within(await group('Your lotteries'));
  expect(mine.getByText('PK10 1 Minute')).toBeTruthy();
  const own = await group('Your prize group');
  expect(own.textContent).toContain('1956');
  expect(own.textContent).toContain('97.8%');
  expect(own.textContent).toContain('7.8%');
});

test('while the clocks cannot be read, our lotteries are listed as other games are', async () => {
  delete server.answers['/play/lottery'];
  show();
  expect(await group('Lotteries of vendors')).toBeTruthy();
  expect(screen.getByRole('link', { name: /SSC 1 Minute/u })).toBeTruthy();
});
