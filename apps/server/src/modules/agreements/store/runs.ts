// The closing of periods: which one comes next, how far it is done, and the agreements in force.
import type { AgreementKind, AgreementPeriod } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Span } from '../rules/period.ts';
import { agreementColumns, type AgreementRow, type VersionRow } from './rows.ts';

export interface Closing {
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
}

/** A moment in the next period to close; undefined: no agreement is left to close. */
export async function readNextToClose(
  on: Queryable,
  { kind, period }: Closing,
): Promise<number | undefined> {
  const { rows } = await sql<{ readonly at: Date | null }>`with done as (
      select coalesce(max(ends_at), '-infinity') as until from agreements_run
      where kind = ${kind} and period = ${period} and state = 'closed'
    )
    select min(greatest(a.starts_at, done.until)) as at from agreements_agreement a, done
    where a.kind = ${kind} and a.period = ${period} and a.starts_at is not null
      and coalesce(a.ends_at, 'infinity') > greatest(a.starts_at, done.until)`.execute(on);
  return rows[0]?.at?.getTime();
}

export const runIdOf = ({ kind, period }: Closing, { from }: Span): string =>
  `${kind}_${period}_${from.toString(36)}`;

export interface Run extends Closing {
  readonly id: string;
  readonly span: Span;
}

export async function openRun(on: Queryable, { id, kind, period, span }: Run): Promise<void> {
  await sql`insert into agreements_run (id, kind, period, starts_at, ends_at, state)
    values (${id}, ${kind}, ${period}, ${new Date(span.from)}, ${new Date(span.until)}, 'open')
    on conflict do nothing`.execute(on);
}

/**
 * Undefined: it is closed. One process at a time goes on from the cursor, with the memory that
 * sums of all members of a house need.
 */
export async function lockRun(tx: Tx, id: string): Promise<string | undefined> {
  await sql`set local work_mem = '64MB'`.execute(tx);
  const { rows } = await sql<{ readonly cursor: string }>`select cursor from agreements_run
    where id = ${id} and state = 'open' for update`.execute(tx);
  return rows[0]?.cursor;
}

export interface RunRow extends Closing {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: 'open' | 'closed';
  readonly closedAt: Date | null;
  readonly agreements: number;
  readonly bills: number;
  readonly due: bigint;
}

export async function readRun(on: Queryable, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select id, kind, period, starts_at as "startsAt",
      ends_at as "endsAt", state, closed_at as "closedAt", agreements, bills, due
    from agreements_run where id = ${id}`.execute(on);
  return rows[0];
}

/** Begins again from the first agreement; what has a bill keeps it and its count. */
export async function reopenRun(tx: Tx, id: string): Promise<void> {
  await sql`update agreements_run
    set state = 'open', cursor = '', agreements = bills, closed_at = null
    where id = ${id}`.execute(tx);
}

/** With the version that holds. */
export type InForce = AgreementRow & Pick<VersionRow, 'number' | 'terms'>;

interface Chunk extends Run {
  readonly after: string;
  readonly limit: number;
}

/** Agreements in force at the period's start without a bill of it or later, in the order of ids. */
export async function readInForce(tx: Tx, chunk: Chunk): Promise<readonly InForce[]> {
  const { kind, period, span, after, limit } = chunk;
  const from = new Date(span.from);
  const { rows } = await sql<InForce>`
    select ${agreementColumns}, v.number, v.terms
    from agreements_agreement a cross join lateral (
      select number, terms from agreements_version v
      where v.agreement_id = a.id and v.state = 'approved' and v.starts_at <= ${from}
      order by v.starts_at desc, v.number desc limit 1
    ) v
    where a.kind = ${kind} and a.period = ${period} and a.starts_at <= ${from}
      and coalesce(a.ends_at, 'infinity') > ${from} and a.id > ${after}
      and not exists (select 1 from agreements_bill b
        where b.agreement_id = a.id and b.starts_at >= ${from})
    order by a.id limit ${limit}`.execute(tx);
  return rows;
}

interface Progress {
  readonly id: string;
  readonly cursor: string;
  readonly agreements: number;
  readonly bills: number;
  readonly due: bigint;
}

export async function noteProgress(tx: Tx, progress: Progress): Promise<void> {
  const { id, cursor, agreements, bills, due } = progress;
  await sql`update agreements_run set cursor = ${cursor}, agreements = agreements + ${agreements},
      bills = bills + ${bills}, due = due + ${due} where id = ${id}`.execute(tx);
}

export async function closeRunRow(tx: Tx, id: string, now: number): Promise<void> {
  await sql`update agreements_run set state = 'closed', closed_at = ${new Date(now)}
    where id = ${id}`.execute(tx);
}
