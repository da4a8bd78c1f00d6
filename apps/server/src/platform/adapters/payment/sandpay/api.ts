// The sandbox company's calls for the merchant that shows the key: making payments, their states,
// the daily file, and faults on demand.
import { timingSafeEqual } from 'node:crypto';
import { maxUnits, parseUnits, printUnits } from '@baize/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../clock/index.ts';
import { decide, eventIdOf, findOrder, makePayment, newestNews } from './books.ts';
import type { NewPayment, Payment } from './books.ts';
import { courseOfPayout } from './courses.ts';
import { askForFault, clearFaults, faultKinds, isFaultKind, listFaults } from './faults.ts';
import { useFault, useFaults } from './faults.ts';
import { csvOf, settledOn } from './settlements.ts';
import { confirmationsNeeded, shownOf } from './shown.ts';
import type { Store } from './store.ts';

export interface ApiSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly apiKey: string;
  /** The hosted page's public address. */
  readonly publicUrl: () => string;
  /** Called when something became due. */
  readonly wake: () => void;
}

type Fields = Readonly<Record<string, unknown>>;

const faultTimesMax = 1000;
const unauthorized = 401;
const invalid = 400;
const notFound = 404;
const unavailable = 503;
const methods = ['qr', 'bank-transfer', 'ewallet', 'crypto'];

export function addApi(app: FastifyInstance, settings: ApiSettings): void {
  addMerchantCalls(app, settings);
  addSettlementCalls(app, settings);
  addFaultCalls(app, settings);
}

function isMerchant(header: string | undefined, apiKey: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${apiKey}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function toPayment(kind: NewPayment['kind'], fields: Fields): NewPayment | undefined {
  const text = (name: string) => (typeof fields[name] === 'string' ? String(fields[name]) : '');
  const method = kind === 'payout' ? 'payout' : text('method');
  const payment: NewPayment = {
    kind,
    merchantRef: text('merchantRef'),
    units: parseUnits(text('amount'), { decimalsMax: 4 }) ?? 0n,
    currency: text('currency'),
    method,
    network: text('network'),
    account: JSON.stringify(fields['account'] ?? null),
    returnUrl: text('returnUrl'),
    webhookUrl: text('webhookUrl'),
    needed: method === 'crypto' ? confirmationsNeeded : 0,
  };
  const whole = URL.canParse(payment.webhookUrl);
  return whole && mayBe(payment) ? payment : undefined;
}

/** Whether the company accepts such an order, whichever way it came. */
export function mayBe(payment: NewPayment): boolean {
  const known = payment.kind === 'payout' || methods.includes(payment.method);
  const returns = payment.kind === 'payout' || isWebAddress(payment.returnUrl);
  const good = payment.units > 0n && payment.units <= maxUnits && payment.currency !== '';
  return known && returns && good && payment.merchantRef !== '';
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** A payout is decided when it is asked for: nobody has to pay it on a page. */
export function makeOrder(settings: ApiSettings, wanted: NewPayment): Payment {
  const { store, clock, wake } = settings;
  const made = makePayment(store, wanted, clock.now());
  if (made.kind === 'payout' && made.state === 'waiting') {
    const faults = useFaults(store, 'payout-fails', 'silence', 'delay-webhook');
    decide(store, made.ref, courseOfPayout(made, faults), clock.now());
  }
  wake();
  return made;
}

export const pageOf = ({ publicUrl }: ApiSettings, { ref, method }: Payment): string =>
  `${publicUrl()}/pay/${ref}?tab=${method}`;

function addMerchantCalls(app: FastifyInstance, settings: ApiSettings): void {
  const { store } = settings;
  const make = (kind: NewPayment['kind'], fields: Fields, reply: FastifyReply) => {
    if (useFault(store, 'refuse')) return reply.code(unavailable).send({ error: 'try-again' });
    const wanted = toPayment(kind, fields);
    if (!wanted) return reply.code(invalid).send({ error: 'not-understood' });
    const payment = makeOrder(settings, wanted);
    if (useFault(store, 'no-answer')) return reply.hijack().raw.destroy();
    const pageUrl = pageOf(settings, payment);
    const { ref, state } = payment;
    return reply.send({ ref, state, pageUrl, shown: shownOf(payment, pageUrl) });
  };
  for (const kind of ['deposit', 'payout'] as const) {
    app.post<{ Body: Fields }>(`/api/${kind}s`, async (request, reply) => {
      if (!isMerchant(request.headers.authorization, settings.apiKey)) return keyWrong(reply);
      return make(kind, request.body ?? {}, reply);
    });
    app.get<{ Params: { order: string } }>(`/api/${kind}s/:order`, async (request, reply) => {
      if (!isMerchant(request.headers.authorization, settings.apiKey)) return keyWrong(reply);
      const payment = findOrder(store, kind, request.params.order);
      if (!payment) return reply.code(notFound).send({ error: 'unknown' });
      return reply.send(stateOf(store, payment));
    });
  }
}

const keyWrong = (reply: FastifyReply) => reply.code(unauthorized).send({ error: 'key-wrong' });

/** The same words as the webhook that told it, or should have. */
function stateOf(store: Store, payment: Payment) {
  const news = newestNews(store, payment.ref);
  if (!news) return { state: 'waiting', ref: payment.ref, merchantRef: payment.merchantRef };
  return {
    id: eventIdOf(payment, news),
    type: `${payment.kind}.${news.outcome}`,
    ref: payment.ref,
    merchantRef: payment.merchantRef,
    amount: printUnits(news.units),
    currency: payment.currency,
    confirmations: news.confirmations,
    at: news.at,
  };
}

function addSettlementCalls(app: FastifyInstance, { store, apiKey }: ApiSettings): void {
  app.get<{ Params: { file: string } }>('/api/settlements/:file', async (request, reply) => {
    if (!isMerchant(request.headers.authorization, apiKey)) return keyWrong(reply);
    const [, day = '', kind = ''] = /^([\d-]{10})\.(csv|json)$/.exec(request.params.file) ?? [];
    const rows = settledOn(store, day);
    if (!rows) return reply.code(notFound).send({ error: 'unknown' });
    if (kind === 'csv') return reply.type('text/csv; charset=utf-8').send(csvOf(rows));
    return reply.send({ day, rows });
  });
}

function addFaultCalls(app: FastifyInstance, { store }: ApiSettings): void {
  const list = async () => ({ kinds: faultKinds, faults: listFaults(store) });
  app.get('/faults', list);
  app.post<{ Body: Fields }>('/faults', async ({ body }, reply) => {
    const { kind, times = 1 } = body ?? {};
    const counted = typeof times === 'number' && Number.isInteger(times) && times >= 1;
    if (!isFaultKind(kind) || !counted || times > faultTimesMax) {
      return reply.code(invalid).send({ error: 'not-understood', kinds: faultKinds });
    }
    askForFault(store, kind, times);
    return list();
  });
  app.delete('/faults', async () => {
    clearFaults(store);
    return list();
  });
}
