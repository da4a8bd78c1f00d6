// The bets of a bill: what of each stake counted, and what changes of earlier rounds brought.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../../app/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { BillBets } from './bill-bets.tsx';

beforeEach(() => {
  const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...heard }));
  showTexts(translatorOf('en'));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(earlierTurnover: string) {
  const bet = {
    roundId: 'r1',
    settledAt: 0,
    gameCode: 'wheel',
    gameName: 'Wheel',
    stake: '100.0000',
    turnover: '37.0000',
    payout: '63.0000',
  };
  const value = { list: [bet], total: 1, earlierTurnover, pageNo: 1, totalPage: 1 };
  vi.spyOn(client.agreements, 'listBillBets').mockResolvedValue({ ok: true, value });
  render(
    <QueryClientProvider client={queryClient}>
      <BillBets billId="b1" member={{ id: 'm1', username: 'dan' }} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('Wheel');
}

test('a bet shows the part of its stake that counted', async () => {
  await show('0.0000');
  expect(screen.getAllByText(/37\.00/u).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Changes of earlier rounds/u)).toBe(null);
});

test('changes of earlier rounds are told beside the bets', async () => {
  await show('-12.0000');
  expect(screen.getByText(/Changes of earlier rounds/u).textContent).toContain('12.00');
});
