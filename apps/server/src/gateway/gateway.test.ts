// Proves the life of a request: each check with its refusal in the contract's order, an action that
// is called only when all have passed, and an answer that tells nothing but what was promised.
import { refuse, type EndpointSpec } from '@baize/contract';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import type { Caller, CallContext } from '../platform/call/index.ts';
import { createReplay } from '../platform/replay/index.ts';
import { buildGateway, member, post, staff, type Sent } from './testing.ts';

type AnyCall = CallContext & { caller: Caller; input: Record<string, unknown> };

const balance = { sumBalance: 12.5, balance: [], currency: 'PHP', currencySymbol: '₱' };
const getBalance = { wallet: { getBalance: async () => balance } };
const balancePath = '/wps/v2/wallets/balance';
const spinPath = '/play/slots/lotus/spin';
const bearer = (token: string) => ({ headers: { authorization: token } });
const refusedAs = ({ status, json }: Sent) => [status, json['refused']];

/** A gateway whose action of this name gives the call it got. */
function listen(noun: string, name: string, answer: unknown = {}) {
  const calls: AnyCall[] = [];
  const action = async (call: AnyCall) => {
    calls.push(call);
    return answer;
  };
  return { ...buildGateway({ [noun]: { [name]: action } }), calls };
}

test('an answer has the envelope of its wire and a request id, and is not cached', async () => {
  const { send } = buildGateway(getBalance);
  const { status, json, headers } = await send({ url: balancePath, ...bearer('member') });
  expect([status, json]).toEqual([200, { success: true, value: balance }]);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

// @proves V8.2.3
test('a field outside the contract never leaves the server', async () => {
  const more = { ...balance, passwordDigest: 'secret' };
  const { send } = buildGateway({ wallet: { getBalance: async () => more } });
  const { text } = await send({ url: balancePath, ...bearer('member') });
  expect(text).not.toContain('secret');
});

test('an action gets the caller, address, language and intent', async () => {
  const { send, calls } = listen('slots', 'spin', refuse('stake-not-offered'));
  const headers = {
    'idempotency-key': 'click-0001',
    language: 'ID',
    'user-agent': 'u'.repeat(999),
  };
  expect(refusedAs(await send(post(spinPath, 'game', { stake: '1' }, headers)))).toEqual([
    400,
    'stake-not-offered',
  ]);
  expect(calls[0]).toMatchObject({
    caller: { kind: 'game', player: member, gameCode: 'lotus', opening: 'first' },
    input: { gameCode: 'lotus', stake: '1' },
    intent: 'click-0001',
    locale: 'id',
    address: '127.0.0.1',
    country: 'PH',
    origin: 'http://localhost:80',
    userAgent: 'u'.repeat(300),
  });
});

test('a call without an intent gets a fresh one', async () => {
  const { send, calls } = listen('slots', 'spin', refuse('stake-not-offered'));
  for (const _ of [1, 2]) await send(post(spinPath, 'game', { stake: '1' }));
  expect(calls[0]?.intent).toMatch(/^[0-9a-f-]{36}$/);
  expect(calls[0]?.intent).not.toBe(calls[1]?.intent);
});

test('a fault answers with its request id alone; the log has the rest', async () => {
  const broken = async () => {
    throw new Error('relation "wallet_secret" does not exist');
  };
  const { send, logged } = buildGateway({ wallet: { getBalance: broken } });
  const { status, json, text, headers } = await send({ url: balancePath, ...bearer('member') });
  expect(status).toBe(500);
  expect(json).toEqual({
    success: false,
    errorCode: 'unknown.system.err',
    refused: 'fault',
    message: 'en: fault',
    requestId: headers['x-request-id'],
  });
  expect(text).not.toMatch(/wallet_secret|\.ts/);
  expect(logged()).toContain('wallet_secret');
  expect(logged()).toContain(String(headers['x-request-id']));
});

test('an answer outside the contract is a fault', async () => {
  const { send } = buildGateway({ wallet: { getBalance: async () => ({ currency: 'PHP' }) } });
  expect(refusedAs(await send({ url: balancePath, ...bearer('member') }))).toEqual([500, 'fault']);
});

test('an unknown path and an unknown method get different refusals', async () => {
  const { send } = buildGateway(getBalance);
  expect(refusedAs(await send({ url: '/wps/no/such' }))).toEqual([404, 'path-unknown']);
  expect(refusedAs(await send({ url: '/play/slots' }))).toEqual([404, 'path-unknown']);
  expect(refusedAs(await send({ url: '/play/slots//spin' }))).toEqual([404, 'path-unknown']);
  for (const url of [balancePath, '/play/slots/lotus', `${spinPath}/`, '/health']) {
    expect(refusedAs(await send({ method: 'DELETE', url }))).toEqual([405, 'method-not-supported']);
  }
});

test('a malformed path is refused like any other request', async () => {
  const { send } = buildGateway({});
  for (const url of ['/%E0%A4%A', `/play/slots/${'x'.repeat(201)}`]) {
    const sent = await send({ url, headers: { language: 'ID' } });
    expect(refusedAs(sent)).toEqual([400, 'request-invalid']);
    expect(sent.json).toMatchObject({
      message: 'id: request-invalid',
      facts: { place: 'path' },
      requestId: sent.headers['x-request-id'],
    });
  }
});

// @proves L156
test('a browser with a malformed path is redirected to the error page', async () => {
  const { send } = buildGateway({});
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const sent = await send({ url: '/%E0%A4%A', headers: { accept } });
  expect([sent.status, sent.headers['location']]).toEqual([302, '/page-not-found']);
  const call = await send({ url: '/wps/%E0%A4%A', headers: { accept } });
  expect(refusedAs(call)).toEqual([400, 'request-invalid']);
});

test.each([
  ['not JSON', '{"stake":', 'body'],
  ['nothing', '', 'body'],
  ['JSON of another kind', '"stake"', 'body'],
  ['a field of another kind', '{"stake":1}', 'body/stake'],
])('a body that is %s is refused by its place', async (_what, payload, place) => {
  const { send, calls } = listen('slots', 'spin');
  const sent = await send(post(spinPath, 'game', payload));
  expect(refusedAs(sent)).toEqual([400, 'request-invalid']);
  expect(sent.json['facts']).toEqual({ place });
  expect(calls).toEqual([]);
});

test('an optional body may be omitted', async () => {
  const { send, calls } = listen('identity', 'loginFreePlay', refuse('too-many-requests'));
  await send({ method: 'POST', url: '/wps/session/login/freeplay' });
  expect(calls[0]?.input).toEqual({});
  const spin = await send({ method: 'POST', url: spinPath, ...bearer('game') });
  expect(refusedAs(spin)).toEqual([400, 'request-invalid']);
});

test('a body too large or of a wrong type is refused before it is read', async () => {
  const { send, calls } = listen('slots', 'spin');
  const large = post(spinPath, 'game', { stake: '1', pad: 'x'.repeat(20_000) });
  expect(refusedAs(await send(large))).toEqual([413, 'body-too-large']);
  const form = post(spinPath, 'game', 'stake=1', { 'content-type': 'application/xml' });
  expect(refusedAs(await send(form))).toEqual([415, 'content-not-supported']);
  expect(calls).toEqual([]);
});

test('a sealed call opens only payloads sealed to us, in JSON or bare', async () => {
  const { send, calls } = listen('identity', 'login', refuse('credentials-wrong'));
  const login = JSON.stringify({ username: 'ann', password: 'x' });
  const url = '/wps/session/login';
  for (const sealed of [{ value: `sealed:${login}` }, JSON.stringify(`sealed:${login}`)]) {
    expect(refusedAs(await send(post(url, '', sealed)))).toEqual([401, 'credentials-wrong']);
  }
  expect(calls[1]?.input).toMatchObject({ username: 'ann', password: 'x' });
  for (const open of [login, { value: 7 }, { value: 'forged' }, 'null', 'a.b.c.d.e']) {
    expect(refusedAs(await send(post(url, '', open)))).toEqual([400, 'seal-invalid']);
  }
  const misfit = await send(post(url, '', { value: 'sealed:{"username":7}' }));
  expect(refusedAs(misfit)).toEqual([400, 'request-invalid']);
  expect(calls).toHaveLength(2);
});

// @proves R134
test('a signed call gets the exact bytes that were sent', async () => {
  const { send, calls } = listen('wallet', 'hearPayment', { done: true });
  const payload = '{ "amount": 1.10 }';
  const { json } = await send(post('/vendor/payments/sandpay/webhook', '', payload));
  expect(json).toEqual({ done: true });
  expect(Buffer.from(calls[0]?.rawBody ?? []).toString()).toBe(payload);
  expect(calls[0]).toMatchObject({ caller: { kind: 'provider' }, input: { provider: 'sandpay' } });
});

test('a closed platform answers only essential calls', async () => {
  const statusPath = '/wps/system/status';
  for (const [state, refused] of [
    ['maintenance', [503, 'maintenance']],
    ['region', [403, 'region-restricted']],
  ] as const) {
    const switches = { isOn: (module: string) => module !== 'LEGACYSEAL3', statusFor: () => state };
    const { send } = buildGateway({ operator: { getStaff: async () => staff } }, { switches });
    expect(refusedAs(await send({ url: balancePath, ...bearer('member') }))).toEqual(refused);
    expect(refusedAs(await send({ url: statusPath }))).not.toEqual(refused);
    expect(refusedAs(await send({ url: '/ops/session', ...bearer('staff') }))).not.toEqual(refused);
  }
});

test('a call is offered while any of its module switches is on', async () => {
  const call = (isOn: (module: string) => boolean, url: string) =>
    buildGateway({}, { switches: { isOn, statusFor: () => 'normal' } }).send({ url });
  const rules = '/wps/system/setting/register';
  expect(refusedAs(await call((name) => name === 'COMM3', rules))).toEqual([500, 'fault']);
  expect(refusedAs(await call(() => false, rules))).toEqual([403, 'module-off']);
  expect(refusedAs(await call(() => false, '/wps/system/status'))).toEqual([500, 'fault']);
});

// @proves R129
test('too many calls from an address or account are refused with the wait', async () => {
  const { ports } = buildGateway({});
  const limits = { ...ports.limits, addressPerMinute: 3, accountPerMinute: 2 };
  const { send } = buildGateway(getBalance, { limits });
  const from = (remoteAddress: string) =>
    send({ url: balancePath, remoteAddress, ...bearer('member') });
  const statuses = [];
  for (const address of ['1.1.1.1', '1.1.1.1', '2.2.2.2'])
    statuses.push((await from(address)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const visitors = [];
  for (const _ of [1, 2, 3, 4]) visitors.push((await send({ url: '/wps/no/such' })).status);
  expect(visitors).toEqual([404, 404, 404, 404]);
  const { json, headers } = await from('1.1.1.1');
  expect(json).toMatchObject({
    refused: 'too-many-requests',
    facts: { seconds: expect.any(Number) },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('an endpoint’s own limit follows an account from address to address', async () => {
  const limits = { ...buildGateway({}).ports.limits, endpointScale: 1 / 300 };
  const actions = { slots: { spin: async () => refuse('stake-not-offered') } };
  const { send } = buildGateway(actions, { limits });
  const spin = async (remoteAddress: string) =>
    (await send({ ...post(spinPath, 'game', { stake: '1' }), remoteAddress })).status;
  expect([await spin('1.1.1.1'), await spin('2.2.2.2'), await spin('3.3.3.3')]).toEqual([
    400, 400, 429,
  ]);
});

test('behind a trusted proxy address and scheme come from its headers', async () => {
  const { ports } = buildGateway({});
  const limits = { ...ports.limits, trustedProxies: ['127.0.0.1'] };
  const calls: AnyCall[] = [];
  const loginFreePlay = async (call: AnyCall) => {
    calls.push(call);
    call.setCookie('baize_session', 'abc');
    return refuse('too-many-requests');
  };
  const { send } = buildGateway({ identity: { loginFreePlay } }, { limits });
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const asked = post('/wps/session/login/freeplay', '', {}, forwarded);
  const near = await send(asked);
  expect(calls[0]).toMatchObject({ address: '203.0.113.7', origin: 'https://localhost:80' });
  expect(near.headers['set-cookie']).toContain('; Secure');
  expect(near.headers['strict-transport-security']).toBeDefined();
  const far = await send({ ...asked, remoteAddress: '198.51.100.1' });
  expect(calls[1]).toMatchObject({ address: '198.51.100.1', origin: 'http://localhost:80' });
  expect(far.headers['set-cookie']).not.toContain('Secure');
});

test('a repeated intent gets the first answer; with another request it is refused', async () => {
  const database = await freshDatabase();
  let taken = 0;
  const rotateSeed = async ({ input }: AnyCall) => {
    taken += 1;
    const seed = {
      seedId: `seed-${taken}`,
      commitment: 'ab'.repeat(32),
      clientSeed: 'c',
      nonce: 0,
    };
    return input['clientSeed'] === 'no'
      ? refuse('seed-rotation-blocked')
      : {
          revealed: { ...seed, serverSeed: 'cd'.repeat(32) },
          current: seed,
          nextCommitment: 'ef'.repeat(32),
        };
  };
  const { send } = buildGateway({ wagering: { rotateSeed } }, { replay: createReplay(database) });
  const rotate = (token: string, key: string, clientSeed: string) =>
    send(post('/play/fairness/rotate', token, { clientSeed }, { 'idempotency-key': key }));
  const first = await rotate('member', 'click-0001', 'mine');
  expect(first.status).toBe(200);
  expect((await rotate('member', 'click-0001', 'mine')).json).toEqual(first.json);
  expect(taken).toBe(1);
  expect(refusedAs(await rotate('member', 'click-0001', 'other'))).toEqual([
    409,
    'idempotency-key-reused',
  ]);
  expect((await rotate('demo', 'click-0001', 'mine')).json).not.toEqual(first.json);
  // A refusal changed nothing, so the same intent may be tried again.
  for (const _ of [1, 2]) expect((await rotate('member', 'click-0002', 'no')).status).not.toBe(200);
  expect(taken).toBe(4);
  await database.close();
});

test.each(['short', 'long'.repeat(26), 'with space', 'ünï-codé-key'])(
  'an intent key like "%s" is refused',
  async (key) => {
    const { send, calls } = listen('slots', 'spin');
    const sent = await send(post(spinPath, 'game', { stake: '1' }, { 'idempotency-key': key }));
    expect(refusedAs(sent)).toEqual([400, 'idempotency-key-invalid']);
    expect(calls).toEqual([]);
  },
);

test('a call of another listener is not found', async () => {
  const { ports } = buildGateway({});
  const { createGateway } = await import('./index.ts');
  const serves = (endpoint: EndpointSpec) => !endpoint.path.startsWith('/ops/');
  const site = createGateway(ports, getBalance, { serves, isReady: async () => false });
  expect((await site.inject({ url: '/ops/session', method: 'POST' })).statusCode).toBe(404);
  expect((await site.inject({ url: balancePath, ...bearer('member') })).statusCode).toBe(200);
  expect((await site.inject('/openapi.json')).body).not.toContain('/ops/');
  expect((await site.inject('/ready')).statusCode).toBe(503);
  expect((await site.inject('/health')).json()).toEqual({ alive: true });
});

test('metrics answer local requests only, not proxied ones', async () => {
  const { send } = buildGateway(getBalance);
  await send({ url: balancePath, ...bearer('member') });
  const here = await send({ url: '/metrics' });
  expect(here.text).toContain('endpoint="wallet.getBalance",status="200"');
  for (const from of [
    { remoteAddress: '203.0.113.7' },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
  ]) {
    expect(refusedAs(await send({ url: '/metrics', ...from }))).toEqual([404, 'path-unknown']);
  }
});
