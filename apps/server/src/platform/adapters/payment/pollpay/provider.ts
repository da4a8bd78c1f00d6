// The house's side of Pollpay: a company of another style. Its calls are forms that both sides sign
// by RSA, amounts are whole cents, states are numbers, and it sends no webhook: it is asked.
import { randomUUID } from 'node:crypto';
import { unitsPerOne, type Units } from '@baize/money';
import type { Clock } from '../../../clock/index.ts';
import { PaymentUnavailable } from '../provider.ts';
import type {
  AskedPayment,
  DepositOrder,
  PaymentOutcome,
  PaymentProvider,
  PaymentShown,
  PaymentStatus,
} from '../provider.ts';
import { isSignedBy, signForm, type Form } from './sign.ts';

export interface PollpayAccess {
  readonly apiUrl: string;
  readonly merchant: string;
  /** Ours, in PEM: it signs what we ask. */
  readonly privateKey: string;
  /** Theirs: it proves what they answer. */
  readonly publicKey: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** How it is reached; absent: over the network. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

const defaultTimeoutMs = 5000;
/** An answer older than this is a repeated one. */
const freshMs = 300_000;
const unitsPerCent = unitsPerOne / 100n;

const payTypes = { qr: '1', 'bank-transfer': '2', ewallet: '3' } as const;

/** Their numbers of a state; `0` is waiting. */
const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  '1': 'confirming',
  '2': 'paid',
  '3': 'failed',
  '4': 'reversed',
};

export function pollpayProvider(access: PollpayAccess): PaymentProvider {
  return {
    name: 'pollpay',
    methods: ['qr', 'bank-transfer', 'ewallet'],
    createDeposit: async (order) => {
      const told = await call(access, '/pollpay/order/create', {
        order_no: order.depositId,
        amount: centsOf(order.amount),
        currency: order.currency,
        pay_type: payTypeOf(order),
        bank_code: order.bankCode ?? '',
        return_url: order.returnUrl,
      });
      return {
        redirectUrl: need(told, 'pay_url'),
        providerRef: need(told, 'trade_no'),
        shown: shownOf(told),
      };
    },
    createPayout: async ({ withdrawalId, amount, currency, account }) => {
      const told = await call(access, '/pollpay/transfer/create', {
        order_no: withdrawalId,
        amount: centsOf(amount),
        currency,
        bank_code: account.bankCode,
        account_no: account.number,
        account_name: account.holder,
      });
      return { providerRef: need(told, 'trade_no') };
    },
    askStatus: (asked) => ask(access, asked),
  };
}

async function ask(
  access: PollpayAccess,
  { kind, reference }: AskedPayment,
): Promise<PaymentStatus> {
  const path = kind === 'deposit' ? '/pollpay/order/query' : '/pollpay/transfer/query';
  const told = await call(access, path, { order_no: reference });
  if (told['found'] === '0') return 'unknown';
  if (need(told, 'order_no') !== reference) {
    throw new PaymentUnavailable('Pollpay answered for another payment');
  }
  const status = need(told, 'status');
  if (status === '0') return 'waiting';
  const outcome = outcomes[status];
  if (outcome === undefined) throw new PaymentUnavailable(`Pollpay told the state ${status}`);
  return {
    eventId: `${need(told, 'trade_no')}-${need(told, 'version')}`,
    kind,
    outcome,
    reference,
    providerRef: need(told, 'trade_no'),
    amount: unitsOf(need(told, 'paid_amount')),
    currency: need(told, 'currency'),
    ...(outcome === 'confirming' ? { confirmations: Number(told['confirmations'] ?? 0) } : {}),
    at: Number(need(told, 'changed_at')),
  };
}

function payTypeOf({ method }: DepositOrder): string {
  if (method === 'crypto') throw new Error('Pollpay carries no payments by a network');
  return payTypes[method];
}

function shownOf(told: Form): PaymentShown {
  const { qr_text: qrText, account_no: number } = told;
  if (number === undefined) return qrText === undefined ? {} : { qrText };
  const receiver = {
    bankCode: told['account_bank_code'] ?? '',
    bankName: told['account_bank'] ?? '',
    number,
    holder: told['account_name'] ?? '',
  };
  return { receiver, reference: told['message'] ?? '' };
}

/** A fraction of a cent is an amount that this company cannot carry. */
function centsOf(units: Units): string {
  if (units % unitsPerCent !== 0n) throw new Error('Pollpay carries whole cents only');
  return String(units / unitsPerCent);
}

function unitsOf(cents: string): Units {
  if (!/^[1-9]\d{0,15}$/.test(cents)) throw new PaymentUnavailable(`Pollpay told ${cents} cents`);
  return BigInt(cents) * unitsPerCent;
}

function need(told: Form, name: string): string {
  const text = told[name];
  if (text === undefined || text === '') throw new PaymentUnavailable(`Pollpay left out ${name}`);
  return text;
}

async function call(access: PollpayAccess, path: string, asked: Form): Promise<Form> {
  const { clock, merchant, privateKey, publicKey } = access;
  const frame = { merchant, time: String(clock.now()), nonce: randomUUID() };
  const form = signForm({ ...asked, ...frame }, privateKey);
  const told = await send(access, path, form);
  if (!isSignedBy(told, publicKey) || told['nonce'] !== frame.nonce) {
    throw new PaymentUnavailable('An answer of Pollpay was not signed by it');
  }
  if (Math.abs(clock.now() - Number(told['time'])) > freshMs) {
    throw new PaymentUnavailable('An answer of Pollpay was old');
  }
  return told;
}

async function send(access: PollpayAccess, path: string, form: Form): Promise<Form> {
  try {
    const reach = access.fetch ?? fetch;
    const response = await reach(`${access.apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      signal: AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs),
    });
    if (!response.ok) throw new PaymentUnavailable(`Pollpay answered ${response.status}`);
    const told = (await response.json()) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(told).map(([name, text]) => [name, String(text)]));
  } catch (cause) {
    if (cause instanceof PaymentUnavailable) throw cause;
    throw new PaymentUnavailable('Pollpay gave no answer', { cause });
  }
}
