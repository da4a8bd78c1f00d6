// A password is checked exactly as it was typed, all of it, and may be long and of anything.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, formOf, visitor } from '../testing.ts';
import { openRules } from '../registration/testing-rules.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const anything = { ...openRules.password, acceptedPattern: '*', patternId: 'any' };
const rules = { password: anything, confirmPassword: anything };

async function signsIn(password: string, typed: readonly string[]): Promise<string[]> {
  const { identity, verification, clock } = buildIdentity(database, { rules });
  const username = `whole${password.length}x${typed.length}`;
  const call = <I>(input: I) => callOf(visitor, input, { now: clock.now(), address: password });
  given(await identity.actions.register(call(formOf({ username, password }))));
  const names: string[] = [];
  for (const tried of typed) {
    const slideToken = await verification.human.giveToken(clock.now());
    const answer = await identity.actions.login(call({ username, password: tried, slideToken }));
    names.push(isRefusal(answer) ? answer.refused : 'given');
  }
  return names;
}

const wrong = 'credentials-wrong';

// @proves R9 V6.2.8 V6.2.9
test('each of 64 characters counts', async () => {
  const long = `${'long lotus pond '.repeat(4).slice(0, 63)}x`;
  expect(long).toHaveLength(64);
  const others = [`${long.slice(0, -1)}y`, long.slice(0, -1), `${long}x`];
  expect(await signsIn(long, [...others, long])).toEqual([wrong, wrong, wrong, 'given']);
});

// @proves V6.2.8
test('case and surrounding spaces count', async () => {
  const password = ' Blue Door, 9 Ünder ';
  const others = [password.trim(), password.toLowerCase()];
  expect(await signsIn(password, [...others, password])).toEqual([wrong, wrong, 'given']);
});

// @proves R9 V6.2.5
test.each([
  ['eight small letters', 'qzvkwmjx'],
  ['digits alone', '739105826447'],
  ['words with spaces', 'pale umbrella blue door'],
  ['another script', 'ประตูสีฟ้าใบเก่า'],
  ['signs', '👍🏽🪷🪷🪷🪷🪷🪷🪷'],
])('where the rule asks for no kind of characters, %s are taken', async (_what, password) => {
  const { identity, clock } = buildIdentity(database, { rules });
  const username = `kinds${password.length}${password.codePointAt(0)}`;
  const form = formOf({ username, password });
  const call = callOf(visitor, form, { now: clock.now(), address: username });
  expect(await identity.actions.register(call)).toMatchObject({ userName: username });
});
