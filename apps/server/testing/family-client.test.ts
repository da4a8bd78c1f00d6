// A client written for this family of platforms, and never for us, registers, signs in, plays and
// leaves against the whole server: sealed in each form of body, with the headers of its age.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';
import { asker } from './door/ask.ts';
import { bodyForms, familyClient, type FamilyAnswer, type SealedCall } from './family/client.ts';

let database: Database;
let built: BuiltServer;
const staff = { username: 'owner', password: 'Lotus2026x', role: 'owner' } as const;
let staffToken = '';

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  await built.server.modules.operator.addStaff(staff);
  const { username, password } = staff;
  const answer = await fetch(`${built.consoleUrl}/ops/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  staffToken = ((await answer.json()) as { token: string }).token;
  await turn('CAPTCHA3', false);
  await turn('LEGACYSEAL3', true);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

async function turn(module: string, on: boolean): Promise<void> {
  const answer = await fetch(`${built.consoleUrl}/ops/modules/${module}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: staffToken },
    body: JSON.stringify({ on }),
  });
  expect(answer.status).toBe(200);
}

const client = (more: Partial<Parameters<typeof familyClient>[0]> = {}) =>
  familyClient({ siteUrl: built.siteUrl, form: 'object', ...more });
const password = 'seven-lotus-42';
const registration = (username: string) => ({
  username,
  password,
  confirmPassword: password,
  nickname: '',
  payeeName: 'Ana Lotus',
  birthday: '1990-05-17',
  captcha: '',
  affiliateCode: '',
  login: true,
  registerUrl: 'https://play.example/register',
  registerMethod: 'WEB',
  loginDeviceId: '7f1d2c3b-4a59-4687-9a0b-c1d2e3f40516',
  thirdPartyUrl: '',
  rebateId: '',
  type: 0,
});
const login = (username: string) => ({
  username,
  password,
  captcha: '',
  type: 'username',
  isSms: false,
  isOfficialAppLogin: false,
  loginDeviceId: '7f1d2c3b-4a59-4687-9a0b-c1d2e3f40516',
});
const valueOf = ({ body }: FamilyAnswer) => body['value'] as Record<string, unknown>;
const refusalOf = ({ status, body }: FamilyAnswer) => [status, body['errorCode'], body['success']];

const ages = [
  { ModuleId: 'COMM3', 'X-Requested-With': 'XMLHttpRequest', Merchant: 'baize' },
  { moduleid: 'REG3', 'X-Timestamp': '1700000000000' },
  { 'Module-Id': 'NOSUCH3', 'x-module-id': 'COMM3', 'X-Gateway-Version': '3', 'X-Real-UA': 'QQ==' },
];

describe.each(bodyForms.map((form, at) => ({ form, headers: ages[at] ?? {} })))(
  'a client that sends a sealed body as $form',
  ({ form, headers }) => {
    const username = `lotus${form}`;

    test('registers, is signed in, plays, and leaves', async () => {
      const family = client({ form, headers });
      const registered = await family.callSealed(
        'PUT',
        '/wps/member/register',
        registration(username),
      );
      expect(registered).toMatchObject({ status: 200, body: { success: true } });
      family.keep(valueOf(registered)['token'] as string);
      const touched = await family.call('GET', `/wps/session/touch?_=${Date.now()}`);
      expect(touched.body['success']).toBe(true);
      const info = valueOf(await family.call('GET', '/wps/member/info?t=1'));
      expect(info).toMatchObject({ account: username, type: 0 });
      const balance = valueOf(await family.call('GET', '/wps/v2/wallets/balance?typeId=0'));
      expect(balance).toMatchObject({ sumBalance: 0, balance: [{ accountTypeId: 2 }] });
      const launch = '/wps/game/launchGame?launchMode=GLS&gameId=golden-lotus-20&accountType=1';
      const launched = valueOf(await family.call('GET', `${launch}&platform=html5&language=en`));
      expect(launched['gameUrl']).toContain('golden-lotus-20');
      expect((await family.call('DELETE', '/wps/session/logout')).body['success']).toBe(true);
      const after = await family.call('GET', '/wps/session/touch');
      expect(refusalOf(after)).toEqual([200, 'login.not.session', false]);
      expect(after.body['message']).toMatch(/\w/);
    });

    test('returns, and signs out by the other method', async () => {
      const family = client({ form, headers });
      const entered = await family.callSealed('POST', '/wps/session/login', login(username));
      expect(valueOf(entered)).toMatchObject({ userName: username, customerType: 0 });
      family.keep(valueOf(entered)['token'] as string);
      expect((await family.call('POST', '/wps/session/logout')).body['success']).toBe(true);
    });

    test('gets the known refusal of a wrong password', async () => {
      const wrong = { ...login(username), password: 'something-else' };
      const refused = await client({ form, headers }).callSealed(
        'POST',
        '/wps/session/login',
        wrong,
      );
      expect(refusalOf(refused)).toEqual([200, 'login.cred.err', false]);
    });
  },
);

