// The sandbox provider keeps every promise that a payment provider must keep, and misbehaves
// exactly as it is told to.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { fakeClock } from '../../../clock/index.ts';
import type { Database } from '../../../database/index.ts';
import { silentLog } from '../../../log/index.ts';
import { paymentPromises } from '../conformance.ts';
import type { PaymentRig, RawWebhook } from '../conformance.ts';
import { openSandpay, PaymentUnavailable } from '../index.ts';
import type { Sandpay } from '../index.ts';

let database: Database;
let sandpay: Sandpay;
let server: Server;
let rig: PaymentRig;
let stumbles = 0;
const clock = fakeClock();
const received: RawWebhook[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  sandpay = await openSandpay({ database, clock, log: silentLog(), port: 0 });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as never, body: Buffer.concat(chunks) });
      response.statusCode = stumbles > 0 ? 500 : 200;
      stumbles -= 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  rig = {
    provider: sandpay.provider,
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    choose,
    webhooks,
    stumble: () => (stumbles = 1),
  };
});

afterEach(async () => {
  await fetch(`${sandpay.url}/faults`, { method: 'DELETE' });
  stumbles = 0;
});

afterAll(async () => {
  await sandpay.close();
  await database.close();
  await new Promise((resolve) => server.close(resolve));
});

async function choose(redirectUrl: string, action: string): Promise<void> {
  const body = new URLSearchParams({ action });
  const response = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
}

async function webhooks(reference: string, count: number): Promise<RawWebhook[]> {
  const mine = () => received.filter(({ body }) => body.includes(reference));
  for (let tried = 0; tried < 100 && mine().length < count; tried += 1) {
    clock.advance(1000);
    await sandpay.carryOn();
    await sleep(5);
  }
  return mine();
}

test.each(paymentPromises)('$promise', ({ prove }) => prove(rig));

const order = (depositId: string) => ({
  depositId,
  amount: 500_000n,
  currency: 'PHP',
  method: 'bank-transfer' as const,
  returnUrl: 'http://127.0.0.1:9/wallet',
  webhookUrl: rig.webhookUrl,
});

async function askForFault(kind: string, times = 1): Promise<void> {
  const response = await fetch(`${sandpay.url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times }),
  });
  expect(response.status).toBe(200);
}

test('a refused call creates nothing; the same call works later', async () => {
  await askForFault('refuse', 2);
  const ask = () => sandpay.provider.createDeposit(order('refused'));
  await expect(ask()).rejects.toThrow(PaymentUnavailable);
  await expect(ask()).rejects.toThrow(PaymentUnavailable);
  expect((await ask()).providerRef).toMatch(/^sp_/);
});

test('a payment without an answer exists and is found by asking again', async () => {
  await askForFault('no-answer');
  const ask = () => sandpay.provider.createDeposit(order('unanswered'));
  await expect(ask()).rejects.toThrow(PaymentUnavailable);
  const { redirectUrl } = await ask();
  await choose(redirectUrl, 'pay');
  expect(await webhooks('unanswered', 1)).toHaveLength(1);
});

// @proves R134
test('a wrong signature is refused, the true webhook after it accepted', async () => {
  await askForFault('wrong-signature');
  const { redirectUrl } = await sandpay.provider.createDeposit(order('forged'));
  stumbles = 1;
  await choose(redirectUrl, 'pay');
  const told = await webhooks('forged', 2);
  const found = told.map(({ headers, body }) => sandpay.provider.verifyWebhook(headers, body).ok);
  expect(found).toEqual([false, true]);
});

// @proves R134
test('an old webhook is refused', async () => {
  const { redirectUrl } = await sandpay.provider.createDeposit(order('old'));
  await choose(redirectUrl, 'pay');
  const [told] = await webhooks('old', 1);
  clock.advance(301_000);
  expect(sandpay.provider.verifyWebhook(told?.headers ?? {}, told?.body ?? Buffer.of())).toEqual({
    ok: false,
    refused: 'signature-old',
  });
});

test('a late payment is reported only after its time', async () => {
  const { redirectUrl } = await sandpay.provider.createDeposit(order('late'));
  await choose(redirectUrl, 'pay-late');
  clock.advance(4900);
  await sandpay.carryOn();
  expect(received.filter(({ body }) => body.includes('"late"'))).toEqual([]);
  expect(await webhooks('"late"', 1)).toHaveLength(1);
});

test('a payout fails on request', async () => {
  await askForFault('payout-fails');
  const account = { bankCode: 'BDO', number: '1', holder: 'Ann' };
  const { webhookUrl } = rig;
  await sandpay.provider.createPayout({ ...order('x'), withdrawalId: 'w-1', account, webhookUrl });
  const [told] = await webhooks('"w-1"', 1);
  expect(told?.body.toString()).toContain('payout.failed');
});

test('the page escapes the amount, has both ways to pay and a way back', async () => {
  const made = await sandpay.provider.createDeposit({
    ...order('page'),
    amount: 12_345_678_900n,
    returnUrl: 'http://127.0.0.1:9/wallet?a=1&b="><script>',
  });
  const qr = await (await fetch(made.redirectUrl.replace('bank-transfer', 'qr'))).text();
  expect(qr).toContain('P\u00a01,234,567.89');
  expect(qr).toContain('<svg');
  expect(await (await fetch(made.redirectUrl)).text()).toContain('Account number');
  const body = new URLSearchParams({ action: 'abandon' });
  const left = await fetch(made.redirectUrl, { method: 'POST', body, redirect: 'manual' });
  expect(left.headers.get('location')).toContain('http://127.0.0.1:9/wallet');
  await choose(made.redirectUrl, 'fail');
  await sandpay.carryOn();
  const result = await (await fetch(made.redirectUrl)).text();
  expect(result).toContain('refused this payment');
  expect(result).not.toContain('"><script>');
});

test('payments need the key; invalid orders are refused', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${sandpay.url}/api/deposits`, { method: 'POST', headers, body: '{}' });
  const json = { 'content-type': 'application/json' };
  expect((await ask(json)).status).toBe(401);
  const strange = { ...order('strange'), amount: 0n };
  await expect(sandpay.provider.createDeposit(strange)).rejects.toThrow('400');
  const script = { ...order('script'), returnUrl: 'javascript:alert(1)' };
  await expect(sandpay.provider.createDeposit(script)).rejects.toThrow('400');
});
