// Clients of several ages are accepted: their unneeded additions are ignored, and fields of another
// account are refused.
import { refuse } from '@baize/contract';
import { expect, test } from 'vitest';
import type { Caller, CallContext } from '../platform/call/index.ts';
import { buildGateway, post, type Sent } from './testing.ts';

type AnyCall = CallContext & { caller: Caller; input: Record<string, unknown> };

const session = {
  token: 'token-1',
  id: 'player-1',
  userName: 'guest1',
  customerType: 4,
  mobileNum: '',
  firstTimeLogin: true,
  passwordExpired: false,
  lastLogin: null,
};
const freePlay = '/wps/session/login/freeplay';
const balancePath = '/wps/v2/wallets/balance';
const balance = { sumBalance: 1, balance: [], currency: 'PHP', currencySymbol: '₱' };
const refusedAs = ({ status, json }: Sent) => [status, json['refused'], json['errorCode']];

function listen() {
  const calls: AnyCall[] = [];
  const take =
    (answer: unknown) =>
    async (call: AnyCall): Promise<unknown> => {
      calls.push(call);
      return answer;
    };
  const built = buildGateway({
    wallet: { getBalance: take(balance) },
    identity: {
      loginFreePlay: take(session),
      recoverByMail: take({ expiredMinutes: 10 }),
      login: take(refuse('credentials-wrong')),
    },
    operator: { getStaff: take(refuse('fault')) },
  });
  return { ...built, calls };
}

test.each(['baize', 'BAIZE', 'baizetrial'])('the merchant may be named "%s"', async (merchant) => {
  const { send } = listen();
  const headers = { authorization: 'member', merchant };
  expect((await send({ url: balancePath, headers })).status).toBe(200);
});

// @proves L155
test.each(['other', '', 'baize, baize', 'baize,other', 'baizetrialtrial'])(
  'the merchant "%s" is refused for every caller',
  async (merchant) => {
    const { send, calls } = listen();
    const unknown = [400, 'merchant-unknown', 'function.not.available'];
    const headers = { authorization: 'member', merchant };
    expect(refusedAs(await send({ url: balancePath, headers }))).toEqual(unknown);
    expect(refusedAs(await send(post(freePlay, '', {}, { merchant })))).toEqual(unknown);
    expect(calls).toEqual([]);
    const console = await send({
      url: '/ops/session',
      headers: { authorization: 'staff', merchant },
    });
    expect(console.json['refused']).not.toBe('merchant-unknown');
  },
);

test('a request with two merchant headers is refused', async () => {
  const { app } = listen();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { request } = await import('node:http');
  const { port } = app.server.address() as { port: number };
  const status = await new Promise((resolve) => {
    const headers = ['authorization', 'member', 'Merchant', 'baize', 'merchant', 'baize'];
    request({ port, path: balancePath, headers }, (answer) =>
      resolve(answer.resume().statusCode),
    ).end();
  });
  await app.close();
  expect(status).toBe(400);
});

test('headers and query keys of other builds are ignored', async () => {
  const { send, calls } = listen();
  const headers = {
    authorization: 'member',
    moduleid: 'NOSUCH3',
    'module-id': 'x',
    'x-module-id': 'y',
    'x-gateway-version': '3',
    'x-timestamp': 'soon',
    'x-requested-with': 'XMLHttpRequest',
    'x-real-ua': '====',
    device: 'toaster',
    encryption: 'ff',
    'x-digest': 'zz',
    'x-rsa': 'zz',
  };
  const url = `${balancePath}?typeId=0&_=1700000000000&t=1&token=other&a[]=1&__proto__=2`;
  expect((await send({ url, headers })).json).toEqual({ success: true, value: balance });
  expect(Object.keys(calls[0]?.input ?? {})).toEqual(['typeId']);
});

test.each([
  ['EN', 'en'],
  ['en', 'en'],
  ['ID', 'id'],
  ['id', 'id'],
])('the language "%s" is known', async (language, locale) => {
  const { send, calls } = listen();
  await send({ url: balancePath, headers: { authorization: 'member', language } });
  expect(calls[0]?.locale).toBe(locale);
});

// @proves A10 R132
test('a token in the address is ignored', async () => {
  const { send } = listen();
  const sent = await send({ url: `${balancePath}?token=member` });
  expect(refusedAs(sent)).toEqual([401, 'session-missing', 'login.not.session']);
  expect(sent.json).toMatchObject({ success: false, message: 'en: session-missing' });
});

test('fields are read from JSON, untyped text, or a form where one is known', async () => {
  const { send, calls } = listen();
  const url = '/wps/member/password/email';
  const fields = { username: 'ann', email: 'ann@example.com', more: 'x' };
  const json = JSON.stringify(fields);
  const form = 'application/x-www-form-urlencoded; charset=UTF-8';
  const bodies: [string | undefined, string][] = [
    ['application/json;charset=UTF-8', json],
    ['text/plain', json],
    [undefined, json],
    [form, new URLSearchParams(fields).toString()],
  ];
  for (const [kind, payload] of bodies) {
    const headers = kind === undefined ? {} : { 'content-type': kind };
    expect((await send({ method: 'POST', url, headers, payload })).status, kind).toBe(200);
    expect(calls.at(-1)?.input).toEqual({ username: 'ann', email: 'ann@example.com' });
  }
  const misfit = await send(post(url, '', 'username=ann', { 'content-type': form }));
  expect(refusedAs(misfit).slice(0, 2)).toEqual([400, 'request-invalid']);
});

test('a form is refused where none is known', async () => {
  const { send } = listen();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await send(post('/play/slots/lotus/spin', 'game', 'stake=1', headers));
  expect(refusedAs(sent).slice(0, 2)).toEqual([415, 'content-not-supported']);
});

test('a free game’s token is where either build looks for it, and nowhere else', async () => {
  const { send } = listen();
  const { json } = await send({ method: 'POST', url: freePlay });
  expect(json).toEqual({ success: true, value: session, token: 'token-1' });
});

test('a sealed body may be wrapped over several lines', async () => {
  const { send, calls } = listen();
  const opened: string[] = [];
  const built = buildGateway(
    { identity: { login: async () => refuse('credentials-wrong') } },
    {
      unseal: async (sealed, { key }) => {
        opened.push(`${sealed} under ${key}`);
        return { username: 'ann', password: 'x' };
      },
    },
  );
  const headers = { encryption: 'c0ffee' };
  for (const body of ['QUJD\r\nREVG\n', '"QUJD REVG"', '{"value":"QUJDREVG"}']) {
    await built.send(post('/wps/session/login', '', body, headers));
  }
  expect(new Set(opened)).toEqual(new Set(['QUJDREVG under c0ffee']));
  expect(opened).toHaveLength(3);
  await send(post('/wps/session/login', '', 'a=b&c=d', headers));
  expect(calls).toEqual([]);
});
