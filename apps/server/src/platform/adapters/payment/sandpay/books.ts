// The books of the sandbox provider: payments, when each is settled, and the webhooks that tell
// of it. All of it is in the database, so it survives a restart and any process may carry it on.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../database/index.ts';
import { printUnits } from '@baize/money';
import type { Units } from '@baize/money';

export interface Payment {
  readonly ref: string;
  readonly kind: 'deposit' | 'payout';
  readonly merchant_ref: string;
  readonly units: Units;
  readonly currency: string;
  readonly method: string;
  readonly account: unknown;
  readonly return_url: string;
  readonly webhook_url: string;
  readonly state: 'waiting' | 'settling' | 'paid' | 'failed';
  readonly created_at: Date;
}

export type NewPayment = Omit<Payment, 'ref' | 'state' | 'created_at'>;
export type Outcome = 'paid' | 'failed';

export interface Settling {
  readonly ref: string;
  readonly outcome: Outcome;
  readonly delayMs: number;
  /** The number of times the webhook is sent. */
  readonly copies: number;
}

export interface Access {
  readonly apiKey: string;
  readonly webhookSecret: string;
}

const keyBytes = 24;
const refBytes = 9;

/** Keys are made once and kept, so that all processes and all starts agree on them. */
export async function openAccess(database: Database): Promise<Access> {
  const [apiKey, secret] = [randomBytes(keyBytes), randomBytes(keyBytes)].map((bytes) =>
    bytes.toString('base64url'),
  );
  await sql`insert into sandbox_payment.merchant (id, api_key, webhook_secret)
    values (1, ${apiKey}, ${secret}) on conflict do nothing`.execute(database.kysely);
  const found = await sql<Access>`select api_key as "apiKey", webhook_secret as "webhookSecret"
    from sandbox_payment.merchant`.execute(database.kysely);
  const access = found.rows[0];
  if (!access) throw new Error('The sandbox payment provider has no merchant');
  return access;
}

/** Asked twice with one merchant reference, gives the first payment. */
export async function makePayment(on: Tx, made: NewPayment, now: number): Promise<Payment> {
  const ref = `sp_${randomBytes(refBytes).toString('hex')}`;
  await sql`insert into sandbox_payment.payment
    (ref, kind, merchant_ref, units, currency, method, account, return_url, webhook_url, state,
      created_at)
    values (${ref}, ${made.kind}, ${made.merchant_ref}, ${made.units}, ${made.currency},
      ${made.method}, ${JSON.stringify(made.account)}::jsonb, ${made.return_url},
      ${made.webhook_url}, 'waiting', ${new Date(now)})
    on conflict (kind, merchant_ref) do nothing`.execute(on);
  const found = await sql<Payment>`select * from sandbox_payment.payment
    where kind = ${made.kind} and merchant_ref = ${made.merchant_ref}`.execute(on);
  const payment = found.rows[0];
  if (!payment) throw new Error('A payment was not kept');
  return payment;
}

export async function findPayment(on: Queryable, ref: string): Promise<Payment | undefined> {
  const found = await sql<Payment>`select * from sandbox_payment.payment
    where ref = ${ref}`.execute(on);
  return found.rows[0];
}

/** Decides what becomes of a waiting payment; false when that was decided before. */
export async function settle(on: Tx, settling: Settling, now: number): Promise<boolean> {
  const moved = await sql`update sandbox_payment.payment set state = 'settling'
    where ref = ${settling.ref} and state = 'waiting'`.execute(on);
  if (moved.numAffectedRows !== 1n) return false;
  await sql`insert into sandbox_payment.settlement (ref, outcome, copies, due_at)
    values (${settling.ref}, ${settling.outcome}, ${settling.copies},
      ${new Date(now + settling.delayMs)})`.execute(on);
  return true;
}

interface DueSettlement {
  readonly ref: string;
  readonly outcome: Outcome;
  readonly copies: number;
}

/** Settles the payments that are due: the state changes and the webhooks are written down. */
export async function settleDuePayments(database: Database, now: number): Promise<void> {
  await database.transaction(async (tx) => {
    const due = await sql<DueSettlement>`delete from sandbox_payment.settlement
      where ref in (select ref from sandbox_payment.settlement where due_at <= ${new Date(now)}
        order by due_at limit 50 for update skip locked)
      returning ref, outcome, copies`.execute(tx);
    for (const settlement of due.rows) await settlePayment(tx, settlement, now);
  });
}

async function settlePayment(tx: Tx, settlement: DueSettlement, now: number): Promise<void> {
  const changed = await sql<Payment>`update sandbox_payment.payment
    set state = ${settlement.outcome} where ref = ${settlement.ref} returning *`.execute(tx);
  const payment = changed.rows[0];
  if (!payment) return;
  const body = JSON.stringify({
    id: `evt_${payment.ref.slice('sp_'.length)}`,
    type: `${payment.kind}.${settlement.outcome}`,
    ref: payment.ref,
    merchantRef: payment.merchant_ref,
    amount: printUnits(payment.units),
    currency: payment.currency,
    at: now,
  });
  for (let copy = 0; copy < settlement.copies; copy += 1) {
    await sql`insert into sandbox_payment.webhook (url, body, due_at)
      values (${payment.webhook_url}, ${body}, ${new Date(now)})`.execute(tx);
  }
}
