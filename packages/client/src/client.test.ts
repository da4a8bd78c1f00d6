// One intent has one key however often it is sent, only a safe call is repeated, and a sealed
// payload is readable to the server alone.
import { contract, type RefusalName } from '@baize/contract';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { createClient, newIntent, type ClientOptions } from './client.ts';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type Reply = (sent: Sent) => Response | Promise<Response>;

const given =
  (value: unknown): Reply =>
  () =>
    Response.json({ success: true, value });
const round: Reply = () => Response.json({ roundId: 'r' });
const refused =
  (name: RefusalName, status = 400): Reply =>
  () =>
    Response.json({ success: false, refused: name }, { status });
const broken: Reply = () => Promise.reject(new TypeError('fetch failed'));

/** A client whose network gives these replies in turn, the last one for ever. */
function clientOn(replies: readonly Reply[], more: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0], init: RequestInit = {}) => {
    const one: Sent = {
      url: String(url),
      method: init.method ?? 'GET',
      headers: (init.headers ?? {}) as Record<string, string>,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(one);
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? broken;
    return reply(one);
  };
  const client = createClient({
    baseUrl: 'https://play.example',
    fetch,
    token: () => 'token-1',
    language: () => 'TH',
    pausesMs: [1, 1],
    ...more,
  });
  return { client, sent, keys: () => sent.map(({ headers }) => headers['Idempotency-Key']) };
}
const spin = { gameCode: 'lotus', stake: '1' };

test('a call carries session, language and module, and its body as the contract says', async () => {
  const { client, sent } = clientOn([given([])], { merchant: 'baize' });
  await client.wallet.listTransactions({ pageNo: 2 });
  expect(sent).toEqual([
    {
      url: 'https://play.example/wps/report/transaction?pageNo=2',
      method: 'GET',
      headers: {
        Authorization: 'token-1',
        Language: 'TH',
        Device: 'web',
        Merchant: 'baize',
        ModuleId: 'MEMTRANS3',
      },
      body: undefined,
    },
  ]);
});

test('a call without a session sends no session header', async () => {
  const { client, sent } = clientOn([given({})], { token: () => undefined });
  await client.wallet.getBalance();
  expect(sent[0]?.headers).not.toHaveProperty('Authorization');
});

test('every endpoint of the contract can be called by its name', () => {
  const { client } = clientOn([]);
  for (const [noun, endpoints] of Object.entries(contract)) {
    const calls = client[noun as keyof typeof client];
    expect(Object.keys(calls)).toEqual(Object.keys(endpoints));
  }
});

test('one intent has one key, through every repeat; the next has another', async () => {
  const { client, keys } = clientOn([broken, broken, round]);
  expect(await client.slots.spin(spin)).toEqual({ ok: true, value: { roundId: 'r' } });
  await client.slots.spin(spin);
  const [first, second, third, other] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(newIntent()).not.toBe(newIntent());
});

test('a caller may pass the key of an earlier intent', async () => {
  const { client, keys } = clientOn([round]);
  await client.slots.spin(spin, { intent: 'kept-over-a-reload' });
  expect(keys()).toEqual(['kept-over-a-reload']);
});

// @proves L153
test('without a network the result says so after all retries', async () => {
  const { client, sent } = clientOn([broken]);
  expect(await client.slots.spin(spin)).toMatchObject({ ok: false, refused: 'offline', status: 0 });
  expect(sent).toHaveLength(3);
});

test('a call that could take effect twice is not repeated, nor is a refusal', async () => {
  const touch = clientOn([broken, given({})]);
  expect(
    await touch.client.settings.setPolicy({ name: 'homeNeedsLogin', value: true }),
  ).toMatchObject({
    refused: 'offline',
  });
  expect(touch.sent).toHaveLength(1);
  const low = clientOn([refused('balance-too-low')]);
  expect(await low.client.slots.spin(spin)).toMatchObject({ refused: 'balance-too-low' });
  expect(low.sent).toHaveLength(1);
});

test('a cancelled call is not repeated', async () => {
  const controller = new AbortController();
  const { client, sent } = clientOn([
    () => {
      controller.abort();
      return Promise.reject(controller.signal.reason as Error);
    },
  ]);
  await client.slots.spin(spin, { signal: controller.signal });
  expect(sent).toHaveLength(1);
});

