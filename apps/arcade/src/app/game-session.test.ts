// A launch code is exchanged once; after a reload the tab's own session goes on, and only for the
// game it was made for.
import type { Client } from '@baize/client';
import { expect, test } from 'vitest';
import { forgetSession, openSession, readSession, type GameSession } from './game-session.ts';
import { createTabStore } from './tab-store.ts';
import { memoryStorage } from './memory-storage.ts';

const session: GameSession = {
  token: 'token-of-the-game',
  gameCode: 'golden-lotus-20',
  demo: true,
  currency: 'FUN',
  currencySymbol: 'F',
  language: 'EN',
};
const launch = {
  gameCode: session.gameCode,
  launchCode: undefined,
  languageCode: 'EN',
  pays: undefined,
  view: undefined,
};

function clientGiving(launches: string[]): Client {
  const openGameSession = async ({ launch: code }: { launch: string }) => {
    launches.push(code);
    return { ok: true, value: session } as const;
  };
  return { catalogue: { openGameSession } } as unknown as Client;
}

test('the code is exchanged once and a reload uses the stored session', async () => {
  const launches: string[] = [];
  const client = clientGiving(launches);
  const store = createTabStore(memoryStorage());
  const first = await openSession(client, { ...launch, launchCode: 'c0de' }, store);
  const second = await openSession(client, launch, store);
  expect(launches).toEqual(['c0de']);
  expect([first, second]).toEqual([
    { state: 'open', session },
    { state: 'open', session },
  ]);
});

test('no session opens without a code or a stored session', async () => {
  const store = createTabStore(memoryStorage());
  expect(await openSession(clientGiving([]), launch, store)).toEqual({ state: 'missing' });
});

test('a session of another game or a broken one is ignored', () => {
  const store = createTabStore(memoryStorage());
  store.write('session:other', session);
  store.write('session:broken', { gameCode: 'broken' });
  expect(readSession(store, 'other')).toBeUndefined();
  expect(readSession(store, 'broken')).toBeUndefined();
});

test('a lost session is forgotten', async () => {
  const store = createTabStore(memoryStorage());
  await openSession(clientGiving([]), { ...launch, launchCode: 'c0de' }, store);
  forgetSession(store, session.gameCode);
  expect(readSession(store, session.gameCode)).toBeUndefined();
});
