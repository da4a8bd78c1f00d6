// Pollpay keeps every promise of a payment provider that sends nothing and is asked; and what is
// asked or answered without the right signature counts for nothing.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { promisesOf, type PaymentRig } from '../conformance.ts';
import { PaymentUnavailable, type PaymentProvider } from '../provider.ts';
import { newsOf, openSandboxRig, type SandboxRig } from '../testing.ts';
import { pollpayProvider } from './provider.ts';
import { sandboxMerchant } from './sandbox-api.ts';
import { isSignedBy, signedText, signForm } from './sign.ts';

let sandbox: SandboxRig;
let rig: PaymentRig;

const providerWith = (key: 'merchant' | 'company'): PaymentProvider => {
  const { access, url } = sandbox.sandpay;
  return pollpayProvider({
    apiUrl: url,
    merchant: sandboxMerchant,
    privateKey: access[key].privateKey,
    publicKey: access.company.publicKey,
    clock: sandbox.clock,
  });
};

beforeAll(async () => {
  sandbox = await openSandboxRig();
  const { webhookUrl, choose, askForFault } = sandbox;
  const provider = providerWith('merchant');
  rig = {
    provider,
    webhookUrl,
    choose,
    newsOf: newsOf(sandbox, provider),
    forgeAnswer: () => askForFault('wrong-signature'),
  };
});

afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const promises = promisesOf({ webhooks: false, asked: true, signedAnswers: true });
test.each(promises)('$promise', ({ prove }) => prove(rig));

const order = (depositId: string) => ({
  depositId,
  amount: 500_000n,
  currency: 'PHP',
  method: 'bank-transfer' as const,
  returnUrl: 'http://127.0.0.1:9/wallet',
  webhookUrl: rig.webhookUrl,
});

test('the signed text has the fields in order, without the sign and empty ones', () => {
  expect(signedText({ b: '2', a: '1', c: '', sign: 'x' })).toBe('a=1&b=2');
});

test('a form that was changed after it was signed is not signed', () => {
  const { merchant, company } = sandbox.sandpay.access;
  const form = signForm({ amount: '100' }, merchant.privateKey);
  expect(isSignedBy(form, merchant.publicKey)).toBe(true);
  expect(isSignedBy({ ...form, amount: '900' }, merchant.publicKey)).toBe(false);
  expect(isSignedBy({ ...form, more: '1' }, merchant.publicKey)).toBe(false);
  expect(isSignedBy(form, company.publicKey)).toBe(false);
  expect(isSignedBy({ amount: '100' }, merchant.publicKey)).toBe(false);
});

test('a call that another has signed makes no payment', async () => {
  await expect(providerWith('company').createDeposit(order('foreign'))).rejects.toThrow('401');
  const asked = { kind: 'deposit', reference: 'foreign' } as const;
  expect(await rig.provider.askStatus?.(asked)).toBe('unknown');
});

test('a payment without an answer exists and is found by asking again', async () => {
  await sandbox.askForFault('no-answer');
  await expect(rig.provider.createDeposit(order('unanswered'))).rejects.toThrow(PaymentUnavailable);
  const asked = { kind: 'deposit', reference: 'unanswered' } as const;
  expect(await rig.provider.askStatus?.(asked)).toBe('waiting');
});

test('it sends no webhook', async () => {
  const { redirectUrl } = await rig.provider.createDeposit(order('quiet'));
  await sandbox.choose(redirectUrl, 'pay');
  for (let second = 0; second < 5; second += 1) await sandbox.tick();
  expect(sandbox.received).toEqual([]);
  expect(rig.provider.verifyWebhook).toBeUndefined();
});

test('a fraction of a cent and a payment by a network are not ordered', async () => {
  const { provider } = rig;
  await expect(provider.createDeposit({ ...order('fine'), amount: 50n })).rejects.toThrow('cents');
  const crypto = { ...order('chain'), method: 'crypto' as const };
  await expect(provider.createDeposit(crypto)).rejects.toThrow('network');
});