test('a call that needs confirmation is sent again under its key once confirmed', async () => {
  const asked: string[] = [];
  const answer = (confirmed: boolean) => async () => {
    asked.push('asked');
    return confirmed;
  };
  const missing = refused('confirmation-missing', 403);
  const agreed = clientOn([missing, round], { onConfirmationMissing: answer(true) });
  expect((await agreed.client.slots.spin(spin)).ok).toBe(true);
  expect(new Set(agreed.keys()).size).toBe(1);
  expect(agreed.sent).toHaveLength(2);
  const waved = clientOn([missing, round], { onConfirmationMissing: answer(false) });
  expect(await waved.client.slots.spin(spin)).toMatchObject({ refused: 'confirmation-missing' });
  expect(waved.sent).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('the keeper of the session is called when the session is gone', async () => {
  let told = 0;
  const onSessionMissing = () => void (told += 1);
  const { client } = clientOn([refused('session-missing', 401), given({})], { onSessionMissing });
  await client.wallet.getBalance();
  await client.wallet.getBalance();
  expect(told).toBe(1);
});

test.each(['maintenance', 'region-restricted'] as const)(
  'the closed screen is notified by the next call: %s',
  async (name) => {
    let told = 0;
    const onClosed = () => void (told += 1);
    const { client } = clientOn([refused(name, 503), given({})], { onClosed });
    expect((await client.wallet.getBalance()).ok).toBe(false);
    await client.wallet.getBalance();
    expect(told).toBe(1);
  },
);

test('the terms dialog is notified when a call waits for it', async () => {
  let told = 0;
  const onTermsDue = () => void (told += 1);
  const { client } = clientOn([refused('terms-due', 403), given({})], { onTermsDue });
  expect((await client.catalogue.launchGame({ launchMode: 'GLS' })).ok).toBe(false);
  await client.wallet.getBalance();
  expect(told).toBe(1);
});

test('an answer that is a text is given as it is', async () => {
  const { client } = clientOn([() => new Response('c0ffee')]);
  expect(await client.identity.getLegacySealKey()).toEqual({ ok: true, value: 'c0ffee' });
});

/** A server that opens what was sealed to the key it shows. */
async function sealServer(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'RSA-OAEP-256', use: 'enc', kid }];
  return {
    showKeys: (() => Response.json({ keys })) as Reply,
    async open(body: unknown) {
      const { plaintext, protectedHeader } = await compactDecrypt(
        (body as { value: string }).value,
        privateKey,
      );
      return {
        payload: JSON.parse(new TextDecoder().decode(plaintext)) as unknown,
        protectedHeader,
      };
    },
  };
}
const login = { username: 'ann', password: 'pässword ✓' };

test('a sealed call shows its payload to the holder of the key alone', async () => {
  const server = await sealServer('key-1');
  const { client, sent } = clientOn([server.showKeys, given({})]);
  await client.identity.login(login);
  await client.identity.login(login);
  expect(sent.map(({ url }) => url.replace('https://play.example', ''))).toEqual([
    '/wps/session/key/jwks',
    '/wps/session/login',
    '/wps/session/login',
  ]);
  expect(JSON.stringify(sent)).not.toContain('ssword ✓');
  expect(await server.open(sent[1]?.body)).toEqual({
    payload: login,
    protectedHeader: { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'key-1' },
  });
  expect(sent[1]?.body).not.toEqual(sent[2]?.body);
});

test('when the server has a new key, the call is sealed afresh with the same intent', async () => {
  const [before, after] = await Promise.all([sealServer('key-1'), sealServer('key-2')]);
  const { client, sent, keys } = clientOn([
    before.showKeys,
    refused('seal-invalid'),
    after.showKeys,
    given({}),
  ]);
  const withdrawal = { amount: 500, bankCardId: 'card-1', paymentPassword: '123456' };
  expect(await client.wallet.requestWithdrawal(withdrawal)).toMatchObject({ ok: true });
  expect((await after.open(sent[3]?.body)).payload).toEqual(withdrawal);
  expect(keys()[3]).toBe(keys()[1]);
});
