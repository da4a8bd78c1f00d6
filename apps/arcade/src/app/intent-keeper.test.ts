// An unanswered stake is found again after a reload, by the player who made it only.
import { expect, test } from 'vitest';
import { createIntentKeeper } from './intent-keeper.ts';
import { memoryStorage } from './memory-storage.ts';
import { createTabStore } from './tab-store.ts';

const owner = { gameCode: 'golden-lotus-20', sessionSince: 7, currency: 'PHP' };
const intent = { intent: 'one-press', stake: '1.00', gameVersion: 'v1' };

test('a stored stake survives a reload and is removed once its round was shown', () => {
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

test('another sign-in, another game, other money or a broken record finds no stake', () => {
  const store = createTabStore(memoryStorage());
  createIntentKeeper(store, owner).keep(intent);
  expect(createIntentKeeper(store, { ...owner, sessionSince: 8 }).kept()).toBeUndefined();
  expect(createIntentKeeper(store, { ...owner, gameCode: 'other' }).kept()).toBeUndefined();
  expect(createIntentKeeper(store, { ...owner, currency: 'FUN' }).kept()).toBeUndefined();
  store.write('intent:golden-lotus-20', {
    ...intent,
    since: 7,
    currency: 'PHP',
    shown: { cues: 'many' },
  });
  expect(createIntentKeeper(store, owner).kept()).toEqual(intent);
  store.write('intent:golden-lotus-20', { intent: 1 });
  expect(createIntentKeeper(store, owner).kept()).toBeUndefined();
});
