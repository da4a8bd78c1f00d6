// Exchanges of points for goods or money, with what staff decided.
import type { RedemptionState } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface Redemption {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  /** Null: points became money. */
  readonly goodId: string | null;
  readonly kind: 'gift' | 'promotion' | 'live' | 'money';
  readonly names: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly points: bigint;
  readonly amount: bigint;
  readonly state: RedemptionState;
  readonly sentTo: string | null;
  readonly at: number;
  readonly decidedAt: number | null;
  readonly decidedBy: string;
  readonly answer: string;
}

type Row = Omit<Redemption, 'at' | 'decidedAt'> & { at: Date; decidedAt: Date | null };

const columns = sql`id, player_id as "playerId", currency, good_id as "goodId", kind, names,
  quantity, points, amount, state, sent_to as "sentTo", at, decided_at as "decidedAt",
  decided_by as "decidedBy", answer`;

const redemptionOf = (row: Row): Redemption => ({
  ...row,
  at: row.at.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
});

/** False: it was kept before. */
export async function addRedemption(tx: Tx, one: Redemption): Promise<boolean> {
  const { rows } = await sql`insert into points_redemption (id, player_id, currency, good_id, kind,
      names, quantity, points, amount, state, sent_to, at, decided_at)
    values (${one.id}, ${one.playerId}, ${one.currency}, ${one.goodId}, ${one.kind},
      ${JSON.stringify(one.names)}::jsonb, ${one.quantity}, ${one.points}, ${one.amount},
      ${one.state}, ${one.sentTo}, ${new Date(one.at)},
      ${one.decidedAt === null ? null : new Date(one.decidedAt)})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function readRedemption(
  on: Queryable | Tx,
  id: string,
): Promise<Redemption | undefined> {
  const { rows } = await sql<Row>`select ${columns} from points_redemption
    where id = ${id}`.execute(on);
  return rows[0] && redemptionOf(rows[0]);
}

export async function lockRedemption(tx: Tx, id: string): Promise<Redemption | undefined> {
  const { rows } = await sql<Row>`select ${columns} from points_redemption where id = ${id}
    for update`.execute(tx);
  return rows[0] && redemptionOf(rows[0]);
}

export async function decide(
  tx: Tx,
  id: string,
  decided: { state: RedemptionState; by: string; answer: string; now: number },
): Promise<void> {
  const { state, by, answer, now } = decided;
  await sql`update points_redemption set state = ${state}, decided_by = ${by}, answer = ${answer},
    decided_at = ${new Date(now)} where id = ${id}`.execute(tx);
}

export interface RedemptionSearch {
  readonly playerId?: string | undefined;
  readonly state?: RedemptionState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function readRedemptions(
  on: Queryable,
  { playerId, state, pageNo, pageSize }: RedemptionSearch,
): Promise<{ readonly list: readonly Redemption[]; readonly total: number }> {
  const chosen = sql`where (${playerId ?? null}::text is null or player_id = ${playerId ?? null})
    and (${state ?? null}::text is null or state = ${state ?? null})`;
  const { rows } = await sql<Row>`select ${columns} from points_redemption ${chosen}
    order by at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const { rows: counted } = await sql<{ total: bigint }>`select count(*) as total
    from points_redemption ${chosen}`.execute(on);
  return { list: rows.map(redemptionOf), total: Number(counted[0]?.total ?? 0) };
}

export async function countProcessing(on: Queryable): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from points_redemption
    where state = 'processing'`.execute(on);
  return Number(rows[0]?.total ?? 0);
}
