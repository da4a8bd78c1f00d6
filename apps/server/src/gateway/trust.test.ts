// No other site acts for a player, signs one in or frames us; a browser is told so with every
// answer, and keeps none of them. What is sent to exhaust us is refused before it is work.
import { refuse } from '@baize/contract';
import { expect, test } from 'vitest';
import type { Caller, CallContext } from '../platform/call/index.ts';
import { buildGateway, post, type Sent } from './testing.ts';

type AnyCall = CallContext & { caller: Caller; input: Record<string, unknown> };

const own = 'http://localhost:80';
const balancePath = '/wps/v2/wallets/balance';
const refusedAs = ({ status, json }: Sent) => [status, json['refused']];

function listen(more: Parameters<typeof buildGateway>[1] = {}) {
  const calls: AnyCall[] = [];
  const take = async (call: AnyCall) => {
    calls.push(call);
    call.setCookie('baize_session', 'fresh');
    return refuse('fault');
  };
  const actions = {
    wallet: { getBalance: take },
    identity: { logout: take, loginFreePlay: take, login: take },
    operator: { getStaff: take, signOutStaff: take },
    slots: { spin: take },
    factors: { finishPasskey: take },
  };
  return { ...buildGateway(actions, more), calls };
}

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['a browser that says where from', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['an older browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a request that says nothing of itself', {}],
];

// @proves A9
test.each(foreign)('%s does not act by a cookie', async (_who, headers) => {
  const { send, calls } = listen();
  const cookie = 'baize_session=member; baize_staff=staff';
  for (const url of ['/wps/session/logout', '/ops/session/logout']) {
    const sent = await send({ method: 'POST', url, headers: { ...headers, cookie } });
    expect([401, 404, 405]).toContain(sent.status);
  }
  const ended = await send({
    method: 'DELETE',
    url: '/wps/session/logout',
    headers: { ...headers, cookie },
  });
  expect(refusedAs(ended)).toEqual([401, 'session-missing']);
  expect(calls).toEqual([]);
});

test('a page of ours authenticates by cookie, a program by token', async () => {
  const { send, calls } = listen();
  const cookie = 'baize_session=member';
  for (const headers of [
    { cookie, 'sec-fetch-site': 'same-origin' },
    { cookie, origin: own },
    { authorization: 'member' },
  ]) {
    await send({
      method: 'DELETE',
      url: '/wps/session/logout',
      headers: headers as Record<string, string>,
    });
  }
  expect(calls).toHaveLength(3);
});

// @proves A5 A9 V7.6.2
test('another site cannot sign a visitor in as somebody else', async () => {
  const { send, calls } = listen();
  for (const [, headers] of foreign.slice(0, 4)) {
    const sent = await send(post('/wps/session/login/freeplay', '', {}, headers));
    expect(sent.headers['set-cookie']).toBeUndefined();
  }
  expect(calls).toHaveLength(4);
  const here = await send(post('/wps/session/login/freeplay', '', {}, { origin: own }));
  expect(here.headers['set-cookie']).toContain('baize_session=fresh');
});

