// The house's side of the sandbox payment provider: calls over HTTP as to any outside company,
// and the check of its webhooks.
import { parseUnits, printUnits } from '@baize/money';
import type { Clock } from '../../../clock/index.ts';
import { PaymentUnavailable } from '../provider.ts';
import type { PaymentEvent, PaymentProvider, VerifiedWebhook } from '../provider.ts';
import { checkSignature } from '../../signature.ts';

export interface SandpayAccess {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

export const signatureHeader = 'sandpay-signature';
const defaultTimeoutMs = 5000;
const decimals = { decimalsMax: 4 };

export function sandpayProvider(access: SandpayAccess): PaymentProvider {
  return {
    name: 'sandpay',
    createDeposit: async ({ depositId, amount, currency, method, returnUrl, webhookUrl }) => {
      const made = await call(access, '/api/deposits', {
        merchantRef: depositId,
        amount: printUnits(amount),
        currency,
        method,
        returnUrl,
        webhookUrl,
      });
      return { redirectUrl: textOf(made, 'pageUrl'), providerRef: textOf(made, 'ref') };
    },
    createPayout: async ({ withdrawalId, amount, currency, account, webhookUrl }) => {
      const made = await call(access, '/api/payouts', {
        merchantRef: withdrawalId,
        amount: printUnits(amount),
        currency,
        account,
        webhookUrl,
      });
      return { providerRef: textOf(made, 'ref') };
    },
    verifyWebhook: (headers, rawBody) => {
      const { webhookSecret, clock } = access;
      const finding = checkSignature(webhookSecret, headers[signatureHeader], rawBody, clock.now());
      return finding === 'good' ? readEvent(rawBody) : { ok: false, refused: finding };
    },
  };
}

async function call(
  access: SandpayAccess,
  path: string,
  order: object,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(`${access.apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access.apiKey}` },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs),
    });
    if (response.ok) return (await response.json()) as Record<string, unknown>;
    throw new PaymentUnavailable(`Sandpay answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof PaymentUnavailable) throw cause;
    throw new PaymentUnavailable('Sandpay gave no answer', { cause });
  }
}

function textOf(answer: Record<string, unknown>, name: string): string {
  const value = answer[name];
  if (typeof value === 'string') return value;
  throw new PaymentUnavailable(`Sandpay left out "${name}"`);
}

function readEvent(rawBody: Uint8Array): VerifiedWebhook {
  try {
    const told = JSON.parse(Buffer.from(rawBody).toString()) as Record<string, unknown>;
    const [kind, outcome] = String(told['type']).split('.');
    const amount = parseUnits(String(told['amount']), decimals);
    const known = (kind === 'deposit' || kind === 'payout') && isOutcome(outcome);
    if (!known || amount === undefined || amount === 0n) return notUnderstood;
    const event: PaymentEvent = {
      eventId: String(told['id']),
      kind,
      outcome,
      reference: String(told['merchantRef']),
      providerRef: String(told['ref']),
      amount,
      currency: String(told['currency']),
      at: Number(told['at']),
    };
    return { ok: true, event };
  } catch {
    return notUnderstood;
  }
}

const notUnderstood = { ok: false, refused: 'not-understood' } as const;

function isOutcome(word: string | undefined): word is PaymentEvent['outcome'] {
  return word === 'paid' || word === 'failed';
}
