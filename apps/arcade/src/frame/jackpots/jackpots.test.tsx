// Jackpot amounts are complete, the rules state before play what feeds a jackpot, how far it grows
// and who wins, and an award is shown in words and waits for the player.
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { JackpotRules } from '@baize/ui';
import { ArcadeProvider, type Arcade } from '../../app/arcade-context.tsx';
import { JackpotAward } from './jackpot-award.tsx';
import { JackpotStrip } from './jackpot-strip.tsx';
import { useJackpots, type Jackpots } from './use-jackpots.ts';

beforeAll(() => {
  // Calm motion: what is won stands at once.
  const calm = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => calm);
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const t = translatorOf('en');
const terms = { contributionPpm: 4000, diversionPpm: 2000, returnPpm: 6000, lastWin: null };
const jackpots: Jackpots = {
  jackpot_amount: 1_234_567.89,
  game_jackpot: [],
  currency: 'PHP',
  currencySymbol: 'P',
  at: 1,
  games: ['golden-lotus-20'],
  returnPpm: 14_500,
  tiers: [
    {
      ...terms,
      tier: 'mini',
      number: 3,
      amount: '431.27',
      seed: '200.00',
      ceiling: '1000.00',
      turnover: null,
      prizeMinimum: '200.01',
      prizeMaximum: '1000.00',
      commitment: 'c'.repeat(64),
    },
    {
      ...terms,
      tier: 'grand',
      number: 1,
      amount: '1234567.89',
      seed: '100000.00',
      ceiling: '2000000.00',
      turnover: '50000000.00',
      prizeMinimum: '100000.00',
      prizeMaximum: '2000000.00',
      commitment: null,
    },
  ],
};

function inArcade(content: ReactNode) {
  const session = { gameCode: 'golden-lotus-20', currencySymbol: 'P' };
  const parts = { t, session, client: {}, store: {}, bridge: {} } as unknown as Arcade;
  return render(<ArcadeProvider {...parts}>{content}</ArcadeProvider>);
}

const strip = (demo: boolean) => (
  <JackpotStrip jackpots={jackpots} demo={demo} onRules={() => undefined} />
);

// @proves R94
test('the strip shows every digit, and says in demo play that it is for real money', () => {
  const { unmount } = inArcade(strip(false));
  expect(screen.getByRole('button').textContent).toMatch(/431\.27.*1,234,567\.89/u);
  expect(screen.queryByText('Not in demo play')).toBeNull();
  unmount();
  const tried = inArcade(strip(true));
  expect(screen.getByRole('button').textContent).toMatch(/1,234,567\.89.*Not in demo play/u);
  tried.unmount();
});

// @proves R80 R92 R95
test('the rules tell seed, ceiling, contribution, reserve, chance and who wins of two', () => {
  const { container, unmount } = render(
    <JackpotRules t={t} jackpots={jackpots} stake="2.00" demo={false} />,
  );
  const text = container.textContent ?? '';
  for (const said of [
    /Starts at P?\s?200\.00/u,
    /Grows up to P?\s?2,000,000\.00/u,
    /0\.4% of every stake feeds it/u,
    /Another 0\.2%/u,
    /at least P?\s?200\.01 and at most P?\s?1,000\.00/u,
    /one time in 25,000,000/u,
    /the round that we record first/u,
    /pay back 1\.45%/u,
  ]) {
    expect(text).toMatch(said);
  }
  expect(text).toContain('c'.repeat(64));
  unmount();
});

test('an award names the jackpot and its prize, one after the other, and waits', () => {
  const won = [
    { tier: 'major', prize: '10250.50' },
    { tier: 'mini', prize: '431.27' },
  ];
  const { unmount } = inArcade(<JackpotAward roundId="round-1" won={won} />);
  expect(screen.getByRole('dialog', { name: 'You won the Major jackpot' })).toBeTruthy();
  expect(screen.getByText(/^You won .*10,250\.50/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('dialog', { name: 'You won the Mini jackpot' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
});

function Amount() {
  return <output>{useJackpots()?.jackpot_amount ?? 'none'}</output>;
}

// @proves R94
test('amounts refresh every ten seconds and go 30 seconds after a disconnect', async () => {
  vi.useFakeTimers();
  let asked = 0;
  let isLineGone = false;
  const getJackpot = async () => {
    asked += 1;
    if (isLineGone) return new Promise(() => undefined);
    return { ok: true, value: { ...jackpots, jackpot_amount: asked } };
  };
  const session = { gameCode: 'golden-lotus-20', currencySymbol: 'P' };
  const client = { jackpots: { getJackpot } };
  const parts = { t, session, client, store: {}, bridge: {} } as unknown as Arcade;
  const { unmount } = render(
    <ArcadeProvider {...parts}>
      <Amount />
    </ArcadeProvider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const shown = () => screen.getByRole('status').textContent;
  await pass(1000);
  expect(shown()).toBe('1');
  await pass(10_000);
  expect(shown()).toBe('2');
  // The connection is open, but nothing comes over it any more.
  isLineGone = true;
  await pass(15_000);
  expect(shown()).toBe('2');
  await pass(14_000);
  expect(shown()).toBe('none');
  unmount();
  vi.useRealTimers();
});
