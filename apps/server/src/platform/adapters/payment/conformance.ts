// The conformance suite of every payment provider: a test passes a rig that opens the provider,
// plays the payer and collects the webhooks that arrive.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { DepositOrder, PaymentEvent, PaymentProvider, PayoutOrder } from './provider.ts';

export interface RawWebhook {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface PaymentRig {
  readonly provider: PaymentProvider;
  readonly webhookUrl: string;
  /** Plays the payer on the hosted page. */
  choose(redirectUrl: string, choice: 'pay' | 'fail' | 'pay-twice'): Promise<void>;
  /** Webhooks that arrived and carry this number of ours, once there are at least `count`. */
  webhooks(reference: string, count: number): Promise<readonly RawWebhook[]>;
  /** Answers the next webhook with a fault, so that it must be sent again. */
  stumble(): void;
}

export interface PaymentPromise {
  readonly promise: string;
  prove(rig: PaymentRig): Promise<void>;
}

const depositUnits = 1_234_500n;

function depositOrder(rig: PaymentRig): DepositOrder {
  return {
    depositId: randomUUID(),
    amount: depositUnits,
    currency: 'PHP',
    method: 'qr',
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

function eventOf(rig: PaymentRig, webhook: RawWebhook | undefined): PaymentEvent {
  assert.ok(webhook, 'a webhook arrived');
  const verified = rig.provider.verifyWebhook(webhook.headers, webhook.body);
  assert.ok(verified.ok, 'the webhook is signed by the provider');
  return verified.event;
}

async function proveDeposit(rig: PaymentRig, outcome: PaymentEvent['outcome']): Promise<void> {
  const order = depositOrder(rig);
  const { redirectUrl, providerRef } = await rig.provider.createDeposit(order);
  await rig.choose(redirectUrl, outcome === 'paid' ? 'pay' : 'fail');
  const [webhook] = await rig.webhooks(order.depositId, 1);
  const event = eventOf(rig, webhook);
  assert.deepEqual(
    [event.kind, event.outcome, event.reference, event.providerRef, event.amount, event.currency],
    ['deposit', outcome, order.depositId, providerRef, order.amount, order.currency],
  );
}

export const paymentPromises: readonly PaymentPromise[] = [
  {
    promise: 'a paid deposit is told with our number, its amount and its currency',
    prove: (rig) => proveDeposit(rig, 'paid'),
  },
  {
    promise: 'a refused deposit is told as failed',
    prove: (rig) => proveDeposit(rig, 'failed'),
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
    promise: 'a payout is told when it was paid',
    prove: async (rig) => {
      const order = payoutOrder(rig);
      const { providerRef } = await rig.provider.createPayout(order);
      const [webhook] = await rig.webhooks(order.withdrawalId, 1);
      const event = eventOf(rig, webhook);
      assert.deepEqual(
        [event.kind, event.outcome, event.reference, event.providerRef, event.amount],
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
      const events = (await rig.webhooks(order.withdrawalId, 1)).map((one) => eventOf(rig, one));
      assert.equal(new Set(events.map(({ eventId }) => eventId)).size, 1);
    },
  },
  {
    promise: 'the same event told twice carries the same number',
    prove: async (rig) => {
      const order = depositOrder(rig);
      const { redirectUrl } = await rig.provider.createDeposit(order);
      await rig.choose(redirectUrl, 'pay-twice');
      const told = (await rig.webhooks(order.depositId, 2)).map((one) => eventOf(rig, one));
      assert.equal(new Set(told.map(({ eventId }) => eventId)).size, 1);
    },
  },
  {
    promise: 'a webhook that we could not take is sent again',
    prove: async (rig) => {
      const order = depositOrder(rig);
      const { redirectUrl } = await rig.provider.createDeposit(order);
      rig.stumble();
      await rig.choose(redirectUrl, 'pay');
      const told = await rig.webhooks(order.depositId, 2);
      assert.equal(eventOf(rig, told[1]).outcome, 'paid');
    },
  },
  {
    promise: 'a webhook that was changed, or carries no signature, is refused',
    prove: async (rig) => {
      const order = depositOrder(rig);
      const { redirectUrl } = await rig.provider.createDeposit(order);
      await rig.choose(redirectUrl, 'pay');
      const [webhook] = await rig.webhooks(order.depositId, 1);
      assert.ok(webhook);
      const richer = Buffer.from(webhook.body.toString().replace('123.45', '923.45'));
      assert.ok(!richer.equals(webhook.body));
      const refused = { ok: false, refused: 'signature-wrong' };
      assert.deepEqual(rig.provider.verifyWebhook(webhook.headers, richer), refused);
      assert.deepEqual(rig.provider.verifyWebhook({}, webhook.body), refused);
    },
  },
];
