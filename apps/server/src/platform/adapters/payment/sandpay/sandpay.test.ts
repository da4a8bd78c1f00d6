// Sandpay keeps every promise of a payment provider that sends webhooks and can be asked besides,
// and misbehaves exactly as it is told to.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { promisesOf, type PaymentRig } from '../conformance.ts';
import { PaymentUnavailable } from '../provider.ts';
import { newsOf, openSandboxRig, type SandboxRig } from '../testing.ts';
import { sandpayProvider } from './provider.ts';
import { openSandpay } from './index.ts';
import { silentLog } from '../../../log/index.ts';

let sandbox: SandboxRig;
let rig: PaymentRig;

beforeAll(async () => {
  sandbox = await openSandboxRig();
  const { sandpay, clock, webhookUrl, choose, arrived, stumble } = sandbox;
  const provider = sandpayProvider({ ...sandpay.access, apiUrl: sandpay.url, clock });
  rig = {
    provider,
    webhookUrl,
    choose,
    newsOf: newsOf(sandbox, provider),
    webhooks: { arrived, stumble },
  };
});

afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const promises = promisesOf({ webhooks: true, asked: true, signedAnswers: false });
test.each(promises)('$promise', ({ prove }) => prove(rig));

const order = (depositId: string) => ({
  depositId,
  amount: 500_000n,
  currency: 'PHP',
  method: 'bank-transfer' as const,
  returnUrl: 'http://127.0.0.1:9/wallet',
  webhookUrl: rig.webhookUrl,
});

async function pay(depositId: string, action = 'pay'): Promise<void> {
  const { redirectUrl } = await rig.provider.createDeposit(order(depositId));
  await sandbox.choose(redirectUrl, action);
}

const outcomesOf = async (depositId: string, count: number) =>
  (await sandbox.arrived(`"${depositId}"`, count)).map(
    ({ body }) => (JSON.parse(body.toString()) as { type: string }).type,
  );

test('a refused call creates nothing; the same call works later', async () => {
  await sandbox.askForFault('refuse', 2);
  const ask = () => rig.provider.createDeposit(order('refused'));
  await expect(ask()).rejects.toThrow(PaymentUnavailable);
  await expect(ask()).rejects.toThrow(PaymentUnavailable);
  expect((await ask()).providerRef).toMatch(/^sp_/);
});

test('a payment without an answer exists and is found by asking again', async () => {
  await sandbox.askForFault('no-answer');
  await expect(rig.provider.createDeposit(order('unanswered'))).rejects.toThrow(PaymentUnavailable);
  await pay('unanswered');
  expect(await outcomesOf('unanswered', 1)).toEqual(['deposit.paid']);
});

// @proves R134
test('a wrong signature is refused, the true webhook after it accepted', async () => {
  await sandbox.askForFault('wrong-signature');
  sandbox.stumble();
  await pay('forged');
  const told = await sandbox.arrived('"forged"', 2);
  const found = told.map(({ headers, body }) => rig.provider.verifyWebhook?.(headers, body).ok);
  expect(found).toEqual([false, true]);
});

// @proves R134
test('an old webhook is refused', async () => {
  await pay('old');
  const [told] = await sandbox.arrived('"old"', 1);
  sandbox.clock.advance(301_000);
  const { headers = {}, body = Buffer.of() } = told ?? {};
  expect(rig.provider.verifyWebhook?.(headers, body)).toEqual({
    ok: false,
    refused: 'signature-old',
  });
});

test('a late payment is reported only after its time', async () => {
  await pay('late', 'pay-late');
  for (let second = 0; second < 4; second += 1) await sandbox.tick();
  expect(sandbox.received.filter(({ body }) => body.includes('"late"'))).toEqual([]);
  expect(await outcomesOf('late', 1)).toEqual(['deposit.paid']);
});

test.each([
  ['partial', 'deposit.paid', '25.0000'],
  ['wrong-amount', 'deposit.paid', '55.0100'],
  ['refusal', 'deposit.failed', '50.0000'],
])('the fault "%s" makes of the next payment: %s of %s', async (fault, type, amount) => {
  await sandbox.askForFault(fault);
  await pay(fault);
  const [told] = await sandbox.arrived(`"${fault}"`, 1);
  expect(JSON.parse(told?.body.toString() ?? '{}')).toMatchObject({ type, amount });
});

test('the fault "reorder-webhooks" tells an earlier step after a later one', async () => {
  await sandbox.askForFault('reorder-webhooks');
  await pay('reordered');
  expect(await outcomesOf('reordered', 2)).toEqual(['deposit.paid', 'deposit.confirming']);
});

test('the fault "delay-webhook" holds the news back for a minute', async () => {
  await sandbox.askForFault('delay-webhook');
  await pay('delayed');
  for (let second = 0; second < 50; second += 1) await sandbox.tick();
  expect(sandbox.received.filter(({ body }) => body.includes('"delayed"'))).toEqual([]);
  expect(await outcomesOf('delayed', 1)).toEqual(['deposit.paid']);
});

