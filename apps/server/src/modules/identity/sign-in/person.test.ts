// A registration or sign-in uses up the proof that a person is there, by slide, work or picture; a
// refused registration does not.
import { createHash } from 'node:crypto';
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, formOf, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function puzzle({ verification, clock }: BuiltIdentity) {
  const given = await verification.actions.getSlide(callOf(visitor, {}, { now: clock.now() }));
  if (isRefusal(given)) throw new Error('refused');
  const { rows } = await sql<{ gap_left: number }>`
    select gap_left from verification_slide where id = ${given.slideId}`.execute(database.kysely);
  return { given, gapLeft: rows[0]?.gap_left ?? 0 };
}

async function solve(built: BuiltIdentity, off = 0) {
  const { given, gapLeft } = await puzzle(built);
  built.clock.advance(1_200);
  const input = { slideId: given.slideId, x: gapLeft + off, durationMs: 800 };
  const answer = () =>
    built.verification.actions.solveSlide(callOf(visitor, input, { now: built.clock.now() }));
  return { first: await answer(), second: await answer() };
}

const tokenOf = (answer: Awaited<ReturnType<typeof solve>>['first']) =>
  isRefusal(answer) ? '' : answer.slideToken;

const register = (built: BuiltIdentity, username: string, proof: object) =>
  built.identity.actions.register(
    callOf(visitor, formOf({ username, ...proof }), { now: built.clock.now() }),
  );

/** What a browser does: tries numbers until the digest fits. */
function workOn(challenge: Record<string, unknown>): string {
  const { salt, challenge: wanted, algorithm, signature, maxnumber } = challenge;
  for (let number = 0; number <= Number(maxnumber); number += 1) {
    const digest = createHash('sha256')
      .update(`${String(salt)}${number}`)
      .digest('hex');
    if (digest !== wanted) continue;
    return btoa(JSON.stringify({ algorithm, challenge: wanted, number, salt, signature }));
  }
  throw new Error('no number fits');
}

test('a token is good for one registration; a refusal does not use it up', async () => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const proof = { slideToken: tokenOf((await solve(built)).first) };
  expect(await register(built, 'no', proof)).toMatchObject({ refused: 'field-format' });
  expect(isRefusal(await register(built, 'human888', proof))).toBe(false);
  expect(await register(built, 'human999', proof)).toMatchObject({ refused: 'captcha-wrong' });
});

test('of two parallel registrations with one token one succeeds', async () => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const proof = { slideToken: tokenOf((await solve(built)).first) };
  const answers = await Promise.all(
    ['racerone', 'racertwo'].map((name) => register(built, name, proof)),
  );
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
});

test('a token expires after ten minutes', async () => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const proof = { slideToken: tokenOf((await solve(built)).first) };
  built.clock.advance(10 * 60_000);
  expect(await register(built, 'latecomer', proof)).toMatchObject({ refused: 'captcha-wrong' });
});

// @proves A8
test('each sign-in uses up its proof, right or wrong', async () => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const slideToken = tokenOf((await solve(built)).first);
  const input = { username: 'whoever8', password: 'whatever-1', slideToken };
  const answers = [];
  for (const _ of [1, 2]) {
    answers.push(
      await built.identity.actions.login(callOf(visitor, input, { now: built.clock.now() })),
    );
  }
  expect(answers).toMatchObject([{ refused: 'credentials-wrong' }, { refused: 'captcha-wrong' }]);
});

// @proves A8
test('a proof of work replaces the slide once, in any spelling', async () => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const { getWork } = built.verification.actions;
  const challenge = await getWork(callOf(visitor, {}, { now: built.clock.now() }));
  const workProof = workOn(challenge as Record<string, unknown>);
  expect(isRefusal(await register(built, 'worker88', { workProof }))).toBe(false);
  const same = btoa(JSON.stringify(JSON.parse(atob(workProof)), null, 1));
  expect(await register(built, 'worker99', { workProof: same })).toMatchObject({
    refused: 'captcha-wrong',
  });
});

test('a proof of work that is old, foreign or malformed is refused', async () => {
  const built = buildIdentity(database, { isHumanCheckOn: true });
  const { getWork } = built.verification.actions;
  const challenge = await getWork(callOf(visitor, {}, { now: built.clock.now() }));
  const proof = workOn(challenge as Record<string, unknown>);
  const forged = { ...(JSON.parse(atob(proof)) as object), signature: '00' };
  const late = buildIdentity(database, { isHumanCheckOn: true });
  late.clock.set(built.clock.now() + 11 * 60_000);
  const tries = [register(late, 'worker77', { workProof: proof })];
  for (const workProof of [btoa(JSON.stringify(forged)), 'nonsense', btoa('{}')]) {
    tries.push(register(built, 'worker77', { workProof }));
  }
  for (const answer of await Promise.all(tries)) {
    expect(answer).toMatchObject({ refused: 'captcha-wrong' });
  }
});
