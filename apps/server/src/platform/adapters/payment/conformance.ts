// The conformance suite of every payment provider, whatever its style: a test passes a rig that
// opens the provider, plays the payer and gives the news, by webhooks or by asking.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@baize/contract';
import { PaymentUnavailable } from './provider.ts';
import type { DepositOrder, PaymentEvent, PaymentProvider, PayoutOrder } from './provider.ts';

export interface RawWebhook {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export type PayerChoice = 'pay' | 'fail' | 'pay-part' | 'fail-then-pay' | 'pay-then-reverse';

export interface PaymentRig {
  readonly provider: PaymentProvider;
  readonly webhookUrl: string;
  /** Plays the payer on the hosted page. */
  choose(redirectUrl: string, choice: PayerChoice | 'pay-twice'): Promise<void>;
  /** Lets time pass, until the news of this payment ends so or a while is over. */
  newsOf(
    kind: PaymentEvent['kind'],
    reference: string,
    until: PaymentEvent['outcome'],
  ): Promise<readonly PaymentEvent[]>;
  /** Of a provider that sends webhooks. */
  readonly webhooks?: {
    /** Those that carry this number of ours, once there are at least `count`. */
    arrived(reference: string, count: number): Promise<readonly RawWebhook[]>;
    /** Answers the next webhook with a fault, so that it must be sent again. */
    stumble(): void;
  };
  /** Of a provider that is asked: its next answer is signed by somebody else. */
  readonly forgeAnswer?: () => Promise<void>;
}

export interface PaymentPromise {
  readonly promise: string;
  prove(rig: PaymentRig): Promise<void>;
}

const depositUnits = 1_234_500n;

function depositOrder(rig: PaymentRig, method: PaymentMethod = 'qr'): DepositOrder {
  return {
    depositId: randomUUID(),
    amount: depositUnits,
    currency: 'PHP',
    method,
    network: method === 'crypto' ? 'TRC20' : '',
    returnUrl: 'http://127.0.0.1:9/wallet',
    webhookUrl: rig.webhookUrl,
  };
}

function payoutOrder(rig: PaymentRig): PayoutOrder {
  return {
    withdrawalId: randomUUID(),
    amount: depositUnits,
    currency: 'PHP',
    account: { bankCode: 'BDO', number: '1234567890', holder: 'Ann Reyes' },
    webhookUrl: rig.webhookUrl,
  };
}

/** Starts a deposit, lets the payer choose, and gives the news up to this outcome. */
async function paid(rig: PaymentRig, choice: PayerChoice, until: PaymentEvent['outcome']) {
  const order = depositOrder(rig);
  const { redirectUrl, providerRef } = await rig.provider.createDeposit(order);
  await rig.choose(redirectUrl, choice);
  const news = await rig.newsOf('deposit', order.depositId, until);
  return { order, providerRef, last: news.at(-1), outcomes: news.map(({ outcome }) => outcome) };
}

async function proveDeposit(rig: PaymentRig, choice: 'pay' | 'fail'): Promise<void> {
  const outcome = choice === 'pay' ? 'paid' : 'failed';
  const { order, providerRef, last } = await paid(rig, choice, outcome);
  assert.ok(last, 'the outcome is told');
  assert.deepEqual(
    [last.kind, last.outcome, last.reference, last.providerRef, last.amount, last.currency],
    ['deposit', outcome, order.depositId, providerRef, order.amount, order.currency],
  );
}

const ofEvery: readonly PaymentPromise[] = [
  {
    promise: 'a paid deposit is told with our number, its amount and its currency',
    prove: (rig) => proveDeposit(rig, 'pay'),
  },
  {
    promise: 'a refused deposit is told as failed',
    prove: (rig) => proveDeposit(rig, 'fail'),
  },
  {
    promise: 'a deposit asked for twice with one number is one payment',
    prove: async (rig) => {
      const order = depositOrder(rig);
      const [first, second] = await Promise.all([
        rig.provider.createDeposit(order),
        rig.provider.createDeposit(order),
      ]);
      assert.equal(first.providerRef, second.providerRef);
    },
  },
  {
    promise: 'a deposit paid in part is told with the amount that arrived',
    prove: async (rig) => {
      const { last } = await paid(rig, 'pay-part', 'paid');
      assert.ok(last && last.amount > 0n && last.amount < depositUnits);
    },
  },
  {
    promise: 'a payment after a refusal is told as paid',
    prove: async (rig) => {
      const { last } = await paid(rig, 'fail-then-pay', 'paid');
      assert.deepEqual([last?.outcome, last?.amount], ['paid', depositUnits]);
    },
  },
  {
    promise: 'a deposit that is taken back is told as reversed, with its amount',
    prove: async (rig) => {
      const { last } = await paid(rig, 'pay-then-reverse', 'reversed');
      assert.deepEqual([last?.outcome, last?.amount], ['reversed', depositUnits]);
    },
  },
  {
    promise: 'every method that it names gives the player something to pay by',
    prove: async (rig) => {
      for (const method of rig.provider.methods) {
        const order = depositOrder(rig, method);
        const { redirectUrl, shown } = await rig.provider.createDeposit(order);
        assert.ok(redirectUrl || shown.qrText || shown.receiver || shown.address, method);
      }
    },
  },
  {
    promise: 'a payout is told when it was paid',
    prove: async (rig) => {
      const order = payoutOrder(rig);
      const { providerRef } = await rig.provider.createPayout(order);
      const event = (await rig.newsOf('payout', order.withdrawalId, 'paid')).at(-1);
      assert.deepEqual(
        [event?.kind, event?.outcome, event?.reference, event?.providerRef, event?.amount],
        ['payout', 'paid', order.withdrawalId, providerRef, order.amount],
      );
    },
  },
  {
    promise: 'a payout asked for twice with one number is paid once',
    prove: async (rig) => {
      const order = payoutOrder(rig);
      const first = await rig.provider.createPayout(order);
      const second = await rig.provider.createPayout(order);
      assert.equal(first.providerRef, second.providerRef);
      const events = await rig.newsOf('payout', order.withdrawalId, 'paid');
      assert.equal(new Set(events.map(({ eventId }) => eventId)).size, 1);
    },
  },
];

const ofWebhooks: readonly PaymentPromise[] = [
  {
    promise: 'the same event told twice carries the same number',
    prove: async (rig) => {
      const { order, told } = await payAndHear(rig, 'pay-twice', 2);
      assert.equal(new Set(told.map((one) => eventOf(rig, one).eventId)).size, 1);
      assert.equal(eventOf(rig, told[0]).reference, order.depositId);
    },
  },
  {
    promise: 'a webhook that we could not take is sent again',
    prove: async (rig) => {
      rig.webhooks?.stumble();
      const { told } = await payAndHear(rig, 'pay', 2);
      assert.equal(eventOf(rig, told[1]).outcome, 'paid');
    },
  },
  {
    promise: 'a webhook that was changed, or carries no signature, is refused',
    prove: async (rig) => {
      const { told } = await payAndHear(rig, 'pay', 1);
      const [webhook] = told;
      assert.ok(webhook);
      const richer = Buffer.from(webhook.body.toString().replace('123.45', '923.45'));
      assert.ok(!richer.equals(webhook.body));
      const refused = { ok: false, refused: 'signature-wrong' };
      assert.deepEqual(rig.provider.verifyWebhook?.(webhook.headers, richer), refused);
      assert.deepEqual(rig.provider.verifyWebhook?.({}, webhook.body), refused);
    },
  },
];

async function payAndHear(rig: PaymentRig, choice: 'pay' | 'pay-twice', count: number) {
  const order = depositOrder(rig);
  const { redirectUrl } = await rig.provider.createDeposit(order);
  await rig.choose(redirectUrl, choice);
  return { order, told: (await rig.webhooks?.arrived(order.depositId, count)) ?? [] };
}

function eventOf(rig: PaymentRig, webhook: RawWebhook | undefined): PaymentEvent {
  assert.ok(webhook, 'a webhook arrived');
  const verified = rig.provider.verifyWebhook?.(webhook.headers, webhook.body);
  assert.ok(verified?.ok, 'the webhook is signed by the provider');
  return verified.event;
}

const ofAsking: readonly PaymentPromise[] = [
  {
    promise: 'a payment that nobody has paid is waiting, one that was never made unknown',
    prove: async (rig) => {
      const order = depositOrder(rig);
      await rig.provider.createDeposit(order);
      const ask = (reference: string) => rig.provider.askStatus?.({ kind: 'deposit', reference });
      assert.equal(await ask(order.depositId), 'waiting');
      assert.equal(await ask(randomUUID()), 'unknown');
    },
  },
  {
    promise: 'an outcome asked for again is the same event',
    prove: async (rig) => {
      const { order, last } = await paid(rig, 'pay', 'paid');
      const again = await rig.provider.askStatus?.({
        kind: 'deposit',
        reference: order.depositId,
      });
      assert.deepEqual(again, last);
    },
  },
];

const ofSignedAnswers: readonly PaymentPromise[] = [
  {
    promise: 'an answer that another has signed is no answer',
    prove: async (rig) => {
      const order = depositOrder(rig);
      await rig.forgeAnswer?.();
      await assert.rejects(rig.provider.createDeposit(order), PaymentUnavailable);
      await rig.provider.createDeposit(order);
    },
  },
];

/** The promises that a provider of this style makes. */
export function promisesOf(style: {
  readonly webhooks: boolean;
  readonly asked: boolean;
  readonly signedAnswers: boolean;
}): readonly PaymentPromise[] {
  return [
    ...ofEvery,
    ...(style.webhooks ? ofWebhooks : []),
    ...(style.asked ? ofAsking : []),
    ...(style.signedAnswers ? ofSignedAnswers : []),
  ];
}
