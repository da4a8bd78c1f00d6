// The books of the sandbox company: payments, what is to become of each and when, what has become
// of it, and the webhooks that tell so.
import { randomBytes } from 'node:crypto';
import { printUnits, type Units } from '@baize/money';
import type { PaymentOutcome } from '../provider.ts';
import type { Store } from './store.ts';

export interface Payment {
  readonly ref: string;
  readonly kind: 'deposit' | 'payout';
  readonly merchantRef: string;
  readonly units: Units;
  readonly currency: string;
  readonly method: string;
  readonly network: string;
  readonly account: string;
  readonly returnUrl: string;
  /** Empty: the merchant asks. */
  readonly webhookUrl: string;
  readonly state: 'waiting' | 'settling' | PaymentOutcome;
  readonly arrived: Units;
  readonly confirmations: number;
  /** How many confirmations it needs. */
  readonly needed: number;
  readonly createdAt: number;
  readonly settledAt: number | null;
}

export type NewPayment = Omit<
  Payment,
  'ref' | 'state' | 'arrived' | 'confirmations' | 'createdAt' | 'settledAt'
>;

/** One step of what becomes of a payment. */
export interface Planned {
  readonly outcome: PaymentOutcome;
  readonly units: Units;
  readonly confirmations?: number;
  readonly afterMs: number;
  /** How often the webhook is sent; 0: never. */
  readonly copies?: number;
  /** How long the webhook waits once the step is done. */
  readonly tellAfterMs?: number;
}

export interface PaymentNews {
  readonly id: number;
  readonly outcome: PaymentOutcome;
  readonly units: Units;
  readonly confirmations: number;
  readonly at: number;
}

interface PaymentRow {
  ref: string;
  kind: Payment['kind'];
  merchant_ref: string;
  units: string;
  currency: string;
  method: string;
  network: string;
  account: string;
  return_url: string;
  webhook_url: string;
  state: Payment['state'];
  arrived: string;
  confirmations: number;
  needed: number;
  created_at: number;
  settled_at: number | null;
}

const refBytes = 9;
const dueMax = 50;

function paymentOf(row: PaymentRow): Payment {
  return {
    ref: row.ref,
    kind: row.kind,
    merchantRef: row.merchant_ref,
    units: BigInt(row.units),
    currency: row.currency,
    method: row.method,
    network: row.network,
    account: row.account,
    returnUrl: row.return_url,
    webhookUrl: row.webhook_url,
    state: row.state,
    arrived: BigInt(row.arrived),
    confirmations: row.confirmations,
    needed: row.needed,
    createdAt: row.created_at,
    settledAt: row.settled_at,
  };
}

/** Asked twice with one merchant reference, gives the first payment. */
export function makePayment(store: Store, made: NewPayment, now: number): Payment {
  const ref = `sp_${randomBytes(refBytes).toString('hex')}`;
  store.run(
    `insert into payment (ref, kind, merchant_ref, units, currency, method, network, account,
      return_url, webhook_url, state, arrived, confirmations, needed, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', '0', 0, ?, ?) on conflict do nothing`,
    ref,
    made.kind,
    made.merchantRef,
    String(made.units),
    made.currency,
    made.method,
    made.network,
    made.account,
    made.returnUrl,
    made.webhookUrl,
    made.needed,
    now,
  );
  const payment = findOrder(store, made.kind, made.merchantRef);
  if (!payment) throw new Error('A payment was not kept');
  return payment;
}

export function findPayment(store: Store, ref: string): Payment | undefined {
  const row = store.one<PaymentRow>('select * from payment where ref = ?', ref);
  return row && paymentOf(row);
}

/** By the merchant's own number. */
export function findOrder(store: Store, kind: Payment['kind'], merchantRef: string) {
  const found = 'select * from payment where kind = ? and merchant_ref = ?';
  const row = store.one<PaymentRow>(found, kind, merchantRef);
  return row && paymentOf(row);
}

const shownOnDesk = 50;

