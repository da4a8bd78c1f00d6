// On a phone the jackpots are one line, with the largest amount, until a press opens them.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

vi.hoisted(() => {
  const tiers = ['mini', 'major', 'grand'].map((tier, at) => ({
    tier,
    amount: `${(at + 1) * 1000}.00`,
    seed: '10.00',
    prizeMaximum: '9000.00',
    contributionPercent: '0.2',
    turnover: null,
    lastWin: null,
  }));
  const value = { jackpot_amount: 6000, tiers, at: 0, currency: 'PHP', currencySymbol: 'P' };
  globalThis.fetch = async () => Response.json({ success: true, value });
});
const { queryClient } = await import('../../app/query-client.ts');
const { showTexts } = await import('../../app/texts/texts.ts');
const { JackpotBoard } = await import('./jackpot-board.tsx');

test('one line with the grand amount opens to all jackpots and folds again', async () => {
  showTexts(translatorOf('en'));
  render(
    <QueryClientProvider client={queryClient}>
      <JackpotBoard />
    </QueryClientProvider>,
  );
  const fold = await screen.findByRole('button', { name: /3,000\.00/u });
  const board = screen.getByRole('region', { name: 'Jackpots' });
  const isWhole = () => [fold.getAttribute('aria-expanded'), board.dataset['whole']];
  expect(isWhole()).toEqual(['false', 'false']);
  fireEvent.click(fold);
  expect(isWhole()).toEqual(['true', 'true']);
  fireEvent.click(fold);
  expect(isWhole()).toEqual(['false', 'false']);
});
