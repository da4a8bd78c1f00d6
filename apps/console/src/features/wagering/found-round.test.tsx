// A member's page shows a round that was searched for only if it is that member's own.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const asked = vi.hoisted(() => {
  const rounds = ['m1', 'm2'].map((playerId) => ({
    roundId: `AbCdEf-of-${playerId}`,
    playerId,
    username: `name of ${playerId}`,
    vendor: null,
    gameCode: 'golden-lotus-20',
    currency: 'PHP',
    state: 'settled',
    stake: '3.00',
    payout: '0.00',
    jackpot: '0.00',
    openedAt: Date.UTC(2026, 10, 23),
    settledAt: null,
  }));
  const count = { of: 0 };
  globalThis.fetch = async () => {
    count.of += 1;
    return Response.json({ list: rounds });
  };
  return count;
});
const { showTexts } = await import('../../app/texts.ts');
const { FoundRound } = await import('./found-round.tsx');

beforeEach(() => {
  showTexts(translatorOf('en'));
  asked.of = 0;
});
afterEach(cleanup);

const show = (memberId: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FoundRound memberId={memberId} number="AbCdEf" />
    </QueryClientProvider>,
  );

test('the member’s own round is shown, not the first of the list', async () => {
  show('m2');
  expect(await screen.findByText(/AbCdEf-of-m2/u)).toBeTruthy();
  expect(screen.queryByText(/AbCdEf-of-m1/u)).toBeNull();
});

test('another member’s round is not shown', async () => {
  const { container } = show('m3');
  await vi.waitFor(() => expect(asked.of).toBe(1));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(container.textContent).toBe('');
});
