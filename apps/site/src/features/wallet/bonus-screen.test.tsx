// Bonus details on the screen: the arithmetic in words and figures, the amounts before a bonus is
// given up, and a bonus that moved meanwhile is asked about again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { BonusScreen } from './bonus-screen.tsx';
import type { Bonus } from './bonuses.ts';

const bonus: Bonus = {
  id: 'b',
  name: 'Welcome',
  amount: '500.0000',
  currency: 'PHP',
  state: 'active',
  funding: 'cash-first',
  sticky: false,
  stakeMax: '50.0000',
  releaseMax: null,
  balance: '480.0000',
  inPlay: '20.0000',
  base: '500.0000',
  times: 10,
  required: '5000.0000',
  counted: '1200.0000',
  left: '3800.0000',
  ahead: '0.0000',
  releasable: '480.0000',
  sums: [{ category: 'LIVE', percent: 20, bets: 3, stake: '1000.0000', counted: '200.0000' }],
  weights: {
    categories: [{ category: 'SPORTS', percent: 100 }],
    games: [],
    oddsMin: [{ category: 'SPORTS', hundredths: 150 }],
  },
  days: 7,
  grantedAt: 0,
  activeAt: 0,
  expiresAt: 1_900_000_000_000,
  endedAt: null,
  released: '0.0000',
  lost: '0.0000',
  version: 4,
};

afterEach(() => vi.restoreAllMocks());

function show(open: readonly Bonus[], ended: readonly Bonus[] = []) {
  const value = { open: [...open], ended: [...ended], total: ended.length };
  vi.spyOn(client.wallet, 'listBonuses').mockResolvedValue({ ok: true, value });
  showTexts(translatorOf('en'));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BonusScreen />
    </QueryClientProvider>,
  );
}

const preview = (version: number, lost: string) => ({
  ok: true as const,
  value: { version, lost, lostInPlay: '20', stays: '75', left: '3800' },
});

test('an open bonus shows each line of its sum', async () => {
  show([bonus]);
  expect(await screen.findByText(/1,200\.00 of .*5,000\.00/u)).toBeTruthy();
  expect(screen.getByText(/500\.00 × 10 = .*5,000\.00/u)).toBeTruthy();
  expect(screen.getByText(/1,000\.00 × 20% = .*200\.00/u)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1200');
  expect(screen.getByText('100% from odds of 1.5')).toBeTruthy();
});

test('without a bonus the page says what will stand here', async () => {
  show([]);
  expect(await screen.findByText(/You have no bonus right now/u)).toBeTruthy();
});

test('earlier bonuses say what was released and what was not', async () => {
  show([], [{ ...bonus, state: 'released', released: '480.0000', lost: '20.0000', endedAt: 0 }]);
  expect(await screen.findByText(/480\.00 released to your cash/u)).toBeTruthy();
  expect(screen.getByText(/20\.00 not released/u)).toBeTruthy();
});

test('a bonus is given up with the amounts shown first, and again when it moved', async () => {
  show([bonus]);
  const asked = vi
    .spyOn(client.wallet, 'previewBonusCancel')
    .mockResolvedValueOnce(preview(4, '480'))
    .mockResolvedValue(preview(5, '460'));
  const changed = { ok: false, refused: 'bonus-changed', message: 'changed' } as never;
  const cancel = vi
    .spyOn(client.wallet, 'cancelBonus')
    .mockResolvedValueOnce(changed)
    .mockResolvedValue({ ok: true, value: { ...bonus, state: 'cancelled' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this bonus' }));
  const sure = await screen.findByRole('button', { name: 'Cancel bonus' });
  await screen.findByText('You lose');
  await waitFor(() => expect(sure.hasAttribute('disabled')).toBe(false));
  fireEvent.click(sure);
  expect(await screen.findByText(/The bonus has changed/u)).toBeTruthy();
  expect(await screen.findByText(/460\.00/u)).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(sure.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(sure);
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(2));
  expect(cancel.mock.calls.map(([input]) => input.version)).toEqual([4, 5]);
});
