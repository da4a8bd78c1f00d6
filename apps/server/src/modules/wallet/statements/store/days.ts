// Reads and writes the closed days of players' cash accounts, and entries in the order of the
// account. A posting's number ascends within its account, so an entry that commits later never
// comes before one that was read.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import {
  textsText,
  wholesText,
  type Queryable,
  type Tx,
} from '../../../../platform/database/index.ts';
import { readTotals, storeTotals, type StoredTotals, type Totals } from '../rules/day-totals.ts';

export interface ClosedDay {
  readonly accountId: bigint;
  /** `2026-11-21` */
  readonly day: string;
  /** The account's name in statements. */
  readonly account: string;
  readonly first: number;
  readonly last: number;
  readonly lastPosting: bigint;
  readonly opening: Units;
  readonly closing: Units;
  readonly before: string;
  readonly head: string;
  readonly path: readonly string[];
  /** From the account's first entry on. */
  readonly totals: Totals;
}

interface DayRow {
  readonly account_id: bigint;
  readonly day: string;
  readonly account: string;
  readonly first_number: bigint;
  readonly last_number: bigint;
  readonly last_posting: bigint;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly before_head: string;
  readonly head: string;
  readonly path: string;
  readonly totals: StoredTotals;
}

const columns = sql`d.account_id, d.day::text as day, d.account, d.first_number, d.last_number,
  d.last_posting, d.opening, d.closing, d.before_head, d.head, d.path, d.totals`;

const dayOf = (row: DayRow): ClosedDay => ({
  accountId: row.account_id,
  day: row.day,
  account: row.account,
  first: Number(row.first_number),
  last: Number(row.last_number),
  lastPosting: row.last_posting,
  opening: row.opening,
  closing: row.closing,
  before: row.before_head,
  head: row.head,
  path: row.path === '' ? [] : row.path.split(' '),
  totals: readTotals(row.totals),
});

/** The cash account of a player; undefined before its first entry. */
export async function readCashAccount(
  on: Queryable,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`select id from ledger_account
    where owner = ${playerId} and kind = 'player-cash' and currency = ${currency}
      and shard = 0`.execute(on);
  return rows[0]?.id;
}

/** The same of the player's bonus money: its entries share their postings with the cash. */
export async function readBonusAccount(
  on: Queryable,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`select id from ledger_account
    where owner = ${playerId} and kind = 'player-bonus' and currency = ${currency}
      and shard = 0`.execute(on);
  return rows[0]?.id;
}

/** The account's last closed day with entries, of all or up to one. */
export async function readLastDay(
  on: Queryable,
  accountId: bigint,
  until?: string,
): Promise<ClosedDay | undefined> {
  const { rows } = await sql<DayRow>`select ${columns} from wallet_statement_day as d
    where d.account_id = ${accountId}
      ${until === undefined ? sql`` : sql`and d.day <= ${until}::date`}
    order by d.day desc limit 1`.execute(on);
  return rows.map(dayOf)[0];
}

