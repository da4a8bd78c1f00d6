// Adds counted play and money to the open windows of members, and closes windows. The mark's row is
// held for it: a figure is never added to a window that another process has closed.
import { sql } from 'kysely';
import {
  textsText,
  wholesText,
  type Queryable,
  type Tx,
} from '../../../platform/database/index.ts';

export interface FactRow {
  readonly playerId: string;
  readonly lineId: bigint;
  readonly currency: string;
  /** The beginning of its window, in milliseconds since 1970. */
  readonly at: number;
  readonly kind: string;
  readonly times: bigint;
  readonly staked: bigint;
  readonly valid: bigint;
  readonly amount: bigint;
}

export interface Marks {
  /** In milliseconds since 1970. */
  readonly closedUntil: number;
  readonly summedUntil: number;
}

interface MarkRow {
  readonly closed_until: Date;
  readonly summed_until: Date;
}

const marksOf = (row: MarkRow | undefined): Marks => ({
  closedUntil: row?.closed_until.getTime() ?? 0,
  summedUntil: row?.summed_until.getTime() ?? 0,
});

export async function readMarks(on: Queryable | Tx): Promise<Marks> {
  const { rows } = await sql<MarkRow>`select closed_until, summed_until from facts_mark`.execute(
    on,
  );
  return marksOf(rows[0]);
}

/** Holds the mark for the rest of the transaction. */
export async function lockMarks(tx: Tx): Promise<Marks> {
  const { rows } = await sql<MarkRow>`select closed_until, summed_until from facts_mark
    for no key update`.execute(tx);
  return marksOf(rows[0]);
}

/** For the one who holds the mark. */
export async function closeUntil(tx: Tx, until: number): Promise<void> {
  await sql`update facts_mark set closed_until = ${new Date(until)},
    summed_until = case when summed_until > 'epoch' then summed_until
      else least(${new Date(until)}, (select min(at) from facts_window)) end
    where closed_until < ${new Date(until)}`.execute(tx);
}

/** Rows of the same member, window and kind are added together by the caller. */
export async function addFacts(tx: Tx, rows: readonly FactRow[]): Promise<void> {
  if (rows.length === 0) return;
  const wholes = (of: (row: FactRow) => bigint) => wholesText(rows.map(of));
  await sql`insert into facts_window as f
      (at, currency, line_id, member_id, kind, times, staked, valid, amount)
    select to_timestamp(n.at / 1000.0), currency, line_id, member_id, kind, times, staked, valid,
      amount
    from unnest(${wholesText(rows.map(({ at }) => at))}::bigint[],
      ${textsText(rows.map(({ currency }) => currency))}::text[],
      ${wholes(({ lineId }) => lineId)}::bigint[],
      ${textsText(rows.map(({ playerId }) => playerId))}::text[],
      ${textsText(rows.map(({ kind }) => kind))}::text[],
      ${wholes(({ times }) => times)}::bigint[], ${wholes(({ staked }) => staked)}::bigint[],
      ${wholes(({ valid }) => valid)}::bigint[], ${wholes(({ amount }) => amount)}::bigint[])
      as n(at, currency, line_id, member_id, kind, times, staked, valid, amount)
    order by 1, 2, 3, 4, 5
    on conflict (at, currency, line_id, member_id, kind) do update set
      times = f.times + excluded.times, staked = f.staked + excluded.staked,
      valid = f.valid + excluded.valid, amount = f.amount + excluded.amount`.execute(tx);
}