test('the fault "silence" tells nothing, but who asks is answered', async () => {
  await sandbox.askForFault('silence');
  await pay('silent');
  for (let second = 0; second < 5; second += 1) await sandbox.tick();
  expect(sandbox.received.filter(({ body }) => body.includes('"silent"'))).toEqual([]);
  const told = await rig.provider.askStatus?.({ kind: 'deposit', reference: 'silent' });
  expect(told).toMatchObject({ outcome: 'paid', amount: 500_000n });
});

test('a reversal comes after the days that were asked for, not before', async () => {
  const { redirectUrl } = await rig.provider.createDeposit(order('days'));
  const threeDays = 3 * 86_400_000;
  const more = { reverseAfterMs: String(threeDays) };
  await sandbox.choose(redirectUrl, 'pay-then-reverse', more);
  expect(await outcomesOf('days', 1)).toEqual(['deposit.paid']);
  sandbox.clock.advance(threeDays - 60_000);
  await sandbox.tick();
  expect(await outcomesOf('days', 1)).toHaveLength(1);
  sandbox.clock.advance(60_000);
  expect(await outcomesOf('days', 2)).toEqual(['deposit.paid', 'deposit.reversed']);
});

test('a payment by a network is confirmed one by one, then paid', async () => {
  const made = { ...order('chain'), method: 'crypto' as const, network: 'TRC20' };
  const { redirectUrl, shown } = await rig.provider.createDeposit(made);
  expect(shown.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  expect(shown).toMatchObject({ payAmount: '0.87 USDT', confirmationsNeeded: 3 });
  await sandbox.choose(redirectUrl, 'pay');
  const steps = await rig.newsOf('deposit', 'chain', 'paid');
  expect(steps.map(({ outcome, confirmations }) => [outcome, confirmations])).toEqual([
    ['confirming', 0],
    ['confirming', 1],
    ['confirming', 2],
    ['paid', undefined],
  ]);
});

test('a payout fails on request', async () => {
  await sandbox.askForFault('payout-fails');
  const account = { bankCode: 'BDO', number: '1', holder: 'Ann' };
  await rig.provider.createPayout({ ...order('x'), withdrawalId: 'w-1', account });
  expect(await outcomesOf('w-1', 1)).toEqual(['payout.failed']);
});

test('the daily file lists what was paid and taken back, and may be made wrong', async () => {
  const day = '2027-03-01';
  sandbox.clock.set(Date.parse('2027-03-01T04:00:00Z'));
  await pay('filed', 'pay-then-reverse');
  await outcomesOf('filed', 2);
  await pay('filed-too');
  await outcomesOf('filed-too', 1);
  const rows = (await rig.provider.settlements?.(day)) ?? [];
  expect(rows.map(({ reference, state, amount, fee }) => [reference, state, amount, fee])).toEqual([
    ['filed', 'paid', 500_000n, 4000n],
    ['filed', 'reversed', 500_000n, 0n],
    ['filed-too', 'paid', 500_000n, 4000n],
  ]);
  const authorization = `Bearer ${sandbox.sandpay.access.apiKey}`;
  const file = `${sandbox.sandpay.url}/api/settlements/${day}`;
  const csv = await (await fetch(`${file}.csv`, { headers: { authorization } })).text();
  expect(csv.split('\r\n')).toHaveLength(5);
  expect((await fetch(`${file}.csv`)).status).toBe(401);
  await sandbox.askForFault('settlement-wrong');
  expect(await rig.provider.settlements?.(day)).not.toEqual(rows);
  expect(await rig.provider.settlements?.(day)).toEqual(rows);
  await expect(rig.provider.settlements?.('2027-02-30')).rejects.toThrow(PaymentUnavailable);
});

test('the page escapes the amount, has both ways to pay and a way back', async () => {
  const made = await rig.provider.createDeposit({
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
  await sandbox.choose(made.redirectUrl, 'fail');
  await sandbox.tick();
  const result = await (await fetch(made.redirectUrl)).text();
  expect(result).toContain('refused this payment');
  expect(result).not.toContain('"><script>');
});

test('the bank’s desk lists payments and takes a paid one back', async () => {
  await pay('desk');
  await outcomesOf('desk', 1);
  const desk = await (await fetch(sandbox.sandpay.url)).text();
  const [, path = ''] = /action="(\/reverse\/sp_\w+)"/.exec(desk) ?? [];
  const back = await fetch(`${sandbox.sandpay.url}${path}`, { method: 'POST', redirect: 'manual' });
  expect(back.status).toBe(303);
  expect(await outcomesOf('desk', 2)).toEqual(['deposit.paid', 'deposit.reversed']);
});

test('payments need the key; invalid orders are refused', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${sandbox.sandpay.url}/api/deposits`, { method: 'POST', headers, body: '{}' });
  const json = { 'content-type': 'application/json' };
  expect((await ask(json)).status).toBe(401);
  const strange = { ...order('strange'), amount: 0n };
  await expect(rig.provider.createDeposit(strange)).rejects.toThrow('400');
  const script = { ...order('script'), returnUrl: 'javascript:alert(1)' };
  await expect(rig.provider.createDeposit(script)).rejects.toThrow('400');
});

test('an unknown fault in the environment stops the company', async () => {
  const { clock } = sandbox;
  const opened = openSandpay({ clock, log: silentLog(), port: 0, faults: 'thunder' });
  await expect(opened).rejects.toThrow('"thunder" is no fault');
});