// @proves R131
test('over TLS, also a proxy’s, a neighbouring host’s cookie is ignored', async () => {
  const { send, calls } = listen({ publicUrl: 'https://play.example' });
  const ask = (cookie: string) => send({ url: balancePath, headers: { cookie } });
  expect(refusedAs(await ask('baize_session=member'))).toEqual([401, 'session-missing']);
  expect(calls).toEqual([]);
  const sent = await ask('__Host-baize_session=member');
  expect(calls).toHaveLength(1);
  expect(sent.headers['set-cookie']).toMatch(/^__Host-baize_session=fresh; Path=\/; .*; Secure$/);
  expect(sent.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
});

// @proves R131
test.each([
  ['an answer', { url: '/health' }],
  ['a refusal', { url: balancePath }],
  ['a path that is none', { url: '/wps/no/such' }],
  ['a request that cannot be read', { url: '/%E0%A4%A' }],
  ['a fault', { url: balancePath, headers: { authorization: 'member' } }],
])('%s is no page, is not sniffed, framed, kept or told on', async (_what, request) => {
  const { headers } = await listen().send(request);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

// @proves R131
test('a page loads scripts from us, connects to us and is framed by us alone', async () => {
  const { headers } = await listen().send({ url: '/openapi' });
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "script-src 'self';",
    "connect-src 'self';",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
});

// @proves R133
test('a page’s policy names only outside origins that the brand uses', async () => {
  const none = (): string[] => [];
  const outside = { calls: none(), frames: none(), pictures: none(), framers: none() };
  const { send } = listen({ outsideOrigins: () => outside });
  const policy = async () =>
    String((await send({ url: '/openapi' })).headers['content-security-policy']);
  expect(await policy()).toContain("connect-src 'self';");
  expect(await policy()).toContain("frame-src 'self';");
  outside.calls.push('https://phones.example');
  outside.frames.push('https://games.example');
  outside.pictures.push('https://pictures.example');
  outside.framers.push('https://play.example');
  expect(await policy()).toContain("connect-src 'self' https://phones.example;");
  expect(await policy()).toContain("frame-src 'self' https://games.example;");
  expect(await policy()).toContain("img-src 'self' data: blob: https://pictures.example;");
  // Games alone stand inside pages of other addresses of the site.
  expect(await policy()).toContain("frame-ancestors 'self';");
});

// @proves A9
test('a CORS preflight is not granted', async () => {
  const { headers } = await listen().send({
    method: 'OPTIONS',
    url: '/wps/session/login',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

// @proves A12
test('a deeply nested body is refused at any size', async () => {
  const { send, calls } = listen();
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  for (const depth of [40, 9_000]) {
    const spin = await send(post('/play/slots/lotus/spin', 'game', nested(depth)));
    expect(refusedAs(spin)).toEqual([400, 'request-invalid']);
    const field = `{"stake":"1","more":${nested(depth)}}`;
    expect((await send(post('/play/slots/lotus/spin', 'game', field))).status).toBe(400);
  }
  expect(calls).toEqual([]);
});

// @proves A12
test('endless fields and headers are refused, not stored', async () => {
  const { send, calls } = listen();
  const long = 'x'.repeat(10_000);
  const stake = await send(post('/play/slots/lotus/spin', 'game', { stake: long }));
  expect(refusedAs(stake)).toEqual([400, 'request-invalid']);
  const intent = { 'idempotency-key': long };
  expect(
    refusedAs(await send(post('/play/slots/lotus/spin', 'game', { stake: '1' }, intent))),
  ).toEqual([400, 'idempotency-key-invalid']);
  const token = await send({ url: balancePath, headers: { authorization: long } });
  expect(refusedAs(token)).toEqual([401, 'session-missing']);
  const cookie = await send({ url: balancePath, headers: { cookie: `baize_session=${long}` } });
  expect(refusedAs(cookie)).toEqual([401, 'session-missing']);
  expect(calls).toEqual([]);
});

// @proves A12
test('oversized headers end the request without details of the server', async () => {
  const { app } = listen();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}${balancePath}`, { headers: { 'x-pad': 'x'.repeat(40_000) } });
  expect(answer.status).toBe(431);
  expect(await answer.text()).not.toMatch(/stack|node_modules|\.ts/);
  await app.close();
});

test.each([
  ['https://evil.example', 'evil.example', own],
  ['its own address', 'localhost:80', own],
  ['another of its own', '127.0.0.1:80', 'http://127.0.0.1:80'],
  ['an address of the brand, over a line that is none of it', 'play.example', own],
])('addresses are made of what is configured, called as %s', async (_what, host, origin) => {
  const known = [own, 'http://127.0.0.1:80', 'https://play.example'];
  const { send, calls } = listen({ addresses: () => known });
  await send({ url: balancePath, headers: { host, authorization: 'member' } });
  expect(calls[0]).toMatchObject({ origin });
});
