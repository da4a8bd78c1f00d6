// Pollpay's interface as the sandbox company plays it, over the same books and the same hosted page
// as Sandpay's own: signed forms in, signed answers out, and no webhook ever.
import { unitsPerOne } from '@baize/money';
import type { FastifyInstance } from 'fastify';
import type { Access } from '../sandpay/access.ts';
import { makeOrder, mayBe, pageOf, type ApiSettings } from '../sandpay/api.ts';
import { findOrder, newestNews, type NewPayment, type Payment } from '../sandpay/books.ts';
import { useFault } from '../sandpay/faults.ts';
import { shownOf } from '../sandpay/shown.ts';
import { isSignedBy, signForm, type Form } from './sign.ts';

type Settings = ApiSettings & { readonly access: Access };
type Answer = (settings: Settings, form: Form) => Form | 'not-understood';

const invalid = 400;
const unauthorized = 401;
const unavailable = 503;
const unitsPerCent = unitsPerOne / 100n;
const freshMs = 300_000;
const methods: Readonly<Record<string, string>> = {
  '1': 'qr',
  '2': 'bank-transfer',
  '3': 'ewallet',
};
const statuses = { waiting: '0', confirming: '1', paid: '2', failed: '3', reversed: '4' } as const;

export const sandboxMerchant = 'baize-sandbox';

const calls: Readonly<Record<string, Answer>> = {
  '/pollpay/order/create': (settings, form) => create(settings, 'deposit', form),
  '/pollpay/transfer/create': (settings, form) => create(settings, 'payout', form),
  '/pollpay/order/query': (settings, form) => query(settings, 'deposit', form),
  '/pollpay/transfer/query': (settings, form) => query(settings, 'payout', form),
};

export function addPollpayCalls(app: FastifyInstance, settings: Settings): void {
  const { access, clock, store } = settings;
  for (const [path, answer] of Object.entries(calls)) {
    app.post<{ Body: Form }>(path, async ({ body: form = {} }, reply) => {
      const isTimely = Math.abs(clock.now() - Number(form['time'])) <= freshMs;
      const isOurs = form['merchant'] === sandboxMerchant;
      if (!isOurs || !isTimely || !isSignedBy(form, access.merchant.publicKey)) {
        return reply.code(unauthorized).send({ error: 'sign-wrong' });
      }
      if (useFault(store, 'refuse')) return reply.code(unavailable).send({ error: 'try-again' });
      const told = answer(settings, form);
      if (told === 'not-understood') return reply.code(invalid).send({ error: told });
      if (useFault(store, 'no-answer')) return reply.hijack().raw.destroy();
      const frame = { nonce: form['nonce'] ?? '', time: String(clock.now()) };
      const isForged = useFault(store, 'wrong-signature');
      const key = isForged ? access.merchant.privateKey : access.company.privateKey;
      return reply.send(signForm({ ...told, ...frame }, key));
    });
  }
}

function create(settings: Settings, kind: Payment['kind'], form: Form): Form | 'not-understood' {
  const cents = form['amount'] ?? '';
  const { bank_code: bankCode, account_no: number, account_name: holder } = form;
  const wanted: NewPayment = {
    kind,
    merchantRef: form['order_no'] ?? '',
    units: /^[1-9]\d{0,15}$/.test(cents) ? BigInt(cents) * unitsPerCent : 0n,
    currency: form['currency'] ?? '',
    method: kind === 'payout' ? 'payout' : (methods[form['pay_type'] ?? ''] ?? ''),
    network: '',
    account: JSON.stringify({ bankCode, number, holder }),
    returnUrl: form['return_url'] ?? '',
    webhookUrl: '',
    needed: 0,
  };
  if (!mayBe(wanted)) return 'not-understood';
  const payment = makeOrder(settings, wanted);
  const pageUrl = pageOf(settings, payment);
  const { receiver, reference, qrText } = shownOf(payment, pageUrl);
  return {
    trade_no: payment.ref,
    ...(kind === 'deposit' ? { pay_url: pageUrl } : {}),
    ...(kind === 'deposit' && qrText ? { qr_text: qrText } : {}),
    ...(receiver
      ? {
          account_bank_code: receiver.bankCode,
          account_bank: receiver.bankName,
          account_no: receiver.number,
          account_name: receiver.holder,
          message: reference ?? '',
        }
      : {}),
  };
}

function query({ store }: Settings, kind: Payment['kind'], form: Form): Form {
  const payment = findOrder(store, kind, form['order_no'] ?? '');
  if (!payment) return { found: '0' };
  const news = newestNews(store, payment.ref);
  const known = { found: '1', order_no: payment.merchantRef, trade_no: payment.ref };
  if (!news) return { ...known, status: statuses.waiting };
  return {
    ...known,
    status: statuses[news.outcome],
    paid_amount: String(news.units / unitsPerCent),
    currency: payment.currency,
    confirmations: String(news.confirmations),
    version: String(news.id),
    changed_at: String(news.at),
  };
}
