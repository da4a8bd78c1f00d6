// A screen whose code fails to load raises a ChunkLoadError: at once where it is missing, after two
// minutes where it is late; the next attempt requests it again.
import { Suspense } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { FaultScreen } from '../shell/fault-screen.tsx';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
import { showTexts } from './texts/texts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The server is there: only the file is gone.
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showTexts(translatorOf('en'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Here = () => <p>It is here.</p>;

async function show(Screen: LazyScreen<object>): Promise<void> {
  render(
    <FaultScreen>
      <Suspense fallback={<p>On its way.</p>}>
        <Screen />
      </Suspense>
    </FaultScreen>,
  );
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// @proves L162
test('loading code is given up after 120 000 ms, not before', async () => {
  await show(lazyScreen(() => Promise.withResolvers<typeof Here>().promise));
  await pass(119_999);
  expect(screen.getByText('On its way.')).toBeDefined();
  await pass(1);
  expect(screen.getByRole('alert').textContent).toContain('The page was open too long.');
});

// @proves L50
test('missing code is reported at once and requested again at the next attempt', async () => {
  const load = vi
    .fn<() => Promise<typeof Here>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Here);
  const Screen = lazyScreen(load);
  await show(Screen);
  expect(screen.getByRole('alert').textContent).toContain('The site has been updated.');
  cleanup();
  await act(() => Screen.preload());
  await show(Screen);
  expect(screen.getByText('It is here.')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('while the server is away an overlay says so, and is there at the next attempt', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const load = vi
    .fn<() => Promise<typeof Here>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Here);
  const Chat = lazyScreen(load);
  render(
    <FaultScreen isAbove onPutAway={() => undefined}>
      <Suspense>
        <Chat />
      </Suspense>
    </FaultScreen>,
  );
  await pass(0);
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('No connection');
  expect(told).not.toContain('updated');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('It is here.')).toBeDefined();
});
