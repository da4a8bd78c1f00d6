// Proves that the first answer to an intent is kept word for word, for its caller alone, and that
// the digest of a request tells requests apart without giving a password away.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { createReplay, fingerprintOf, type Replay } from './index.ts';

let database: Database;
let replay: Replay;
beforeAll(async () => {
  database = await freshDatabase();
  replay = createReplay(database);
});
afterAll(() => database.close());

const now = Date.parse('2026-11-21T04:00:00Z');
const asked = { endpoint: 'wallet.getBalance', fingerprint: 'f' };

async function answer(intent: { caller: string; key: string }, given: unknown, at = now) {
  await replay.claim(intent, asked, at);
  await replay.keep(intent, given);
}

test('an answer is found by caller and key, unchanged', async () => {
  const given = {
    amount: 12.5,
    text: 'héllo "there"',
    none: null,
    list: [1, [2]],
    deep: { a: true },
  };
  const intent = { caller: 'player:ann', key: 'click-0001' };
  expect(await replay.find(intent)).toBeUndefined();
  await answer(intent, given);
  expect(await replay.find(intent)).toEqual({ ...asked, answer: given });
  expect(await replay.find({ ...intent, caller: 'player:bob' })).toBeUndefined();
  expect(await replay.find({ ...intent, key: 'click-0002' })).toBeUndefined();
});

test('one of many parallel answers is kept, and never changes', async () => {
  const intent = { caller: 'player:cat', key: 'click-0001' };
  await Promise.all([1, 2, 3, 4].map((given) => answer(intent, given)));
  const counts = await replay.find(intent);
  expect(counts?.answer).not.toBeNull();
  expect(await replay.keep(intent, 'late')).toBe(false);
  expect(await replay.find(intent)).toEqual(counts);
});

test('a key that all its requests give back at once leaves no row', async () => {
  for (let time = 0; time < 20; time += 1) {
    const intent = { caller: 'player:eve', key: `click-${time}` };
    for (let claims = 0; claims < 4; claims += 1) await replay.claim(intent, asked, now);
    await Promise.all([1, 2, 3, 4].map(() => replay.release(intent)));
    expect(await replay.find(intent)).toBeUndefined();
  }
});

test('old answers are deleted, recent ones are kept', async () => {
  const old = { caller: 'player:dan', key: 'click-0001' };
  const late = { caller: 'player:dan', key: 'click-0002' };
  await answer(old, 'old', now - 1000);
  await answer(late, 'late');
  await replay.forget(now);
  expect(await replay.find(old)).toBeUndefined();
  expect(await replay.find(late)).toBeDefined();
});

test('the digest depends on every value, not on the order of fields', () => {
  expect(fingerprintOf({ a: 1, b: '2' })).toBe(fingerprintOf({ b: '2', a: 1 }));
  const field = fc.record({ amount: fc.integer(), id: fc.string(), on: fc.boolean() });
  fc.assert(
    fc.property(field, field, (one, two) => {
      const same = JSON.stringify(one) === JSON.stringify(two);
      expect(fingerprintOf(one) === fingerprintOf(two)).toBe(same);
    }),
  );
});

test('a digest covers no secret, so it cannot be used to guess one', () => {
  const open = { amount: 5, bankCardId: 'c' };
  for (const name of ['password', 'paymentPassword', 'captchaToken', 'workProof']) {
    expect(fingerprintOf({ ...open, [name]: 'one' })).toBe(
      fingerprintOf({ ...open, [name]: 'two' }),
    );
    expect(fingerprintOf({ ...open, [name]: 'one' })).toBe(fingerprintOf(open));
  }
});
