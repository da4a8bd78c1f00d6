// The payment company of the wallet's world, with both interfaces: Sandpay sends signed webhooks,
// Pollpay answers signed requests for states. The world decides each payment's outcome; the company
// stores it and answers, and sometimes stays silent. It is reached in this process, by what would
// go over the network.
import { generateKeyPairSync } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseUnits, type Units } from '@baize/money';
import { isSignedBy, signForm, type Form } from '@baize/server/testing';
import type { Chance } from '../chance.ts';
import { webhookSecret, wordsOf, type News, type Payment } from '../payment-house.ts';

export interface CompanyPayment extends Payment {
  readonly provider: 'sandpay' | 'pollpay';
  readonly units: Units;
  /** What became of it, the newest last. */
  readonly news: News[];
  /** Whoever asks for it is given no answer. */
  isMute: boolean;
}

export interface Company {
  readonly access: {
    readonly apiUrl: string;
    readonly webhookSecret: string;
    readonly pollpay: { merchant: string; privateKey: string; publicKey: string };
    readonly fetch: typeof globalThis.fetch;
  };
  /** By the house's own number. */
  readonly payments: ReadonlyMap<string, CompanyPayment>;
}

interface CompanyPorts {
  readonly chance: Chance;
  readonly now: () => number;
  readonly onSilence: () => void;
}

const refusePercent = 2;
const silentPercent = 4;
const unitsPerCent = 100n;
const merchant = 'the-simulated-house';
const statuses = { confirming: '1', paid: '2', failed: '3', reversed: '4' } as const;

/** Short ones: that nobody can guess them is not proved here. */
const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

let pairs: { house: ReturnType<typeof keyPair>; company: ReturnType<typeof keyPair> } | undefined;

/** What is answered; undefined: nothing clear. */
type Answer = object | 'unknown' | undefined;

export function openCompany(ports: CompanyPorts): Company {
  pairs ??= { house: keyPair(), company: keyPair() };
  const keys = pairs;
  const payments = new Map<string, CompanyPayment>();
  return {
    access: {
      apiUrl: 'http://pay.example',
      webhookSecret,
      pollpay: {
        merchant,
        privateKey: keys.house.privateKey,
        publicKey: keys.company.publicKey,
      },
      fetch: async (address, { method = 'GET', body } = {}) => {
        const asked = { method, path: new URL(String(address)).pathname, body: String(body ?? '') };
        // Others act while it is on its way, and on its way back.
        await nextTurn();
        const answer = answerTo({ ...ports, payments, keys }, asked);
        await nextTurn();
        if (answer === undefined) ports.onSilence();
        const told = typeof answer === 'object' ? answer : {};
        return Response.json(told, { status: statusOf(answer) });
      },
    },
    payments,
  };
}

interface Asking {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const answerTo = (at: Answering, asking: Asking): Answer =>
  asking.path.startsWith('/pollpay/') ? answerForm(at, asking) : answerJson(at, asking);

function statusOf(answer: Answer): number {
  if (answer === undefined) return 503;
  return answer === 'unknown' ? 404 : 200;
}

interface Answering extends CompanyPorts {
  readonly payments: Map<string, CompanyPayment>;
  readonly keys: NonNullable<typeof pairs>;
}

function answerJson(at: Answering, { method, path, body }: Asking): Answer {
  const [, , kinds = '', reference = ''] = path.split('/');
  if (method === 'GET') {
    const payment = at.payments.get(decodeURIComponent(reference));
    if (payment === undefined) return 'unknown';
    if (payment.isMute) return undefined;
    const newest = payment.news.at(-1);
    return newest === undefined ? { state: 'waiting' } : wordsOf(newest);
  }
  const order = JSON.parse(body) as Pick<
    Payment,
    'merchantRef' | 'amount' | 'currency' | 'webhookUrl'
  >;
  const kind = kinds === 'payouts' ? 'payout' : 'deposit';
  const payment = make(at, { ...order, kind, provider: 'sandpay' });
  return payment && { ref: payment.ref, pageUrl: `http://pay.example/${payment.ref}` };
}

/** Refused, or made without an answer: neither is a clear answer. */
function make(
  { payments, chance }: Answering,
  order: Omit<CompanyPayment, 'ref' | 'units' | 'news' | 'isMute'>,
): CompanyPayment | undefined {
  if (chance.percent(refusePercent)) return undefined;
  const known = payments.get(order.merchantRef);
  const units = parseUnits(order.amount, { decimalsMax: 4 }) ?? 0n;
  const ref = `pay-${payments.size + 1}`;
  const payment = known ?? { ...order, ref, units, news: [], isMute: false };
  payments.set(order.merchantRef, payment);
  return chance.percent(silentPercent) ? undefined : payment;
}

function answerForm(at: Answering, { path, body }: Asking): Answer {
  const form = Object.fromEntries(new URLSearchParams(body));
  if (!isSignedBy(form, at.keys.house.publicKey)) return undefined;
  const reference = form['order_no'] ?? '';
  const told = path.endsWith('/query') ? queried(at.payments.get(reference)) : createdBy(at, form);
  const frame = { nonce: form['nonce'] ?? '', time: String(at.now()) };
  return told && signForm({ ...told, ...frame }, at.keys.company.privateKey);
}

function createdBy(at: Answering, form: Form): Form | undefined {
  const cents = BigInt(form['amount'] ?? '0');
  const made = make(at, {
    kind: 'deposit',
    merchantRef: form['order_no'] ?? '',
    amount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
    currency: form['currency'] ?? '',
    webhookUrl: '',
    provider: 'pollpay',
  });
  return made && { trade_no: made.ref, pay_url: `http://pay.example/${made.ref}` };
}

function queried(payment: CompanyPayment | undefined): Form | undefined {
  if (payment === undefined) return { found: '0' };
  if (payment.isMute) return undefined;
  const newest = payment.news.at(-1);
  const known = { found: '1', order_no: payment.merchantRef, trade_no: payment.ref };
  if (newest === undefined) return { ...known, status: '0' };
  return {
    ...known,
    status: statuses[newest.outcome],
    paid_amount: String(newest.amount / unitsPerCent),
    currency: payment.currency,
    confirmations: String(newest.confirmations ?? 0),
    version: String(payment.news.length),
    changed_at: String(newest.at),
  };
}