/** The last closed day of each of these accounts that has one. */
export async function readLastDays(
  on: Queryable,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, ClosedDay>> {
  const { rows } = await sql<DayRow>`select ${columns}
    from unnest(${wholesText(accountIds)}::bigint[]) as a (id) cross join lateral (
      select * from wallet_statement_day where account_id = a.id order by day desc limit 1
    ) as d`.execute(on);
  return new Map(rows.map((row) => [row.account_id, dayOf(row)]));
}

export async function readDays(
  on: Queryable,
  accountId: bigint,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly ClosedDay[]> {
  const { rows } = await sql<DayRow>`select ${columns} from wallet_statement_day as d
    where d.account_id = ${accountId} and d.day between ${from}::date and ${to}::date
    order by d.day`.execute(on);
  return rows.map(dayOf);
}

export async function writeDays(tx: Tx, days: readonly ClosedDay[]): Promise<void> {
  await sql`insert into wallet_statement_day (account_id, day, account, first_number, last_number,
      last_posting, opening, closing, before_head, head, path, totals)
    select a, b::date, c, d, e, f, g, h, i, j, k, l::jsonb from unnest(
      ${wholesText(days.map(({ accountId }) => accountId))}::bigint[],
      ${textsText(days.map(({ day }) => day))}::text[],
      ${textsText(days.map(({ account }) => account))}::text[],
      ${wholesText(days.map(({ first }) => first))}::bigint[],
      ${wholesText(days.map(({ last }) => last))}::bigint[],
      ${wholesText(days.map(({ lastPosting }) => lastPosting))}::bigint[],
      ${wholesText(days.map(({ opening }) => opening))}::bigint[],
      ${wholesText(days.map(({ closing }) => closing))}::bigint[],
      ${textsText(days.map(({ before }) => before))}::text[],
      ${textsText(days.map(({ head }) => head))}::text[],
      ${textsText(days.map(({ path }) => path.join(' ')))}::text[],
      ${textsText(days.map(({ totals }) => JSON.stringify(storeTotals(totals))))}::text[]
    ) as t (a, b, c, d, e, f, g, h, i, j, k, l)`.execute(tx);
}

export interface CashEntry {
  readonly posting: bigint;
  readonly at: number;
  readonly event: string;
  readonly reference: string;
  readonly amount: Units;
  readonly after: Units;
}

interface EntryRow {
  readonly account_id: bigint;
  readonly posting_id: bigint;
  readonly at: Date;
  readonly event: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
}

const entryOf = (row: EntryRow): CashEntry => ({
  posting: row.posting_id,
  at: row.at.getTime(),
  event: row.event,
  reference: row.reference,
  amount: row.amount,
  after: row.balance_after,
});

/** The entries behind a posting, up to and with another one, oldest first. */
export async function readEntries(
  on: Queryable,
  accountId: bigint,
  range: { readonly after: bigint; readonly until?: bigint | undefined; readonly most: number },
): Promise<readonly CashEntry[]> {
  const until = range.until === undefined ? sql`` : sql`and posting_id <= ${range.until}`;
  const { rows } = await sql<EntryRow>`select account_id, posting_id, at, event, reference, amount,
      balance_after
    from ledger_entry where account_id = ${accountId} and posting_id > ${range.after} ${until}
    order by posting_id limit ${range.most}`.execute(on);
  return rows.map(entryOf);
}

/** The first entries of many accounts, each behind a posting of its own. */
export async function readEntriesOfMany(
  on: Queryable,
  accounts: readonly { readonly id: bigint; readonly after: bigint }[],
  most: number,
): Promise<ReadonlyMap<bigint, readonly CashEntry[]>> {
  const { rows } = await sql<EntryRow>`select e.account_id, e.posting_id, e.at, e.event,
      e.reference, e.amount, e.balance_after
    from unnest(${wholesText(accounts.map(({ id }) => id))}::bigint[],
      ${wholesText(accounts.map(({ after }) => after))}::bigint[]) as a (id, behind)
    cross join lateral (
      select * from ledger_entry where account_id = a.id and posting_id > a.behind
      order by posting_id limit ${most}
    ) as e order by e.account_id, e.posting_id`.execute(on);
  const grouped = Map.groupBy(rows, (row) => row.account_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(entryOf)]));
}

export interface CashOwner {
  readonly accountId: bigint;
  readonly playerId: string;
  readonly currency: string;
}

/** A host whose clock is behind may have dated an entry before the last one of its account. */
const clocksApartMs = 600_000;

/** Whose cash moved between two moments, found by the blocks of that time. */
export async function readMoved(
  on: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly CashOwner[]> {
  const { rows } =
    await sql<CashOwner>`select a.id as "accountId", a.owner as "playerId", a.currency
    from (select distinct account_id from ledger_entry
      where at >= ${new Date(from - clocksApartMs)} and at < ${new Date(to)}) as e
    join ledger_account a on a.id = e.account_id
    where a.kind = 'player-cash' order by a.id`.execute(on);
  return rows;
}

/** When the first entry of all was written; asked once, before the first day is closed. */
export async function readFirstMoment(on: Queryable): Promise<number | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from ledger_entry`.execute(
    on,
  );
  return rows[0]?.at?.getTime();
}
