// Writes the facts of hours: rounds are added as they are read, each once; money and members of an
// hour are counted anew until it is over.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { PlayedHour } from '../../../wagering/index.ts';
import type { ChannelHour, GivenHour, ReserveRow } from '../../../wallet/index.ts';

/** The mark, locked; undefined while another process counts. */
export async function takeMark(tx: Tx): Promise<bigint | undefined> {
  const { rows } = await sql<{ mark: string }>`select closed_in::text as mark from cashier_mark
    for update skip locked`.execute(tx);
  return rows[0] && BigInt(rows[0].mark);
}

/** One process counts hours at a time; another waits. */
export async function lockMark(tx: Tx): Promise<void> {
  await sql`select from cashier_mark for update`.execute(tx);
}

export async function readMark(on: Queryable): Promise<bigint> {
  const { rows } = await sql<{ mark: string }>`select closed_in::text as mark
    from cashier_mark`.execute(on);
  return BigInt(rows[0]?.mark ?? 0);
}

export async function moveMark(tx: Tx, until: bigint): Promise<void> {
  await sql`update cashier_mark set closed_in = ${String(until)}::xid8`.execute(tx);
}

/** Adds what was played, and counts each player once an hour and once a day. */
export async function addPlayed(
  tx: Tx,
  hours: readonly (PlayedHour & { readonly day: number })[],
): Promise<void> {
  const given = sql`unnest(
      ${hours.map(({ hour }) => new Date(hour))}::timestamptz[],
      ${hours.map(({ day }) => day)}::integer[],
      ${hours.map(({ currency }) => currency)}::text[],
      ${hours.map(({ playerId }) => playerId)}::text[],
      ${hours.map(({ staked }) => String(staked))}::bigint[],
      ${hours.map(({ paid }) => String(paid))}::bigint[]
    ) as given (hour, day, currency, player_id, staked, paid)`;
  await sql`with given as materialized (select * from ${given}),
    in_hour as (
      insert into cashier_player_hour (hour, currency, player_id)
      select distinct hour, currency, player_id from given
      on conflict do nothing returning hour, currency
    ), in_day as (
      insert into cashier_player_day (day, currency, player_id)
      select distinct day, currency, player_id from given
      on conflict do nothing returning day, currency, player_id
    ), firsts as (
      select min(given.hour) as hour, in_day.currency from in_day join given
        using (day, currency, player_id) group by in_day.day, in_day.currency, in_day.player_id
    )
    insert into cashier_play_hour as h (hour, currency, staked, paid, active, active_first)
    select hour, currency, sum(staked)::bigint, sum(paid)::bigint,
      (select count(*) from in_hour i where i.hour = g.hour and i.currency = g.currency),
      (select count(*) from firsts f where f.hour = g.hour and f.currency = g.currency)
    from given g group by hour, currency
    on conflict (hour, currency) do update set staked = h.staked + excluded.staked,
      paid = h.paid + excluded.paid, active = h.active + excluded.active,
      active_first = h.active_first + excluded.active_first`.execute(tx);
}

export interface HoursMark {
  /** All hours before are over and counted. */
  readonly hoursUntil: number;
  readonly reserveAt: number | null;
}

export async function readHoursMark(on: Queryable | Tx): Promise<HoursMark> {
  const { rows } = await sql<{ until: Date; reserve: Date | null }>`select hours_until as until,
    reserve_at as reserve from cashier_mark`.execute(on);
  return {
    hoursUntil: rows[0]?.until.getTime() ?? 0,
    reserveAt: rows[0]?.reserve?.getTime() ?? null,
  };
}

export interface CountedHours {
  readonly from: number;
  readonly to: number;
  readonly channels: readonly ChannelHour[];
  readonly given: readonly GivenHour[];
  readonly members: readonly { readonly hour: number; readonly members: number }[];
}

/** Puts the counts of some hours in the place of earlier ones. */
export async function replaceHours(tx: Tx, counted: CountedHours): Promise<void> {
  const [from, to] = [new Date(counted.from), new Date(counted.to)];
  const tables = ['cashier_money_hour', 'cashier_given_hour', 'cashier_member_hour'] as const;
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where hour >= ${from} and hour < ${to}`.execute(tx);
  }
  await writeChannels(tx, counted.channels);
  const { given, members } = counted;
  await sql`insert into cashier_given_hour (hour, currency, rebates, adjusted)
    select * from unnest(${given.map(({ hour }) => new Date(hour))}::timestamptz[],
      ${given.map(({ currency }) => currency)}::text[],
      ${given.map(({ rebates }) => String(rebates))}::bigint[],
      ${given.map(({ adjusted }) => String(adjusted))}::bigint[])`.execute(tx);
  await sql`insert into cashier_member_hour (hour, registered)
    select * from unnest(${members.map(({ hour }) => new Date(hour))}::timestamptz[],
      ${members.map((one) => one.members)}::integer[])`.execute(tx);
}

async function writeChannels(tx: Tx, rows: readonly ChannelHour[]): Promise<void> {
  await sql`insert into cashier_money_hour (hour, currency, channel, deposits, deposited,
      first_deposits, withdrawals, withdrawn)
    select * from unnest(${rows.map(({ hour }) => new Date(hour))}::timestamptz[],
      ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ channel }) => channel)}::text[],
      ${rows.map(({ deposits }) => deposits)}::integer[],
      ${rows.map(({ deposited }) => String(deposited))}::bigint[],
      ${rows.map(({ firstDeposits }) => firstDeposits)}::integer[],
      ${rows.map(({ withdrawals }) => withdrawals)}::integer[],
      ${rows.map(({ withdrawn }) => String(withdrawn))}::bigint[])`.execute(tx);
}

export async function moveHours(tx: Tx, until: number): Promise<void> {
  await sql`update cashier_mark set hours_until = ${new Date(until)}`.execute(tx);
}

export async function writeReserve(tx: Tx, rows: readonly ReserveRow[], at: number): Promise<void> {
  await sql`delete from cashier_reserve`.execute(tx);
  await sql`insert into cashier_reserve (currency, kind, balance)
    select * from unnest(${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ balance }) => String(balance))}::bigint[])`.execute(tx);
  await sql`update cashier_mark set reserve_at = ${new Date(at)}`.execute(tx);
}

/** Whom each hour and day has seen is needed while rounds of it may still be settled. */
export async function forgetPlayers(
  on: Queryable,
  before: { readonly hour: number; readonly day: number },
): Promise<void> {
  await sql`delete from cashier_player_hour where hour < ${new Date(before.hour)}`.execute(on);
  await sql`delete from cashier_player_day where day < ${before.day}`.execute(on);
}

export async function readReserve(on: Queryable): Promise<readonly ReserveRow[]> {
  const { rows } = await sql<{ currency: string; kind: string; balance: Units }>`select currency,
    kind, balance from cashier_reserve order by currency, kind`.execute(on);
  return rows;
}
