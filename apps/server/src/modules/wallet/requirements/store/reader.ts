// Reads requirements: the items of a player with what was counted for each, as sums by category and
// weight; and the single bets, which are kept of bonuses alone.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { RequirementKind } from '../../books/store/turnover/writer.ts';

export type RequirementState = 'open' | 'done' | 'expired' | 'cancelled' | 'cleared';

export interface CountedSum {
  readonly category: string;
  /** In percent. */
  readonly weight: number;
  readonly bets: number;
  readonly stake: Units;
  readonly counted: Units;
}

export interface Requirement {
  readonly id: bigint;
  readonly kind: RequirementKind;
  readonly sourceId: string;
  readonly base: Units;
  readonly times: number;
  readonly required: Units;
  readonly done: Units;
  readonly weightsId: bigint;
  readonly openedAt: number;
  readonly expiresAt: number | null;
  readonly state: RequirementState;
  readonly sums: readonly CountedSum[];
}

interface RequirementRow {
  readonly id: bigint;
  readonly kind: RequirementKind;
  readonly source_id: string;
  readonly base: bigint;
  readonly times: number;
  readonly required: bigint;
  readonly done: bigint;
  readonly weights_id: bigint;
  readonly opened_at: Date;
  readonly expires_at: Date | null;
  readonly state: RequirementState;
}

interface SumRow extends CountedSum {
  readonly requirement_id: bigint;
}

const listedMost = 100;

/** The open items of a player, oldest first: in this order bets reduce them. */
export async function readRequirements(
  on: Queryable | Tx,
  playerId: string,
  currency: string,
): Promise<readonly Requirement[]> {
  const { rows } = await sql<RequirementRow>`select id, kind, source_id, base, times, required,
      done, weights_id, opened_at, expires_at, state from wallet_requirement
    where player_id = ${playerId} and currency = ${currency} and state = 'open'
    order by id limit ${listedMost}`.execute(on);
  return withSums(on, rows);
}

/** The items of these bonuses, open or not. */
export async function readBonusRequirements(
  on: Queryable | Tx,
  of: { readonly playerId: string; readonly currency: string; readonly ids: readonly string[] },
): Promise<readonly Requirement[]> {
  if (of.ids.length === 0) return [];
  const { rows } = await sql<RequirementRow>`select id, kind, source_id, base, times, required,
      done, weights_id, opened_at, expires_at, state from wallet_requirement
    where player_id = ${of.playerId} and currency = ${of.currency} and kind = 'bonus'
      and source_id = any(${[...of.ids]})`.execute(on);
  return withSums(on, rows);
}

async function withSums(
  on: Queryable | Tx,
  rows: readonly RequirementRow[],
): Promise<readonly Requirement[]> {
  if (rows.length === 0) return [];
  const found = await sql<SumRow>`select requirement_id, category, weight, bets::integer as bets,
      stake, counted from wallet_requirement_sum
    where requirement_id = any(${rows.map(({ id }) => id)})
    order by requirement_id, category, weight`.execute(on);
  const sums = Map.groupBy(found.rows, ({ requirement_id: id }) => id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    sourceId: row.source_id,
    base: row.base,
    times: row.times,
    required: row.required,
    done: row.done,
    weightsId: row.weights_id,
    openedAt: row.opened_at.getTime(),
    expiresAt: row.expires_at?.getTime() ?? null,
    state: row.state,
    sums: (sums.get(row.id) ?? []).map(({ requirement_id: _id, ...sum }) => sum),
  }));
}

export interface CountedBet {
  readonly roundId: string;
  readonly category: string;
  readonly weight: number;
  readonly stake: Units;
  readonly counted: Units;
  readonly at: Date;
}

/** Bets counted for a bonus, in the order of their rounds' ids; `after` is the last one shown. */
export async function countedBets(
  on: Queryable | Tx,
  requirementId: bigint,
  page: { readonly after: string; readonly size: number },
): Promise<readonly CountedBet[]> {
  const { rows } = await sql<CountedBet>`select round_id as "roundId", category, weight, stake,
      counted, at from wallet_counted_bet
    where requirement_id = ${requirementId} and round_id > ${page.after}
    order by round_id limit ${page.size}`.execute(on);
  return rows;
}
