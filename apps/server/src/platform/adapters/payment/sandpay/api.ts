// The sandbox provider's calls: making payments for the merchant that shows the key, the hosted
// page for the payer's browser, and faults on demand.
import { timingSafeEqual } from 'node:crypto';
import { maxUnits, parseUnits } from '@baize/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../clock/index.ts';
import type { Database } from '../../../database/index.ts';
import { settleDuePayments, findPayment, makePayment, settle } from './books.ts';
import type { NewPayment, Payment, Settling } from './books.ts';
import { askForFault, clearFaults, faultKinds, isFaultKind, listFaults } from './faults.ts';
import { useFault } from './faults.ts';
import { paymentPage, resultPage, unknownPage } from './page.ts';
import { pageStyle } from './page-style.ts';

export interface ApiSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly apiKey: string;
  /** The hosted page's public address. */
  readonly publicUrl: () => string;
  /** Called when something became due. */
  readonly wake: () => void;
}

type Fields = Readonly<Record<string, unknown>>;

const lateMs = 5000;
const payoutMs = 2000;
const faultTimesMax = 1000;
const unauthorized = 401;
const invalid = 400;
const unavailable = 503;
const notFound = 404;
const seeOther = 303;

export function addApi(app: FastifyInstance, settings: ApiSettings): void {
  addMerchantCalls(app, settings);
  addPages(app, settings);
  addFaultCalls(app, settings);
}

function isMerchant(header: string | undefined, apiKey: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${apiKey}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function toPayment(kind: NewPayment['kind'], fields: Fields): NewPayment | undefined {
  const text = (name: string) => (typeof fields[name] === 'string' ? String(fields[name]) : '');
  const units = parseUnits(text('amount'), { decimalsMax: 4 });
  const payment: NewPayment = {
    kind,
    merchant_ref: text('merchantRef'),
    units: units ?? 0n,
    currency: text('currency'),
    method: kind === 'payout' ? 'payout' : text('method'),
    account: fields['account'] ?? null,
    return_url: text('returnUrl'),
    webhook_url: text('webhookUrl'),
  };
  const known = kind === 'payout' || ['qr', 'bank-transfer'].includes(payment.method);
  const whole = payment.merchant_ref !== '' && URL.canParse(payment.webhook_url);
  const returns = kind === 'payout' || isWebAddress(payment.return_url);
  const good = payment.units > 0n && payment.units <= maxUnits && payment.currency !== '';
  return known && whole && returns && good ? payment : undefined;
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function addMerchantCalls(app: FastifyInstance, settings: ApiSettings): void {
  const { database, clock } = settings;
  const make = async (kind: NewPayment['kind'], fields: Fields, reply: FastifyReply) => {
    if (await useFault(database.kysely, 'refuse')) {
      return reply.code(unavailable).send({ error: 'try-again' });
    }
    const wanted = toPayment(kind, fields);
    if (!wanted) return reply.code(invalid).send({ error: 'not-understood' });
    const failing = kind === 'payout' && (await useFault(database.kysely, 'payout-fails'));
    const payment = await database.transaction(async (tx) => {
      const made = await makePayment(tx, wanted, clock.now());
      const outcome = failing ? 'failed' : 'paid';
      const settling = { ref: made.ref, outcome, delayMs: payoutMs, copies: 1 } as const;
      if (kind === 'payout') await settle(tx, settling, clock.now());
      return made;
    });
    settings.wake();
    if (await useFault(database.kysely, 'no-answer')) return reply.hijack().raw.destroy();
    return reply.send({
      ref: payment.ref,
      state: payment.state,
      pageUrl: `${settings.publicUrl()}/pay/${payment.ref}?tab=${payment.method}`,
    });
  };
  for (const kind of ['deposit', 'payout'] as const) {
    app.post<{ Body: Fields }>(`/api/${kind}s`, async (request, reply) => {
      if (isMerchant(request.headers.authorization, settings.apiKey)) {
        return make(kind, request.body ?? {}, reply);
      }
      return reply.code(unauthorized).send({ error: 'key-wrong' });
    });
  }
}

const settlings: Readonly<Record<string, Omit<Settling, 'ref'>>> = {
  pay: { outcome: 'paid', delayMs: 0, copies: 1 },
  'pay-late': { outcome: 'paid', delayMs: lateMs, copies: 1 },
  'pay-twice': { outcome: 'paid', delayMs: 0, copies: 2 },
  fail: { outcome: 'failed', delayMs: 0, copies: 1 },
};

function addPages(app: FastifyInstance, settings: ApiSettings): void {
  const { database, clock } = settings;
  const show = (reply: FastifyReply, page: string) => reply.type('text/html').send(page);
  const hosted = async (ref: string): Promise<Payment | undefined> => {
    const payment = await findPayment(database.kysely, ref);
    return payment?.kind === 'deposit' ? payment : undefined;
  };
  app.get('/sandpay.css', async (_request, reply) => reply.type('text/css').send(pageStyle));
  app.get<{ Params: { ref: string }; Querystring: { tab?: string } }>(
    '/pay/:ref',
    async ({ params, query }, reply) => {
      const payment = await hosted(params.ref);
      if (!payment) return show(reply.code(notFound), unknownPage());
      if (payment.state !== 'waiting') return show(reply, resultPage(payment));
      const tab = query.tab ?? payment.method;
      return show(reply, paymentPage(payment, tab === 'bank-transfer' ? 'bank-transfer' : 'qr'));
    },
  );
  app.post<{ Params: { ref: string }; Body: { action?: string } }>(
    '/pay/:ref',
    async ({ params, body }, reply) => {
      const payment = await hosted(params.ref);
      if (!payment) return show(reply.code(notFound), unknownPage());
      const action = body?.action ?? '';
      if (action === 'abandon') return reply.redirect(payment.return_url, seeOther);
      const choice = settlings[action];
      if (!choice) return show(reply.code(invalid), resultPage(payment));
      const copies = (await useFault(database.kysely, 'duplicate-webhook')) ? 2 : choice.copies;
      const settling = { ...choice, ref: payment.ref, copies };
      await database.transaction((tx) => settle(tx, settling, clock.now()));
      await settleDuePayments(database, clock.now());
      settings.wake();
      return reply.redirect(`/pay/${payment.ref}`, seeOther);
    },
  );
}

function addFaultCalls(app: FastifyInstance, { database }: ApiSettings): void {
  const { kysely } = database;
  const list = async () => ({ kinds: faultKinds, faults: await listFaults(kysely) });
  app.get('/faults', list);
  app.post<{ Body: Fields }>('/faults', async ({ body }, reply) => {
    const { kind, times = 1 } = body ?? {};
    const counted = typeof times === 'number' && Number.isInteger(times) && times >= 1;
    if (!isFaultKind(kind) || !counted || times > faultTimesMax) {
      return reply.code(invalid).send({ error: 'not-understood', kinds: faultKinds });
    }
    await askForFault(kysely, kind, times);
    return list();
  });
  app.delete('/faults', async () => {
    await clearFaults(kysely);
    return list();
  });
}
