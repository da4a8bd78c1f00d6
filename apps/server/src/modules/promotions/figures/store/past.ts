// Deposits and sign-ins of many members, for trials on past data.
import { dayText } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { PastDeposit, Window } from '../rules/trial.ts';

export interface PastSearch extends Window {
  readonly after: string;
  readonly count: number;
  /** Those who played. */
  readonly players: readonly string[];
}

/** Members who deposited, signed in or played, some at a time in the order of their ids. */
export async function readActive(
  on: Queryable,
  { from, until, after, count, players }: PastSearch,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`(select distinct player_id as id
      from promotions_deposit where player_id > ${after}
        and settled_at >= ${new Date(from)} and settled_at < ${new Date(until)}
      order by player_id limit ${count})
    union (select distinct player_id from promotions_sign_in where player_id > ${after}
        and day >= ${dayText(from)}::date and day <= ${dayText(until - 1)}::date
      order by player_id limit ${count})
    union select p from unnest(${players}::text[]) as p
    order by id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

export async function readDepositsOf(
  on: Queryable,
  playerIds: readonly string[],
  { from, until }: Window,
): Promise<readonly (PastDeposit & { readonly playerId: string })[]> {
  const { rows } = await sql<{ playerId: string; amount: bigint; number: number; at: Date }>`select
      player_id as "playerId", amount, number, settled_at as at
    from promotions_deposit where player_id = any(${playerIds})
      and settled_at >= ${new Date(from)} and settled_at < ${new Date(until)}
    order by settled_at, number`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

export async function readSignInsOf(
  on: Queryable,
  playerIds: readonly string[],
  { from, until }: Window,
): Promise<readonly { readonly playerId: string; readonly day: number }[]> {
  const { rows } = await sql<{ playerId: string; day: number }>`select player_id as "playerId",
      (day - '1970-01-01'::date) as day
    from promotions_sign_in where player_id = any(${playerIds})
      and day >= ${dayText(from)}::date and day <= ${dayText(until - 1)}::date
    order by day`.execute(on);
  return rows;
}
