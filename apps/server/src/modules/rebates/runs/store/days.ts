// Writes a closed day: parts as they are counted, sums of recipients with what they carry, and play
// by agent and child. Each transaction holds the mark, so a day is closed once.
import { sql } from 'kysely';
import {
  textsText,
  wholesText,
  type Queryable,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { DayPlay } from '../../../facts/index.ts';
import type { Part } from '../rules/line-parts.ts';

/** How far the closing of a day has come. */
export interface Closing {
  readonly step: 'count' | 'sum';
  /** The highest rate of each category that holds for the day. */
  readonly highest: Readonly<Record<string, number>>;
  /** The last play that was counted. */
  readonly after?: Pick<DayPlay, 'currency' | 'memberId' | 'kind'> & { readonly lineId: string };
  /** The last recipient whose parts were summed. */
  readonly summed?: string;
}

export interface Mark {
  /** Undefined: nothing was closed yet. */
  readonly day: number | undefined;
  /** Undefined: the day's closing has not begun. */
  readonly closing: Closing | undefined;
}

/** Holds the mark for the rest of the transaction. */
export async function lockMark(tx: Tx): Promise<Mark> {
  const { rows } = await sql<{ day: number | null; closing: Closing | null }>`
    select next_day as day, closing from rebate_mark for update`.execute(tx);
  return { day: rows[0]?.day ?? undefined, closing: rows[0]?.closing ?? undefined };
}

export async function writeClosing(tx: Tx, closing: Closing): Promise<void> {
  await sql`update rebate_mark set closing = ${JSON.stringify(closing)}::jsonb`.execute(tx);
}

export async function readNextDay(on: Queryable | Tx): Promise<number | undefined> {
  const { rows } = await sql<{ day: number | null }>`select next_day as day
    from rebate_mark`.execute(on);
  return rows[0]?.day ?? undefined;
}

export async function isClosed(on: Queryable, day: number): Promise<boolean> {
  const { rows } = await sql`select from rebate_run where day = ${day}`.execute(on);
  return rows.length > 0;
}

export async function writeNextDay(tx: Tx, day: number | undefined): Promise<void> {
  await sql`update rebate_mark set next_day = ${day ?? null}, closing = null`.execute(tx);
}

export interface CountedPart extends Part {
  readonly category: string;
  readonly currency: string;
}

/** Parts of the same recipient and source are added together by the caller. */
export async function addParts(tx: Tx, day: number, parts: readonly CountedPart[]): Promise<void> {
  if (parts.length === 0) return;
  const texts = (of: (part: CountedPart) => string) => textsText(parts.map(of));
  await sql`insert into rebate_part as p
      (day, player_id, category, currency, source_id, rate, below, stake)
    select ${day}, n.* from unnest(${texts(({ playerId }) => playerId)}::text[],
      ${texts(({ category }) => category)}::text[], ${texts(({ currency }) => currency)}::text[],
      ${texts(({ sourceId }) => sourceId)}::text[],
      ${wholesText(parts.map(({ rate }) => rate))}::integer[],
      ${wholesText(parts.map(({ below }) => below))}::integer[],
      ${wholesText(parts.map(({ stake }) => stake))}::bigint[]) as n
    on conflict (day, player_id, category, currency, source_id, rate, below)
    do update set stake = p.stake + excluded.stake`.execute(tx);
}

/** The last of the next recipients of a day; undefined: there are none left. */
export async function readRecipients(
  tx: Tx,
  { day, after, count }: { readonly day: number; readonly after: string; readonly count: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`select max(player_id) as last from (
      select distinct player_id from rebate_part where day = ${day} and player_id > ${after}
      order by player_id limit ${count}) as next`.execute(tx);
  return rows[0]?.last ?? undefined;
}

interface Recipients {
  readonly day: number;
  readonly after: string;
  readonly until: string;
}

/**
 * Sums the parts of some recipients of a day. As `sum-due.ts` has it: cents of what is above
 * nothing are paid, what is below is carried.
 */
export async function sumParts(tx: Tx, { day, after, until }: Recipients): Promise<void> {
  const among = sql`player_id > ${after} and player_id <= ${until}`;
  await sql`with summed as (
      select player_id, category, currency,
        case when source_id = player_id then 'own' else 'team' end as kind,
        sum(stake)::bigint as stake, sum(stake * (rate - below))::bigint as exact
      from rebate_part where day = ${day} and ${among} group by 1, 2, 3, 4
    ), carried as (
      select summed.*, coalesce(c.exact, 0) as carried from summed
      left join rebate_carry c using (player_id, category, kind, currency)
    )
    insert into rebate_sum (day, player_id, category, kind, currency, stake, exact, carried_in,
      amount, carried_out)
    select ${day}, player_id, category, kind, currency, stake, exact, carried,
      greatest(exact + carried, 0) / 1000000 * 100, least(exact + carried, 0)
    from carried`.execute(tx);
  const summed = sql`select * from rebate_sum where day = ${day} and ${among}`;
  await sql`delete from rebate_carry c using (${summed}) as d
    where d.player_id = c.player_id and d.category = c.category
      and d.kind = c.kind and d.currency = c.currency`.execute(tx);
  await sql`insert into rebate_carry (player_id, category, kind, currency, exact)
    select player_id, category, kind, currency, carried_out from (${summed}) as d
    where carried_out < 0`.execute(tx);
}

export async function writeRun(tx: Tx, day: number, now: number): Promise<void> {
  await sql`insert into rebate_run (day, closed_at, recipients, stake, amount)
    select ${day}, ${new Date(now)}, count(distinct player_id),
      coalesce(sum(stake) filter (where kind = 'own'), 0), coalesce(sum(amount), 0)
    from rebate_sum where day = ${day}`.execute(tx);
}

export interface Pair {
  readonly rootId: string;
  readonly agentId: string;
  /** Empty: direct players. */
  readonly childId: string;
  readonly currency: string;
  readonly kind: string;
  readonly valid: bigint;
  readonly paid: bigint;
}

/** Pages of a day may hold play of one pair. */
export async function addPairs(tx: Tx, day: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const texts = (of: (pair: Pair) => string) => textsText(pairs.map(of));
  await sql`insert into rebate_pair as p
      (day, root_id, agent_id, child_id, currency, kind, valid, paid)
    select ${day}, n.* from unnest(${texts(({ rootId }) => rootId)}::text[],
      ${texts(({ agentId }) => agentId)}::text[], ${texts(({ childId }) => childId)}::text[],
      ${texts(({ currency }) => currency)}::text[], ${texts(({ kind }) => kind)}::text[],
      ${wholesText(pairs.map(({ valid }) => valid))}::bigint[],
      ${wholesText(pairs.map(({ paid }) => paid))}::bigint[]) as n
    on conflict (day, root_id, agent_id, child_id, currency, kind)
    do update set valid = p.valid + excluded.valid, paid = p.paid + excluded.paid`.execute(tx);
}

/** Parts explain a rebate for some months; the sums stay. */
export async function forgetParts(on: Queryable, beforeDay: number): Promise<void> {
  await sql`delete from rebate_part where day < ${beforeDay}`.execute(on);
}