const forgeries: readonly [string, (made: SealedCall) => SealedCall][] = [
  ['no sealed key', ({ body }) => ({ body, encryption: '' })],
  ['a key that is no number', ({ body }) => ({ body, encryption: 'xyz' })],
  ['another key', ({ body }) => ({ body, encryption: '10001' })],
  ['an open body', ({ encryption }) => ({ encryption, body: JSON.stringify(login('lotusbare')) })],
  ['half a body', ({ encryption, body }) => ({ encryption, body: body.slice(0, 20) })],
  ['no body', ({ encryption }) => ({ encryption, body: '' })],
];

test.each(forgeries)('%s is refused like every other forgery', async (_what, spoil) => {
  const refused = await client({ spoil }).callSealed('POST', '/wps/session/login', login('x'));
  const { requestId: _id, ...body } = refused.body;
  expect([refused.status, body]).toEqual([
    200,
    {
      success: false,
      errorCode: 'request.seal.err',
      refused: 'seal-invalid',
      message: expect.stringMatching(/\w/),
    },
  ]);
});

test('refusals are in the envelope it reads, only while the switch is on', async () => {
  const ask = () => client().call('GET', '/wps/session/touch');
  expect(refusalOf(await ask())).toEqual([200, 'login.not.session', false]);
  await turn('LEGACYSEAL3', false);
  expect(refusalOf(await ask())).toEqual([401, 'login.not.session', false]);
  await turn('LEGACYSEAL3', true);
});

test('a withdrawal without a payment password is refused by the code it knows', async () => {
  const family = client();
  const made = await family.callSealed('PUT', '/wps/member/register', registration('lotusmoney'));
  family.keep(valueOf(made)['token'] as string);
  const asked = { amount: 500, bankCardId: 'card', paymentPassword: '1234' };
  const ask = () => family.callSealed('POST', '/wps/transaction/withdraw', asked);
  expect(refusalOf(await ask())).toEqual([200, 'invalid.payment.pw', false]);
});

test('outside the envelope it is refused by status', async () => {
  const recent = () => client().call('GET', '/lgw/games/game_menus/recent');
  const unknown = (path: string) => client().call('GET', path);
  expect(refusalOf(await recent())).toEqual([500, 'login.not.session', false]);
  expect((await unknown('/lotto/lgw/no/such/call')).status).toBe(500);
  expect((await unknown('/wps/no/such/call')).status).toBe(200);
  await turn('LEGACYSEAL3', false);
  expect(refusalOf(await recent())).toEqual([401, 'login.not.session', false]);
  expect((await unknown('/lotto/lgw/no/such/call')).status).toBe(404);
  expect((await unknown('/wps/no/such/call')).status).toBe(404);
  await turn('LEGACYSEAL3', true);
});

