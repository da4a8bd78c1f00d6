// An intent is sent under one key until it is answered, also across a reload; another intent, or
// the same one after its answer, gets a new key.
import { beforeEach, expect, test } from 'vitest';
import type { Failure } from '@baize/client';
import { sendOnce } from './kept-intent.ts';

const wish = { name: 'deposit', print: '100:QR' };
const offline = { ok: false, refused: 'offline' } as Failure;
const refused = { ok: false, refused: 'amount-below-minimum' } as Failure;
const answered = { ok: true, value: 'paid' } as const;

async function keyOf(asked: typeof wish, answer: Failure | typeof answered): Promise<string> {
  let used = '';
  await sendOnce(asked, async (intent) => {
    used = intent;
    return answer;
  });
  return used;
}

beforeEach(() => sessionStorage.clear());

test('a lost answer keeps the key, so that the next attempt gets the first answer', async () => {
  const first = await keyOf(wish, offline);
  expect(await keyOf(wish, offline)).toBe(first);
  expect(await keyOf(wish, answered)).toBe(first);
});

test.each([answered, refused])('an answer, also a refusal, ends the intent', async (answer) => {
  const first = await keyOf(wish, answer);
  expect(await keyOf(wish, answered)).not.toBe(first);
});

test('another amount is another intent', async () => {
  const first = await keyOf(wish, offline);
  expect(await keyOf({ ...wish, print: '200:QR' }, offline)).not.toBe(first);
});
