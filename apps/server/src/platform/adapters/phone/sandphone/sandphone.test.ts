// The sandbox provider keeps every promise that a provider of phone verification must keep, gives a
// code once and for a minute, and misbehaves by the number that is asked for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { fakeClock } from '../../../clock/index.ts';
import type { Database } from '../../../database/index.ts';
import { phonePromises } from '../conformance.ts';
import { openTestPhones, siteOrigin, type BuiltPhones } from '../testing.ts';
import { httpPhoneProvider } from '../http-provider.ts';
import { issuerOf } from './tokens.ts';

let database: Database;
let phones: BuiltPhones;
const clock = fakeClock();
let last = 0;
const freshNumber = () => `+63917555${String((last += 1)).padStart(2, '0')}77`;

beforeAll(async () => {
  database = await freshDatabase();
  phones = await openTestPhones(database, clock);
});

afterAll(async () => {
  await phones.close();
  await database.close();
});

// @proves V6.8.2
test.each(phonePromises)('$promise', async ({ prove }) => {
  // Each begins when the number has codes left.
  clock.advance(10 * 60_000);
  const { provider, idTokenFor } = phones;
  await prove({ provider, idTokenFor, now: clock.now });
});

test('a code is good once', async () => {
  const number = freshNumber();
  const { body } = await phones.askCode(number);
  expect(body['expiresInSeconds']).toBe(60);
  const code = await phones.codeTo(number);
  const both = await Promise.all([1, 2].map(() => phones.showCode(body['sessionInfo'], code)));
  expect(both.map(({ error }) => error).toSorted()).toEqual(['', 'code-expired']);
});

test('a code is good for a minute, for its own sending and brand', async () => {
  const number = freshNumber();
  const first = await phones.askCode(number);
  const code = await phones.codeTo(number);
  const elsewhere = await phones.showCode(first.body['sessionInfo'], code, 'somebody-else');
  expect(elsewhere.error).toBe('code-expired');
  expect((await phones.showCode('made-up', code)).error).toBe('code-expired');
  clock.advance(60_000);
  expect((await phones.showCode(first.body['sessionInfo'], code)).error).toBe('code-expired');
});

test('a code takes five wrong tries', async () => {
  const number = freshNumber();
  const { body } = await phones.askCode(number);
  const code = await phones.codeTo(number);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    const shown = await phones.showCode(body['sessionInfo'], wrong);
    expect(shown.error).toBe('invalid-verification-code');
  }
  expect((await phones.showCode(body['sessionInfo'], code)).error).toBe('too-many-requests');
});

test('five codes to a number, then none for five minutes', async () => {
  const number = freshNumber();
  for (let sent = 0; sent < 5; sent += 1) expect((await phones.askCode(number)).status).toBe(200);
  expect(await phones.askCode(number)).toMatchObject({ status: 429, error: 'too-many-requests' });
  clock.advance(5 * 60_000 + 1);
  expect((await phones.askCode(number)).status).toBe(200);
});

test.each([
  ['', 'missing-phone-number'],
  ['0917 123', 'invalid-phone-number'],
  ['+639171230001', 'invalid-phone-number'],
  ['+639171230002', 'too-many-requests'],
  ['+639171230003', 'internal-error'],
  ['+639171230004', 'captcha-check-failed'],
  ['+639171230005', 'quota-exceeded'],
  ['+639171230006', 'operation-not-allowed'],
  ['+639171230007', 'popup-closed-by-user'],
])('the number %o is refused as %s', async (number, error) => {
  const answer = await phones.askCode(number);
  expect(answer.error).toBe(error);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test('a code may be missing, or come too late', async () => {
  const late = '+639171230008';
  const { body } = await phones.askCode(late);
  expect((await phones.showCode(body['sessionInfo'], '')).error).toBe('missing-verification-code');
  const shown = await phones.showCode(body['sessionInfo'], await phones.codeTo(late));
  expect(shown.error).toBe('code-expired');
});

test('only the site’s origin may call', async () => {
  const ask = async (origin: string) =>
    fetch(`${phones.url}/v1/projects/baize/codes`, { method: 'OPTIONS', headers: { origin } });
  const allowed = 'access-control-allow-origin';
  expect((await ask(siteOrigin)).headers.get(allowed)).toBe(siteOrigin);
  expect((await ask('https://elsewhere.example')).headers.get(allowed)).toBeNull();
});

test('the private key is never shown', async () => {
  const { keys } = (await (await fetch(`${phones.url}/jwks`)).json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ]);
});

test('tokens are refused while the provider is down', async () => {
  const token = await phones.idTokenFor(freshNumber());
  const away = httpPhoneProvider({
    name: 'sandphone',
    issuer: issuerOf('baize'),
    baseUrl: 'http://127.0.0.1:9',
    project: 'baize',
  });
  expect(await away.verify(token, clock.now())).toEqual({ ok: false, refused: 'provider-away' });
});
