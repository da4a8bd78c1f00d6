// At a game that keeps the money in a wallet of its own the header shows the balance there, not
// 0.00.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const server = vi.hoisted(() => {
  const state = { lying: [] as object[] };
  globalThis.fetch = async () => Response.json({ list: state.lying, underway: '0.00' });
  return state;
});
const { balanceKey } = await import('../../app/balance.ts');
const { useGameMoneyOf } = await import('../../app/game-money.ts');
const { queryClient } = await import('../../app/query-client.ts');
const { showTexts } = await import('../../app/texts/texts.ts');
const { BalancePill } = await import('./balance-pill.tsx');

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const at = (vendor: string) => ({ vendor, currency: 'PHP', amount: '10382.96' });

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.setQueryData(balanceKey, { units: 0n, currency: 'PHP', symbol: 'P' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the balance in the open game is in the header until the page is left', async () => {
  server.lying = [at('TIDEWATER')];
  render(<BalancePill />, { wrapper });
  const page = renderHook(() => useGameMoneyOf('TIDEWATER', true), { wrapper });
  const button = screen.getByRole('button', { pressed: false });
  await waitFor(() => expect(button.textContent).toContain('In the game: P10,382.96'));
  expect(button.textContent).not.toContain('0.00');
  page.unmount();
  await waitFor(() => expect(button.textContent).toContain('P0.00'));
});

test('a balance at another vendor is not in this game', async () => {
  server.lying = [at('TIDEWATER')];
  render(<BalancePill />, { wrapper });
  renderHook(() => useGameMoneyOf('HARBOUR', true), { wrapper });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('button', { pressed: false }).textContent).toContain('P0.00');
});
