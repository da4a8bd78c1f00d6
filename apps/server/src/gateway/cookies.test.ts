// Proves that a cookie is out of reach of scripts and of other sites, and that no value can add
// attributes of its own.
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { setCookieOn } from './cookies.ts';

async function cookiesOf(secure: boolean, set: [string, string | null, number?][]) {
  const app = fastify();
  app.get('/', async (_request, reply) => {
    for (const one of set) setCookieOn(reply, secure, ...one);
    return {};
  });
  const { headers } = await app.inject('/');
  return [headers['set-cookie'] ?? []].flat();
}

test('a cookie is HttpOnly and SameSite, and Secure where there is TLS', async () => {
  expect(await cookiesOf(false, [['baize_session', 'abc']])).toEqual([
    'baize_session=abc; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(await cookiesOf(true, [['baize_session', 'abc', 60]])).toEqual([
    'baize_session=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
  ]);
});

test('a cookie is cleared by an age of nothing, beside others that are set', async () => {
  const set: [string, string | null][] = [
    ['baize_session', null],
    ['baize_staff', 'x'],
    ['baize_more', 'y'],
  ];
  expect(await cookiesOf(false, set)).toEqual([
    'baize_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    'baize_staff=x; Path=/; HttpOnly; SameSite=Lax',
    'baize_more=y; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test.each([
  ['name', 'a; Domain=evil.example'],
  ['name', 'a\r\nset-cookie: b=c'],
  ['na me', 'a'],
  ['', 'a'],
])('"%s" with "%s" cannot be set', async (name, value) => {
  const app = fastify();
  app.get('/', async (_request, reply) => setCookieOn(reply, false, name, value));
  const { statusCode, headers } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(headers['set-cookie']).toBeUndefined();
});
