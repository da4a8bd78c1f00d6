// The house's side of Sandpay: calls over HTTP as to any outside company, the check of its
// webhooks, its answer when it is asked, and its daily file.
import { parseUnits, printUnits } from '@baize/money';
import type { Clock } from '../../../clock/index.ts';
import { checkSignature } from '../../signature.ts';
import { PaymentUnavailable, paymentOutcomes } from '../provider.ts';
import type {
  PaymentEvent,
  PaymentOutcome,
  PaymentProvider,
  PaymentShown,
  SettlementRow,
  VerifiedWebhook,
} from '../provider.ts';

export interface SandpayAccess {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** The provider's own time: a webhook is old by it. */
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** How it is reached; absent: over the network. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export const signatureHeader = 'sandpay-signature';
const defaultTimeoutMs = 5000;
const notFound = 404;
const decimals = { decimalsMax: 4 };

export function sandpayProvider(access: SandpayAccess): PaymentProvider {
  return {
    name: 'sandpay',
    methods: ['qr', 'bank-transfer', 'ewallet', 'crypto'],
    createDeposit: async ({ depositId, amount, currency, method, network, ...urls }) => {
      const made = await post(access, '/api/deposits', {
        merchantRef: depositId,
        amount: printUnits(amount),
        currency,
        method,
        ...(network ? { network } : {}),
        returnUrl: urls.returnUrl,
        webhookUrl: urls.webhookUrl,
      });
      return {
        redirectUrl: textOf(made, 'pageUrl'),
        providerRef: textOf(made, 'ref'),
        shown: (made['shown'] ?? {}) as PaymentShown,
      };
    },
    createPayout: async ({ withdrawalId, amount, currency, account, webhookUrl }) => {
      const made = await post(access, '/api/payouts', {
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
      return finding === 'good' ? readWebhook(rawBody) : { ok: false, refused: finding };
    },
    askStatus: async ({ kind, reference }) => {
      const told = await get(access, `/api/${kind}s/${encodeURIComponent(reference)}`);
      if (told === undefined) return 'unknown';
      if (told['state'] === 'waiting') return 'waiting';
      const event = eventOf(told);
      if (!event) throw new PaymentUnavailable('Sandpay told a state that we do not know');
      return event;
    },
    settlements: async (day) => {
      const told = await get(access, `/api/settlements/${day}.json`);
      if (told === undefined) throw new PaymentUnavailable(`Sandpay has no file of ${day}`);
      return (told['rows'] as readonly Fields[]).map(rowOf);
    },
  };
}

function post(access: SandpayAccess, path: string, order: object): Promise<Fields> {
  const body = JSON.stringify(order);
  return call(access, path, { method: 'POST', body }).then((told) => {
    if (told === undefined) throw new PaymentUnavailable('Sandpay knows no such call');
    return told;
  });
}

const get = (access: SandpayAccess, path: string) => call(access, path, { method: 'GET' });

/** Undefined: Sandpay knows nothing of it. */
async function call(
  access: SandpayAccess,
  path: string,
  sent: { readonly method: string; readonly body?: string },
): Promise<Fields | undefined> {
  try {
    const kind = sent.body === undefined ? {} : { 'content-type': 'application/json' };
    const reach = access.fetch ?? fetch;
    const response = await reach(`${access.apiUrl}${path}`, {
      ...sent,
      headers: { ...kind, authorization: `Bearer ${access.apiKey}` },
      signal: AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs),
    });
    if (response.ok) return (await response.json()) as Fields;
    if (response.status === notFound) return undefined;
    throw new PaymentUnavailable(`Sandpay answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof PaymentUnavailable) throw cause;
    throw new PaymentUnavailable('Sandpay gave no answer', { cause });
  }
}

function textOf(answer: Fields, name: string): string {
  const value = answer[name];
  if (typeof value === 'string') return value;
  throw new PaymentUnavailable(`Sandpay left out "${name}"`);
}

function readWebhook(rawBody: Uint8Array): VerifiedWebhook {
  try {
    const event = eventOf(JSON.parse(Buffer.from(rawBody).toString()) as Fields);
    return event ? { ok: true, event } : notUnderstood;
  } catch {
    return notUnderstood;
  }
}

const notUnderstood = { ok: false, refused: 'not-understood' } as const;

function eventOf(told: Fields): PaymentEvent | undefined {
  const [kind, outcome] = String(told['type']).split('.');
  const amount = parseUnits(String(told['amount']), decimals);
  const known = (kind === 'deposit' || kind === 'payout') && isOutcome(outcome);
  if (!known || amount === undefined || amount === 0n) return undefined;
  return {
    eventId: String(told['id']),
    kind,
    outcome,
    reference: String(told['merchantRef']),
    providerRef: String(told['ref']),
    amount,
    currency: String(told['currency']),
    ...(outcome === 'confirming' ? { confirmations: Number(told['confirmations']) || 0 } : {}),
    at: Number(told['at']),
  };
}

function isOutcome(word: string | undefined): word is PaymentOutcome {
  return paymentOutcomes.some((outcome) => outcome === word);
}

function rowOf(row: Fields): SettlementRow {
  const [amount, fee] = [row['amount'], row['fee']].map((text) =>
    parseUnits(String(text), decimals),
  );
  return {
    kind: row['kind'] === 'payout' ? 'payout' : 'deposit',
    state: row['state'] === 'reversed' ? 'reversed' : 'paid',
    reference: String(row['merchantRef']),
    providerRef: String(row['ref']),
    amount: amount ?? 0n,
    fee: fee ?? 0n,
    currency: String(row['currency']),
    at: Number(row['at']),
  };
}
