// Reads chases, the newest first, each with what its issues have paid, and those that wait to be
// stopped.
import type { ChaseState } from '@baize/engines';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { OrderChase } from '../rules/order.ts';

interface Row extends Omit<OrderChase, 'placedAt'> {
  readonly placedAt: Date;
}

const columns = sql`chase_id as "chaseId", player_id as "playerId", game_code as "gameCode", stop,
  stop_profit as profit, placed_at as "placedAt", phases, stake, state,
  settled_phases as settled, cancelled_phases as cancelled, refunded,
  (select coalesce(sum(payout), 0)::bigint from lottery_order
    where base_id = chase_id) as payout`;

const chaseOf = (row: Row): OrderChase => ({ ...row, placedAt: row.placedAt.getTime() });

export interface ChaseSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly state: ChaseState | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function readChasePage(on: Queryable, search: ChaseSearch) {
  const { playerId, currency, state } = search;
  const condition = sql`player_id = ${playerId} and currency = ${currency}
    and (${state ?? null}::text is null or state = ${state ?? null})`;
  const { rows } = await sql<Row>`select ${columns} from lottery_chase where ${condition}
    order by placed_at desc, chase_id limit ${search.limit} offset ${search.offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from lottery_chase
    where ${condition}`.execute(on);
  return { list: rows.map(chaseOf), total: Number(counted.rows[0]?.total ?? 0n) };
}

export async function readChase(on: Queryable, chaseId: string): Promise<OrderChase | undefined> {
  const { rows } = await sql<Row>`select ${columns} from lottery_chase
    where chase_id = ${chaseId}`.execute(on);
  return rows[0] && chaseOf(rows[0]);
}

export interface ChaseToStop {
  readonly chaseId: string;
  readonly playerId: string;
  readonly currency: string;
}

/** Chases that a win has stopped and whose open issues have not come back yet. */
export async function readChasesToStop(
  on: Queryable,
  { after, count }: { readonly after: string; readonly count: number },
): Promise<readonly ChaseToStop[]> {
  const { rows } = await sql<ChaseToStop>`select chase_id as "chaseId", player_id as "playerId",
    currency from lottery_chase where stop_due and stopped_at is null and chase_id > ${after}
    order by chase_id limit ${count}`.execute(on);
  return rows;
}

export async function writeStopped(on: Queryable, chaseId: string, at: number): Promise<void> {
  await sql`update lottery_chase set stopped_at = ${new Date(at)}
    where chase_id = ${chaseId} and stopped_at is null`.execute(on);
}
