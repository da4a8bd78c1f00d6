// Another lottery in the same page: a sign that it is being opened, and a designed answer where it
// cannot be.
import type { Client, Failure } from '@baize/client';
import { translatorOf } from '@baize/i18n/compile';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../app/arcade-context.tsx';
import { memoryStorage } from '../../app/memory-storage.ts';
import { createTabStore } from '../../app/tab-store.ts';
import { LotteryGame } from './lottery-game.tsx';
import { createHouse, refusedAs, start } from './testing/open-room.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  vi.stubGlobal('WebSocket', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A session of SSC_1M in a house that also draws K3_1M. */
async function openGame({
  framed,
  refused,
}: {
  framed: boolean;
  refused: () => Failure | undefined;
}) {
  const { lottery, termsOf } = createHouse(['SSC_1M', 'K3_1M']);
  let answer: () => void = () => undefined;
  const getLotteryGame = async ({ gameCode }: { gameCode: string }) => {
    const failure = gameCode === 'SSC_1M' ? undefined : refused();
    if (gameCode !== 'SSC_1M')
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return failure ?? { ok: true, value: termsOf(gameCode) };
  };
  const bridge = { framed, tell: vi.fn(), onBalance: () => () => undefined };
  const session = { gameCode: 'SSC_1M', currencySymbol: 'P', currency: 'PHP', token: 't' };
  const parts = {
    t: translatorOf('en'),
    client: { lottery: { ...lottery, getLotteryGame } },
    session,
    store: createTabStore(memoryStorage()),
    bridge,
  } as unknown as Arcade & { client: Client };
  render(
    <ArcadeProvider {...parts}>
      <LotteryGame />
    </ArcadeProvider>,
  );
  await pass();
  fireEvent.click(screen.getByRole('button', { name: /^Games/u }));
  await pass();
  fireEvent.click(screen.getByRole('button', { name: /^K3/u }));
  await pass();
  const arrive = async () => {
    answer();
    await pass();
  };
  return { arrive, bridge };
}

async function openRefused(failure: Failure) {
  const go = vi.fn();
  const href = 'http://localhost/arcade/SSC_1M';
  vi.stubGlobal('location', { assign: go, reload: vi.fn(), href });
  const parts = {
    t: translatorOf('en'),
    client: { lottery: { getLotteryGame: () => Promise.resolve(failure) } },
    session: { gameCode: 'SSC_1M', currencySymbol: 'P', currency: 'PHP', token: 't' },
    store: createTabStore(memoryStorage()),
    bridge: { framed: false, tell: vi.fn(), onBalance: () => () => undefined },
  } as unknown as Arcade & { client: Client };
  render(
    <ArcadeProvider {...parts}>
      <LotteryGame />
    </ArcadeProvider>,
  );
  await pass();
  return { go };
}

test('while another lottery opens the page says so, and the keyboard goes on in it', async () => {
  const { arrive } = await openGame({ framed: false, refused: () => undefined });
  expect(screen.getByText(/^Opening /u)).toBeTruthy();
  await arrive();
  expect(screen.queryByText(/^Opening /u)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Play' }));
});

test('a lottery that this session may not open is named; the one in play goes on', async () => {
  const { arrive } = await openGame({ framed: false, refused: () => refusedAs('game-unknown') });
  await arrive();
  expect(screen.getByRole('alert').textContent).toContain('Open it from the lobby');
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('main')).toBeTruthy();
});

test('a site around the game opens what this session may not', async () => {
  const { arrive, bridge } = await openGame({
    framed: true,
    refused: () => refusedAs('game-unknown'),
  });
  await arrive();
  expect(bridge.tell).toHaveBeenCalledWith({ type: 'open-game', gameCode: 'K3_1M' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any other failure offers a retry', async () => {
  const failures = [refusedAs('offline')];
  const { arrive } = await openGame({ framed: false, refused: () => failures.shift() });
  await arrive();
  expect(screen.getByRole('alert').textContent).toContain('could not be opened');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass();
  await arrive();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('K3 1 Minute');
});

test('a lottery that cannot be opened at all leads back to its page on the site', async () => {
  const { go } = await openRefused(refusedAs('game-unknown'));
  expect(screen.getByRole('main').textContent).toContain('Refused: game-unknown.');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }));
  expect(go).toHaveBeenCalledWith('/game?game=SSC_1M&vendor=BAIZE&mode=LOTT');
});

/** Launched into the list of lotteries, in a window that is wide or not. */
async function openLobby(isWide: boolean) {
  history.replaceState(null, '', '/arcade/SSC_1M?view=lobby');
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide && media.includes('min-width') }),
  );
  const { lottery, termsOf } = createHouse(['SSC_1M', 'K3_1M']);
  const getLotteryGame = async ({ gameCode }: { gameCode: string }) => ({
    ok: true,
    value: termsOf(gameCode),
  });
  const parts = {
    t: translatorOf('en'),
    client: { lottery: { ...lottery, getLotteryGame } },
    session: { gameCode: 'SSC_1M', currencySymbol: 'P', currency: 'PHP', token: 't' },
    store: createTabStore(memoryStorage()),
    bridge: { framed: false, tell: vi.fn(), onBalance: () => () => undefined },
  } as unknown as Arcade & { client: Client };
  render(
    <ArcadeProvider {...parts}>
      <LotteryGame />
    </ArcadeProvider>,
  );
  await pass();
  await pass();
  history.replaceState(null, '', '/');
}

const list = () => screen.queryByRole('region', { name: 'Lotteries' });
const pad = () => screen.queryByRole('region', { name: 'Your slip' });
const openFromList = async (name: RegExp) => {
  fireEvent.click(within(list()!).getByRole('button', { name }));
  await pass();
  await pass();
};

test.each([true, false])(
  'launched into the lobby, the list stands alone until one is chosen (wide: %s)',
  async (isWide) => {
    await openLobby(isWide);
    expect([list() !== null, pad()]).toEqual([true, null]);
    await openFromList(/^K3/u);
    expect(pad()).not.toBeNull();
    expect(document.title).toBe('K3 1 Minute');
    if (!isWide) fireEvent.click(screen.getByRole('button', { name: /^Games/u }));
    await pass();
    // Back in the first one, it is played: the list does not open again.
    await openFromList(/^SSC/u);
    expect(document.title).toMatch(/^SSC/u);
    expect(pad()).not.toBeNull();
  },
);
