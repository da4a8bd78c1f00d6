// A puzzle and a picture take one answer, and are what they say; a proof is good once.
import { createHash, createHmac } from 'node:crypto';
import { createChallenge } from 'altcha-lib/v1';
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import { slide } from './rules/slide.ts';
import { buildVerification, type BuiltVerification } from './testing.ts';

const visitor = { kind: 'visitor' } as const;

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function puzzle({ verification, clock }: BuiltVerification) {
  const shown = given(await verification.actions.getSlide(callOf(visitor, {}, clock.now())));
  const { rows } = await sql<{ gap_left: number }>`
    select gap_left from verification_slide where id = ${shown.slideId}`.execute(database.kysely);
  return { given: shown, gapLeft: rows[0]?.gap_left ?? 0 };
}

async function solve(built: BuiltVerification, off = 0) {
  const { given: shown, gapLeft } = await puzzle(built);
  built.clock.advance(1_200);
  const input = { slideId: shown.slideId, x: gapLeft + off, durationMs: 800 };
  const answer = () =>
    built.verification.actions.solveSlide(callOf(visitor, input, built.clock.now()));
  return { first: await answer(), second: await answer() };
}

test('a puzzle is two pictures of the stated sizes', async () => {
  const { given } = await puzzle(buildVerification(database));
  const sizeOf = async (url: string) => {
    const bytes = Buffer.from(url.replace('data:image/webp;base64,', ''), 'base64');
    const { width, height, format } = await sharp(bytes).metadata();
    return [format, width, height];
  };
  expect(await sizeOf(given.picture)).toEqual(['webp', given.width, given.height]);
  expect(await sizeOf(given.piece)).toEqual(['webp', given.pieceSize, given.pieceSize]);
  expect(given.picture.length).toBeLessThan(60_000);
});

// @proves R129
test('a puzzle takes one answer, a right one gives a token', async () => {
  const built = buildVerification(database);
  const right = await solve(built, slide.tolerance);
  expect(given(right.first).slideToken).toMatch(/^[\w-]{43}$/);
  expect(right.second).toEqual({ refused: 'captcha-wrong' });
  const wrong = await solve(built, slide.tolerance + 1);
  expect(wrong.first).toEqual({ refused: 'captcha-wrong' });
});

interface Picture {
  readonly captchaId: string;
  readonly answer: string;
  readonly picture: string;
}

async function draw(built: BuiltVerification, held?: string): Promise<Picture> {
  const cookies: Record<string, string> = held === undefined ? {} : { captchaId: held };
  const call = callOf(visitor, {}, built.clock.now(), { cookies });
  const picture = given(await built.verification.actions.getCaptcha(call));
  const captchaId = call.setCookies[0]?.[1] ?? '';
  const { rows } = await sql<{ answer: string }>`select answer from verification_captcha
    where digest = ${digestOf(captchaId)}`.execute(database.kysely);
  return { captchaId, answer: rows[0]?.answer ?? '', picture };
}

const use = (built: BuiltVerification, captchaId: string, captcha: string) =>
  built.verification.human.use(database.kysely, { captchaId, captcha }, built.clock.now());

test('a captcha is a PNG of its size, bound to the cookie it set', async () => {
  const built = buildVerification(database);
  const { picture, captchaId, answer } = await draw(built);
  const { format, width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
  expect([format, width, height]).toEqual(['png', 200, 64]);
  expect(picture.length).toBeLessThan(20_000);
  expect(await use(built, 'another-browser', answer)).toBe(false);
  expect(await use(built, captchaId, answer.toLowerCase())).toBe(true);
  expect(await use(built, captchaId, answer)).toBe(false);
});

// @proves A8
test('a wrong answer uses up the captcha; one of two parallel right ones counts', async () => {
  const built = buildVerification(database);
  const wrong = await draw(built);
  expect(await use(built, wrong.captchaId, 'ZZZZZ')).toBe(false);
  expect(await use(built, wrong.captchaId, wrong.answer)).toBe(false);
  const right = await draw(built);
  const both = [1, 2].map(() => use(built, right.captchaId, right.answer));
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
});

// @proves L128
test('a new captcha once a second; it replaces the old one', async () => {
  const built = buildVerification(database);
  const first = await draw(built);
  const cookies = { captchaId: first.captchaId };
  const soon = callOf(visitor, {}, built.clock.now(), { cookies });
  const answer = await built.verification.actions.getCaptcha(soon);
  expect(answer).toEqual({ refused: 'too-many-requests', facts: { seconds: 1 } });
  built.clock.advance(1_000);
  const second = await draw(built, first.captchaId);
  expect(await use(built, first.captchaId, first.answer)).toBe(false);
  expect(await use(built, second.captchaId, second.answer)).toBe(true);
});

test('a captcha expires after five minutes', async () => {
  const built = buildVerification(database);
  const { captchaId, answer } = await draw(built);
  built.clock.advance(5 * 60_000 + 1);
  expect(await use(built, captchaId, answer)).toBe(false);
  expect(isRefusal(await draw(built))).toBe(false);
});

/** What a browser does: tries numbers until the digest fits. */
function workOn({ salt, challenge, algorithm, signature, maxnumber }: Record<string, unknown>) {
  const fits = (number: number) =>
    createHash('sha256')
      .update(`${String(salt)}${number}`)
      .digest('hex') === challenge;
  const number = Array.from({ length: Number(maxnumber) + 1 }, (_, tried) => tried).find(fits);
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

test('getWork: a proof of work counts once, within ten minutes', async () => {
  const built = buildVerification(database);
  const work = async () =>
    workOn(given(await built.verification.actions.getWork(callOf(visitor, {}, Date.now()))));
  const spend = (workProof: string, now: number) =>
    built.verification.human.use(database.kysely, { workProof }, now);
  const proof = await work();
  expect(await spend(proof, Date.now())).toBe(true);
  expect(await spend(proof, Date.now())).toBe(false);
  expect(await spend(await work(), Date.now() + 10 * 60_000)).toBe(false);
});

test('a proof without its number of steps never counts as heavy work', async () => {
  const { verification } = buildVerification(database);
  const now = Date.now();
  // As an earlier version asked for it: signed, answered and in time.
  const hmacKey = createHmac('sha256', new Uint8Array(32).fill(7))
    .update('proof of work')
    .digest('hex');
  const expires = new Date(now + 60_000);
  const proof = workOn({ ...(await createChallenge({ hmacKey, expires, maxnumber: 1_000 })) });
  const use = () => verification.human.useWork(database.kysely, proof, 'heavy', now);
  expect(await use()).toBe(false);
  expect(await verification.human.use(database.kysely, { workProof: proof }, now)).toBe(true);
});
