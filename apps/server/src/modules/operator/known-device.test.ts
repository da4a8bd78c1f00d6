// Proves that an attacker cannot lock staff out: wrong passwords from elsewhere cost work and
// waiting time, and never count against a device from which staff signed in before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallContext } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { codeAt } from '../factors/testing.ts';
import { deviceCookieName, knownMs } from './known-device.ts';
import { buildOperator, password, visitor, workProofOf, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;

beforeAll(async () => {
  database = await freshDatabase();
  built = buildOperator(database);
  for (const username of ['ada', 'ben', 'cleo', 'dora', 'eve'])
    await built.operator.addStaff({ username, password, role: 'support' });
});
afterAll(() => database.close());

interface Try {
  readonly word?: string;
  readonly workProof?: string;
  readonly address?: string;
  readonly device?: string;
}

function attempt(username: string, { word = password, workProof, address, device }: Try = {}) {
  const input = { username, password: word, ...(workProof ? { workProof } : {}) };
  const more: Partial<CallContext> = {
    ...(address ? { address } : {}),
    ...(device ? { cookies: { [deviceCookieName]: device } } : {}),
  };
  const call = built.call(visitor, input, more);
  return { answer: built.operator.actions.signInStaff(call), call };
}

/** Comes in, and gives the token that the browser keeps. */
async function deviceOf(username: string): Promise<string> {
  const { answer, call } = attempt(username, { workProof: await work() });
  given(await answer);
  return call.setCookies.find(([name]) => name === deviceCookieName)?.[1] ?? '';
}

async function work(): Promise<string> {
  const asked = await attempt('nobody-at-all', { word: 'x', address: '192.0.2.200' }).answer;
  return 'value' in asked ? workProofOf(asked.value) : work();
}

const wrong = { refused: 'staff-credentials-wrong' };

test('after one failure a name costs work; tries without it lock nothing', async () => {
  expect(await attempt('ada', { word: 'wrong', address: '192.0.2.1' }).answer).toEqual(wrong);
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await attempt('ada', { word: 'x', address: '192.0.2.1' }).answer).toMatchObject({
      refused: 'work-missing',
    });
  }
  const workProof = await work();
  given(await attempt('ada', { workProof }).answer);
  // It is good once, and a right word makes the next first try free again.
  expect(await attempt('ada', { word: 'x', workProof }).answer).toEqual(wrong);
  expect(await attempt('ada', { word: 'x', workProof }).answer).toMatchObject({
    refused: 'work-missing',
  });
});

test('parallel first tries count as one free try', async () => {
  const tries = Array.from({ length: 8 }, () => attempt('ben', { word: 'wrong' }).answer);
  const names = (await Promise.all(tries)).map((one) => ('refused' in one ? one.refused : ''));
  expect(names.filter((name) => name === 'staff-credentials-wrong')).toHaveLength(1);
  expect(names.filter((name) => name === 'work-missing')).toHaveLength(7);
});

test('a lock never stops a known device with the right password', async () => {
  const device = await deviceOf('cleo');
  expect(device).not.toBe('');
  for (let tried = 0; tried < 3; tried += 1)
    await attempt('cleo', { word: 'wrong', workProof: await work(), address: '192.0.2.3' }).answer;
  const locked = { refused: 'staff-locked' };
  expect(await attempt('cleo', { workProof: await work() }).answer).toMatchObject(locked);
  given(await attempt('cleo', { device }).answer);
  // Another's device is not known, nor one that was not used for long.
  expect(await attempt('ada', { word: 'x', device, workProof: await work() }).answer).toEqual(
    wrong,
  );
  built.clock.advance(knownMs + 1);
  expect(await attempt('cleo', { word: 'x', device }).answer).toEqual(wrong);
  expect(await attempt('cleo', { word: 'x', device }).answer).toMatchObject({
    refused: 'work-missing',
  });
});

test('a known device that fails three times is locked, and only that device', async () => {
  const device = await deviceOf('dora');
  for (let tried = 0; tried < 3; tried += 1)
    expect(await attempt('dora', { word: 'wrong', device }).answer).toEqual(wrong);
  expect(await attempt('dora', { device }).answer).toMatchObject({ refused: 'staff-locked' });
  given(await attempt('dora', { workProof: await work() }).answer);
});

test('failed second steps of others do not lock a known device', async () => {
  const { operator, factors, call, callerOf, clock } = built;
  const { token } = given(await attempt('eve').answer);
  const { actions } = factors.factors;
  const { secret } = given(await actions.beginStaffTotp(call(await callerOf(token), {})));
  const code = () => codeAt(secret, clock.now());
  given(await actions.confirmStaffTotp(call(await callerOf(token), { code: code() })));
  clock.advance(30_000);
  const step = async (device: string, text: string) => {
    const cookies = device ? { [deviceCookieName]: device } : {};
    const first = await attempt('eve', { device, workProof: await work() }).answer;
    const challengeId = String(('value' in first && first.value?.['challengeId']) || '');
    const input = { challengeId, method: 'totp', code: text } as const;
    const asked = call(visitor, input, { cookies });
    return { asked, answer: await operator.actions.verifyStaff(asked) };
  };
  const entered = await step('', code());
  const device = entered.asked.setCookies.find(([name]) => name === deviceCookieName)?.[1] ?? '';
  for (let tried = 0; tried < 3; tried += 1) await step('', '000000');
  clock.advance(30_000);
  expect((await step('', code())).answer).toMatchObject({ refused: 'staff-locked' });
  given((await step(device, code())).answer);
});

test('an address that fails for many names pays heavy work but is not blocked', async () => {
  const address = '192.0.2.9';
  const device = await deviceOf('ben');
  for (let tried = 0; tried < 10; tried += 1)
    expect(await attempt(`guess${tried}`, { word: 'x', address }).answer).toEqual(wrong);
  const light = await attempt('ada', { address, workProof: await work() }).answer;
  if (!('value' in light)) throw new Error('light work was enough');
  expect(light).toMatchObject({ refused: 'work-missing', value: { work: { maxnumber: 600_000 } } });
  given(await attempt('ada', { address, workProof: workProofOf(light.value) }).answer);
  for (let tried = 0; tried < 10; tried += 1)
    await attempt(`again${tried}`, { word: 'x', address }).answer;
  given(await attempt('ben', { address, device }).answer);
});

test('ten of many parallel tries from one address are judged without work', async () => {
  const address = '192.0.2.10';
  const tries = Array.from({ length: 30 }, async (_, at) => {
    const answer = await attempt(`burst${at}`, { word: 'x', address }).answer;
    return 'refused' in answer ? answer.refused : '';
  });
  const names = await Promise.all(tries);
  expect(names.filter((name) => name === 'staff-credentials-wrong')).toHaveLength(10);
  expect(names.filter((name) => name === 'work-missing')).toHaveLength(20);
});