test('a trial registration makes a demo account only under the trial code', async () => {
  const family = client({ headers: { Merchant: 'baizetrial' } });
  const named = await family.call('GET', '/wps/member/trialuser');
  const guest = { ...registration(String(named.body['value'])), payeeName: '' };
  const register = (form: object, by = family) =>
    by.callSealed('PUT', '/wps/member/register', form);
  const made = await register(guest);
  expect(valueOf(made)).toMatchObject({ userName: guest.username, customerType: 4 });
  family.keep(valueOf(made)['token'] as string);
  expect(valueOf(await family.call('GET', '/wps/member/info'))).toMatchObject({ type: 4 });
  const again = client({ headers: { Merchant: 'baizetrial' } });
  const entered = await again.callSealed('POST', '/wps/session/login', login(guest.username));
  expect(valueOf(entered)).toMatchObject({ customerType: 4 });
  expect(refusalOf(await register(guest, again))).toEqual([200, 'exists.username.err', false]);
  const own = await register(registration('lotustrial'), again);
  expect(own.body).toMatchObject({ success: false, refused: 'field-format' });
  await turn('FREEPLAY3', false);
  expect((await register(guest, again)).body).toMatchObject({ refused: 'trial-not-offered' });
  await turn('FREEPLAY3', true);
  const member = await register(registration('lotusmember'), client());
  expect(valueOf(member)).toMatchObject({ customerType: 0 });
});

test('it registers without a birthday, and with a captcha where one is due', async () => {
  const { birthday: _, ...form } = registration('lotusageless');
  const registered = await client().callSealed('PUT', '/wps/member/register', form);
  expect(registered).toMatchObject({ status: 200, body: { success: true } });
  const rules = async () => valueOf(await client().call('GET', '/wps/system/setting/register'));
  expect(await rules()).toMatchObject({
    birthday: { enabled: true, required: false },
    captcha: { enabled: false },
  });
  await turn('CAPTCHA3', true);
  expect(await rules()).toMatchObject({ captcha: { enabled: true, required: true } });
  await turn('CAPTCHA3', false);
});

test('a library that labels every body as a form is understood', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  const entered = await client({ form: 'bare', headers }).callSealed(
    'POST',
    '/wps/session/login',
    login('lotusbare'),
  );
  expect(entered.body['success']).toBe(true);
});

test('a free game takes its options from headers, a body or a form', async () => {
  const path = '/wps/session/login/freeplay';
  const family = client();
  const options = { os: 'Windows 10', platform: 'W', Encryption: 'abc123' };
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answers = [
    await family.call('POST', path, { headers: { ...options, 'X-Gateway-Version': '3' } }),
    await family.call('POST', path, { headers: json, body: JSON.stringify(options) }),
    await family.call('POST', path, { headers: form, body: String(new URLSearchParams(options)) }),
    await family.call('POST', path, { body: '' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body['token']).toMatch(/^\S{20,}$/);
    expect(valueOf(answer)).toMatchObject({ token: answer.body['token'], customerType: 4 });
  }
});

test('a token in the address of a call is ignored', async () => {
  const family = client();
  const entered = await family.callSealed('POST', '/wps/session/login', login('lotustext'));
  const token = valueOf(entered)['token'] as string;
  const refused = await family.call('GET', `/wps/member/info?token=${token}`);
  expect(refusalOf(refused)).toEqual([200, 'login.not.session', false]);
});

test('the body of a GET is ignored', async () => {
  const { ask, close } = asker(built.siteUrl);
  const headers = { 'content-type': 'application/json' };
  const path = '/wps/system/status';
  expect(await ask({ method: 'GET', path, headers, body: '{"a":' })).toMatchObject({ status: 200 });
  close();
});

test('without the switch no key is offered and no sealed payload opens', async () => {
  const family = client();
  await turn('LEGACYSEAL3', false);
  const refused = await family.call('GET', '/wps/session/key/rsa');
  expect(refusalOf(refused)).toEqual([403, 'function.not.available', false]);
  await turn('LEGACYSEAL3', true);
});
