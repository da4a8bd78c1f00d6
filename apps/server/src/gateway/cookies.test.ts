// Proves that a cookie is out of reach of scripts, of other hosts and of other sites' pages, and
// that no value can add attributes of its own.
import { fastify, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { cookieSetter, cookiesOf, signingCookiesOf } from './cookies.ts';

type Set = [name: string, value: string | null, maxAgeSeconds?: number];
const plain = 'http://play.example';
const overTls = 'https://play.example';

async function answerTo(sets: readonly Set[], origin = plain, headers = {}) {
  const app = fastify();
  app.post('/', async (request, reply) => {
    const set = cookieSetter(request, reply, origin);
    for (const one of sets) set(...one);
    return {};
  });
  const answer = await app.inject({ method: 'POST', url: '/', headers });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, cookies };
}

function requestOf(headers: Record<string, string>, method = 'GET'): FastifyRequest {
  return { method, headers, protocol: 'http', host: 'play.example' } as unknown as FastifyRequest;
}

// @proves R131
test('a cookie is HttpOnly and SameSite, and bound to the host under TLS', async () => {
  expect((await answerTo([['baize_session', 'abc']])).cookies).toEqual([
    'baize_session=abc; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect((await answerTo([['baize_session', 'abc', 60]], overTls)).cookies).toEqual([
    '__Host-baize_session=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
  ]);
});

test('a cookie is cleared with Max-Age 0 while others are set', async () => {
  const digest = '0123456789abcdef';
  const sets: Set[] = [
    ['baize_session', null],
    ['captchaId', 'x'],
    [`baize_ticket_${digest}`, 'y', 86_400],
  ];
  expect((await answerTo(sets)).cookies).toEqual([
    'baize_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    'captchaId=x; Path=/; HttpOnly; SameSite=Lax',
    `baize_ticket_${digest}=y; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
  ]);
});

test.each([
  ['baize_name', 'a; Domain=evil.example'],
  ['baize_name', 'a\r\nset-cookie: b=c'],
  ['baize_na me', 'a'],
  ['theirs', 'a'],
  ['__Host-baize_session', 'a'],
  ['', 'a'],
])('"%s" with "%s" cannot be set', async (name, value) => {
  expect(await answerTo([[name, value]])).toEqual({ status: 500, cookies: [] });
});

const ours = [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }];
const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: plain },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${plain}.evil.example` },
];

test.each([...ours, { origin: plain }])('a page of ours, %o, gets cookies', async (headers) => {
  expect((await answerTo([['baize_session', 'abc']], plain, headers)).cookies).toHaveLength(1);
});

test.each(foreign)(
  'a page of another site, %o, neither gets nor sends cookies',
  async (headers) => {
    const { status, cookies } = await answerTo([['baize_session', 'abc']], plain, headers);
    expect([status, cookies]).toEqual([200, []]);
    expect(cookiesOf(requestOf({ ...headers, cookie: 'baize_session=abc' }), plain)).toEqual({});
  },
);

test('only our own cookie names are read, over TLS only host-bound ones', () => {
  const cookie = [
    'theme=dark; baize_session=abc; captchaId=c-1; xbaize_session=no; baize_staff=',
    '__Host-baize_session=def; __Host-theme=dark; broken; ;; =x; __proto__=y',
  ].join('; ');
  expect(cookiesOf(requestOf({ cookie }), plain)).toEqual({
    baize_session: 'abc',
    captchaId: 'c-1',
  });
  expect(cookiesOf(requestOf({ cookie }), overTls)).toEqual({ baize_session: 'def' });
  const long = `baize_session=${'x'.repeat(201)}`;
  expect(cookiesOf(requestOf({ cookie: long }), plain)).toEqual({});
});

test('a cookie authorises a change only with the browser’s fetch metadata', () => {
  const cookie = 'baize_session=abc';
  const names = (headers: Record<string, string>, method: string) => {
    const effect = method === 'GET' ? 'reads' : 'acts';
    const request = requestOf({ cookie, ...headers }, method);
    return Object.keys(signingCookiesOf(request, plain, effect));
  };
  expect(names({}, 'GET')).toEqual(['baize_session']);
  expect(names({}, 'POST')).toEqual([]);
  expect(names({ origin: plain }, 'POST')).toEqual(['baize_session']);
  expect(names({ 'sec-fetch-site': 'same-origin' }, 'DELETE')).toEqual(['baize_session']);
  for (const headers of foreign) {
    for (const method of ['GET', 'POST']) expect(names(headers, method)).toEqual([]);
  }
});

test('a GET that changes something is authorised only from a page of ours', () => {
  const names = (headers: Record<string, string>) =>
    Object.keys(
      signingCookiesOf(requestOf({ cookie: 'baize_session=abc', ...headers }), plain, 'acts'),
    );
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${plain}/centre` },
    { origin: plain },
  ]) {
    expect(names(headers as Record<string, string>)).toEqual(['baize_session']);
  }
  for (const headers of [
    ...foreign,
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', referer: `${plain}/` },
    { referer: 'https://evil.example/' },
    { referer: `${plain}.evil.example/` },
  ]) {
    expect(names(headers as Record<string, string>)).toEqual([]);
  }
});
