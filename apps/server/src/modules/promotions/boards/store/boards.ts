// Boards and their ends.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { BoardPeriod } from '../../offers/rules/board.ts';

export interface BoardRow {
  readonly id: string;
  readonly promotionId: string;
  readonly period: string;
  readonly from: number;
  readonly until: number;
  readonly endedAt: number | null;
}

type Row = Omit<BoardRow, 'from' | 'until' | 'endedAt'> & {
  readonly from: Date;
  readonly until: Date;
  readonly endedAt: Date | null;
};

const columns = sql`id, promotion_id as "promotionId", period, begins_at as "from", until,
  ended_at as "endedAt"`;

const boardOf = ({ from, until, endedAt, ...row }: Row): BoardRow => ({
  ...row,
  from: from.getTime(),
  until: until.getTime(),
  endedAt: endedAt?.getTime() ?? null,
});

export type NewBoard = BoardPeriod & { readonly promotionId: string };

/** Opens boards that are not there yet, each with the shelf that all members are on at first. */
export async function openBoards(tx: Tx, boards: readonly NewBoard[]): Promise<void> {
  for (const { id, promotionId, key, from, until } of boards) {
    const { rows } = await sql`insert into promotions_board
        (id, promotion_id, period, begins_at, until)
      values (${id}, ${promotionId}, ${key}, ${new Date(from)}, ${new Date(until)})
      on conflict (id) do update set until = excluded.until
        where promotions_board.until <> excluded.until and promotions_board.ended_at is null
      returning 1`.execute(tx);
    if (rows.length > 0)
      await sql`insert into promotions_shelf (board_id, behind, reached_at, player_id, members)
        values (${id}, ${lowest}, to_timestamp(0), '', 0) on conflict do nothing`.execute(tx);
  }
}

const lowest = -(2n ** 63n);

/** Locks boards in one order; gives those that have not ended. */
export async function lockOpen(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; endedAt: Date | null }>`select id,
      ended_at as "endedAt" from promotions_board where id = any(${ids})
    order by id for update`.execute(tx);
  return new Set(rows.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
}

export async function readBoard(on: Queryable | Tx, id: string): Promise<BoardRow | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_board
    where id = ${id}`.execute(on);
  return rows[0] && boardOf(rows[0]);
}

/** The newest board of a promotion that was over at a moment. */
export async function readLast(
  on: Queryable,
  promotionId: string,
  at: number,
): Promise<BoardRow | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_board
    where promotion_id = ${promotionId} and until <= ${new Date(at)}
    order by until desc limit 1`.execute(on);
  return rows[0] && boardOf(rows[0]);
}

/** Boards that were over at a moment and have not ended. */
export async function readOver(on: Queryable, at: number): Promise<readonly BoardRow[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_board
    where ended_at is null and until <= ${new Date(at)} order by until, id limit 100`.execute(on);
  return rows.map(boardOf);
}

/** Boards that have not ended. */
export async function readOpen(on: Queryable): Promise<readonly BoardRow[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_board
    where ended_at is null order by until, id limit 500`.execute(on);
  return rows.map(boardOf);
}

export async function endBoard(tx: Tx, id: string, now: number): Promise<void> {
  await sql`update promotions_board set ended_at = ${new Date(now)} where id = ${id}`.execute(tx);
}

export interface PlaceWon {
  readonly boardId: string;
  readonly place: number;
  readonly playerId: string;
  readonly claimId: string;
}

/** False: the place was won before. */
export async function addPlace(tx: Tx, won: PlaceWon): Promise<boolean> {
  const { rows } = await sql`insert into promotions_place (board_id, place, player_id, claim_id)
    values (${won.boardId}, ${won.place}, ${won.playerId}, ${won.claimId})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** Scores of boards that ended before a moment, some at a time; false: none is left. */
export async function forgetScores(tx: Tx, before: number, count: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select b.id from promotions_board as b
    where b.ended_at < ${new Date(before)}
      and exists (select 1 from promotions_score as s where s.board_id = b.id)
    order by b.ended_at limit 1`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await sql`delete from promotions_score where board_id = ${id} and player_id in (
    select player_id from promotions_score where board_id = ${id} limit ${count})`.execute(tx);
  await sql`delete from promotions_shelf where board_id = ${id}`.execute(tx);
  return true;
}
