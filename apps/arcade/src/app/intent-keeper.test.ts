// An unanswered stake is found again after a reload, by the player who made it and by nobody else.
import { expect, test } from 'vitest';
import { createIntentKeeper } from './intent-keeper.ts';
import { memoryStorage } from './memory-storage.ts';
import { createTabStore } from './tab-store.ts';

const owner = { gameCode: 'golden-lotus-20', sessionSince: 7 };
const intent = { intent: 'one-press', stake: '1.00', gameVersion: 'v1' };

test('a kept stake outlives the page and is gone once its round was told', () => {
  const storage = memoryStorage();
  createIntentKeeper(createTabStore(storage), owner).keep(intent);
  const afterReload = createIntentKeeper(createTabStore(storage), owner);
  expect(afterReload.kept()).toEqual(intent);
  const shown = { roundId: 'round-1', cues: 12 };
  afterReload.keep({ ...intent, shown });
  expect(afterReload.kept()).toEqual({ ...intent, shown });
  afterReload.done();
  expect(afterReload.kept()).toBeUndefined();
});

test('another sign-in, another game and a broken note find nothing', () => {
  const store = createTabStore(memoryStorage());
  createIntentKeeper(store, owner).keep(intent);
  expect(createIntentKeeper(store, { ...owner, sessionSince: 8 }).kept()).toBeUndefined();
  expect(createIntentKeeper(store, { ...owner, gameCode: 'other' }).kept()).toBeUndefined();
  store.write('intent:golden-lotus-20', { ...intent, since: 7, shown: { cues: 'many' } });
  expect(createIntentKeeper(store, owner).kept()).toEqual(intent);
  store.write('intent:golden-lotus-20', { intent: 1 });
  expect(createIntentKeeper(store, owner).kept()).toBeUndefined();
});