/** Deposits of any state, newest first. */
export function newestDeposits(store: Store): Payment[] {
  const newest = `select * from payment where kind = 'deposit' order by created_at desc limit ?`;
  return store.all<PaymentRow>(newest, shownOnDesk).map(paymentOf);
}

/** Decides what becomes of a waiting payment; false when that was decided before. */
export function decide(store: Store, ref: string, steps: readonly Planned[], now: number): boolean {
  return store.whole(() => {
    const moved = `update payment set state = 'settling' where ref = ? and state = 'waiting'`;
    if (store.run(moved, ref) === 0) return false;
    plan(store, ref, steps, now);
    return true;
  });
}

/** Takes a paid payment back; false when it is not paid. */
export function takeBack(store: Store, ref: string, now: number): boolean {
  const payment = findPayment(store, ref);
  if (payment?.state !== 'paid') return false;
  plan(store, ref, [{ outcome: 'reversed', units: payment.arrived, afterMs: 0 }], now);
  return true;
}

function plan(store: Store, ref: string, steps: readonly Planned[], now: number): void {
  for (const { outcome, units, confirmations = 0, afterMs, copies = 1, tellAfterMs = 0 } of steps) {
    store.run(
      `insert into plan (ref, outcome, units, confirmations, due_at, copies, tell_after)
      values (?, ?, ?, ?, ?, ?, ?)`,
      ref,
      outcome,
      String(units),
      confirmations,
      now + afterMs,
      copies,
      tellAfterMs,
    );
  }
}

interface PlanRow {
  id: number;
  ref: string;
  outcome: PaymentOutcome;
  units: string;
  confirmations: number;
  due_at: number;
  copies: number;
  tell_after: number;
}

/** Does what is due: the state changes, the event and its webhooks are written down. */
export function settleDuePayments(store: Store, now: number): void {
  store.whole(() => {
    const due = 'select * from plan where due_at <= ? order by due_at, id limit ?';
    for (const step of store.all<PlanRow>(due, now, dueMax)) {
      store.run('delete from plan where id = ?', step.id);
      take(store, step, now);
    }
  });
}

function take(store: Store, step: PlanRow, now: number): void {
  const { ref, outcome, units, confirmations } = step;
  const arrived = outcome === 'failed' ? '0' : units;
  store.run(
    `update payment set state = ?, arrived = ?, confirmations = ?, settled_at = ? where ref = ?`,
    outcome,
    arrived,
    confirmations,
    now,
    ref,
  );
  const { id } = store.one<{ id: number }>(
    `insert into event (ref, outcome, units, confirmations, at) values (?, ?, ?, ?, ?)
    returning id`,
    ref,
    outcome,
    units,
    confirmations,
    now,
  ) ?? { id: 0 };
  const payment = findPayment(store, ref);
  if (!payment || payment.webhookUrl === '') return;
  const news = { id, outcome, units: BigInt(units), confirmations, at: now };
  const body = webhookBody(payment, news);
  for (let copy = 0; copy < step.copies; copy += 1) {
    store.run(
      'insert into webhook (url, body, due_at, tries) values (?, ?, ?, 0)',
      payment.webhookUrl,
      body,
      now + step.tell_after,
    );
  }
}

/** What has become of a payment last; undefined: nothing yet. */
export function newestNews(store: Store, ref: string): PaymentNews | undefined {
  const row = store.one<Omit<PaymentNews, 'units'> & { units: string }>(
    `select id, outcome, units, confirmations, at from event where ref = ?
    order by id desc limit 1`,
    ref,
  );
  return row && { ...row, units: BigInt(row.units) };
}

export const eventIdOf = ({ ref }: Payment, { id }: PaymentNews): string =>
  `evt_${ref.slice('sp_'.length)}_${id}`;

function webhookBody(payment: Payment, news: PaymentNews): string {
  return JSON.stringify({
    id: eventIdOf(payment, news),
    type: `${payment.kind}.${news.outcome}`,
    ref: payment.ref,
    merchantRef: payment.merchantRef,
    amount: printUnits(news.units),
    currency: payment.currency,
    ...(news.outcome === 'confirming' ? { confirmations: news.confirmations } : {}),
    at: news.at,
  });
}
