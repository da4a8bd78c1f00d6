// While the server is unreachable every screen says the same: the connection is lost, and the age
// of the data. No screen reports a new version, or that there are no winners or jackpots.
import { Suspense } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const server = vi.hoisted(() => {
  const state = { away: false, proxy: false };
  globalThis.fetch = async () => {
    if (state.away) throw new TypeError('Failed to fetch');
    if (state.proxy) return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return Response.json({ success: true, value: { list: [], tiers: [], at: 0 } });
  };
  return state;
});
const { client } = await import('./client.ts');
const { findLine } = await import('./line.ts');
const { lazyScreen } = await import('./lazy-screen.tsx');
const { showTexts } = await import('./texts/texts.ts');
const { ConnectionBanner } = await import('../shell/connection-banner.tsx');
const { FaultScreen } = await import('../shell/fault-screen.tsx');
const { WinnerBoard } = await import('../features/catalogue/winner-board.tsx');
const { JackpotBoard } = await import('../features/jackpots/jackpot-board.tsx');

const gone = /^No connection\. These figures are from 08:05\.$/u;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 0, 5) });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showTexts(translatorOf('en'));
  findLine();
});
afterEach(() => {
  cleanup();
  server.away = server.proxy = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each(['away', 'proxy'] as const)(
  'a call that the server does not answer (%s)',
  async (how) => {
    render(<ConnectionBanner />);
    await act(async () => void (await client.settings.getStatus()));
    expect(screen.queryByRole('status')).toBeNull();
    await pass(60_000);
    server[how] = true;
    void client.settings.getStatus();
    await pass(5000);
    expect(screen.getByRole('status').textContent).toMatch(gone);
    server[how] = false;
    void client.settings.getStatus();
    await pass(5000);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('code that fails to load from an unreachable server is not a new version', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'Sign in here.');
  const Screen = lazyScreen(load as never);
  server.away = true;
  render(
    <FaultScreen isAbove>
      <Suspense>
        <Screen />
      </Suspense>
    </FaultScreen>,
  );
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('No connection. ');
  server.away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(document.body.textContent).toContain('Sign in here.');
});

test('winners and jackpots are unknown, not empty', async () => {
  server.away = true;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <WinnerBoard />
      <JackpotBoard />
    </QueryClientProvider>,
  );
  await pass(10_000);
  expect(screen.queryByText(translatorOf('en')('catalogue.no-winners'))).toBeNull();
  expect(screen.getAllByText(/^No connection. /u)).toHaveLength(2);
  expect(screen.getByRole('heading', { name: translatorOf('en')('jackpots.title') })).toBeTruthy();
});
