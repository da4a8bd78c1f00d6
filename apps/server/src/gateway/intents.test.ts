// Proves that an intent key belongs to one request, also when many come at once: requests of the
// same content cause one effect, and every other content under that key is refused.
import { refuse } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import type { CallContext } from '../platform/call/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createReplay } from '../platform/replay/index.ts';
import { buildGateway, post } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

type Call = CallContext & { input: Record<string, unknown> };

/** A gateway over the real record of answers, with an action that ends when it is told to. */
function rotating(refuses: (seed: unknown) => boolean = () => false) {
  const seeds: unknown[] = [];
  const end = Promise.withResolvers<void>();
  const rotateSeed = async ({ input: { clientSeed }, intent }: Call) => {
    seeds.push(clientSeed);
    await end.promise;
    if (refuses(clientSeed)) return refuse('seed-rotation-blocked');
    // The action's answer follows from its intent: its own unique key sees to that.
    const seed = { seedId: intent, commitment: 'ab'.repeat(32), clientSeed: 'c', nonce: 0 };
    const revealed = { ...seed, serverSeed: 'cd'.repeat(32) };
    return { revealed, current: seed, nextCommitment: 'ef'.repeat(32) };
  };
  const { send } = buildGateway({ wagering: { rotateSeed } }, { replay: createReplay(database) });
  const rotate = async (key: string, clientSeed: string) => {
    const headers = { 'idempotency-key': key };
    const { status, json } = await send(
      post('/play/fairness/rotate', 'member', { clientSeed }, headers),
    );
    return status === 200 ? 'given' : json['refused'];
  };
  return { rotate, seeds, end: () => end.resolve() };
}

test('one of twenty parallel contents under one key takes effect', async () => {
  const { rotate, seeds, end } = rotating();
  const asked = Array.from({ length: 20 }, (_, at) => rotate('parallel-1', `seed${at}`));
  // All others are answered while it is still under way.
  await settled(asked, 19);
  end();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'given')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'idempotency-key-reused')).toHaveLength(19);
  expect(new Set(seeds).size).toBe(1);
});

/** When so many of these were answered. */
async function settled(asked: readonly Promise<unknown>[], count: number): Promise<void> {
  const enough = Promise.withResolvers<void>();
  let answered = 0;
  const one = () => {
    answered += 1;
    if (answered === count) enough.resolve();
  };
  for (const each of asked) void each.then(one);
  return enough.promise;
}

test('the same content under one key, in parallel, is answered alike', async () => {
  const { rotate, seeds, end } = rotating();
  const asked = Array.from({ length: 5 }, () => rotate('parallel-2', 'mine'));
  end();
  expect(await Promise.all(asked)).toEqual(Array(5).fill('given'));
  expect(new Set(seeds)).toEqual(new Set(['mine']));
  expect(await rotate('parallel-2', 'other')).toBe('idempotency-key-reused');
});

test('the twin of a request that is carried out gets its answer, not a refusal', async () => {
  let calls = 0;
  const end = Promise.withResolvers<void>();
  const seed = { seedId: 's', commitment: 'ab'.repeat(32), clientSeed: 'c', nonce: 0 };
  const revealed = { ...seed, serverSeed: 'cd'.repeat(32) };
  const rotateSeed = async () => {
    calls += 1;
    if (calls > 1) return refuse('seed-rotation-blocked');
    await end.promise;
    return { revealed, current: seed, nextCommitment: 'ef'.repeat(32) };
  };
  const replay = createReplay(database);
  const { send } = buildGateway({ wagering: { rotateSeed } }, { replay });
  const headers = { 'idempotency-key': 'parallel-5' };
  const ask = () => send(post('/play/fairness/rotate', 'member', { clientSeed: 'c' }, headers));
  const first = ask();
  await expect.poll(() => calls).toBe(1);
  const twin = ask();
  await expect.poll(() => calls).toBe(2);
  end.resolve();
  expect((await twin).json).toEqual((await first).json);
  expect((await twin).status).toBe(200);
});

test('twins that were both carried out are given the answer that was kept first', async () => {
  let calls = 0;
  const both = Promise.withResolvers<void>();
  const rotateSeed = async () => {
    calls += 1;
    const seed = { seedId: `s${calls}`, commitment: 'ab'.repeat(32), clientSeed: 'c', nonce: 0 };
    if (calls === 2) both.resolve();
    await both.promise;
    const revealed = { ...seed, serverSeed: 'cd'.repeat(32) };
    return { revealed, current: seed, nextCommitment: 'ef'.repeat(32) };
  };
  const replay = createReplay(database);
  const { send } = buildGateway({ wagering: { rotateSeed } }, { replay });
  const headers = { 'idempotency-key': 'parallel-6' };
  const ask = () => send(post('/play/fairness/rotate', 'member', { clientSeed: 'c' }, headers));
  const [one, other] = await Promise.all([ask(), ask()]);
  expect([calls, one.status]).toEqual([2, 200]);
  expect(other.json).toEqual(one.json);
});

test('a refused request frees its key, an answered one keeps it', async () => {
  const { rotate, end } = rotating((seed) => seed === 'no');
  end();
  expect(await rotate('parallel-3', 'no')).toBe('seed-rotation-blocked');
  expect(await rotate('parallel-3', 'mine')).toBe('given');
  expect(await rotate('parallel-3', 'no')).toBe('idempotency-key-reused');
});

test('the key of a crashed request is open to the same content only', async () => {
  const replay = createReplay(database);
  const intent = { caller: 'player:dead', key: 'parallel-4' };
  const asked = { endpoint: 'wallet.depositByLaunchUrl', fingerprint: 'one' };
  const now = Date.parse('2026-11-21T04:00:00Z');
  expect(await replay.claim(intent, asked, now)).toBe(true);
  expect(await replay.claim(intent, { ...asked, fingerprint: 'two' }, now)).toBe(false);
  expect(await replay.claim(intent, asked, now)).toBe(true);
  // One of two is refused: the other one still holds the key.
  await replay.release(intent);
  expect(await replay.claim(intent, { ...asked, fingerprint: 'two' }, now)).toBe(false);
  await replay.keep(intent, { done: true });
  expect(await replay.find(intent)).toEqual({ ...asked, answer: { done: true } });
});
