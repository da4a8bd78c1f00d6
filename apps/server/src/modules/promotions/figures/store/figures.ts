// Figures of one promotion's claims that were paid.
import { houseZone, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface DayFigures {
  readonly day: string;
  readonly claims: number;
  readonly members: number;
  readonly cost: Units;
}

type Counted = { claims: bigint; members: bigint; cost: Units };
const sums = sql`count(*) as claims, count(distinct player_id) as members,
  coalesce(sum(cost), 0)::bigint as cost`;
const numbers = ({ claims, members, cost }: Counted) => ({
  claims: Number(claims),
  members: Number(members),
  cost,
});

export async function readTotals(on: Queryable, promotionId: string) {
  const { rows } = await sql<Counted>`select ${sums} from promotions_claim
    where promotion_id = ${promotionId} and state = 'claimed'`.execute(on);
  return numbers(rows[0] ?? { claims: 0n, members: 0n, cost: 0n });
}

/** Days of the house's zone, the newest first. */
export async function readDays(
  on: Queryable,
  promotionId: string,
  since: number,
): Promise<DayFigures[]> {
  const day = sql`to_char(decided_at at time zone 'UTC' + ${houseZone}::interval, 'YYYY-MM-DD')`;
  const { rows } = await sql<Counted & { day: string }>`select ${day} as day, ${sums}
    from promotions_claim where promotion_id = ${promotionId} and state = 'claimed'
      and decided_at >= ${new Date(since)}
    group by 1 order by 1 desc`.execute(on);
  return rows.map(({ day: of, ...counted }) => ({ day: of, ...numbers(counted) }));
}

export interface FirstClaim {
  readonly playerId: string;
  readonly at: number;
}

/** The first claims of members before a moment, the newest first. */
export async function readFirstClaims(
  on: Queryable,
  { promotionId, before, count }: { promotionId: string; before: number; count: number },
): Promise<readonly FirstClaim[]> {
  const { rows } = await sql<{ playerId: string; at: Date }>`select player_id as "playerId",
      min(decided_at) as at
    from promotions_claim where promotion_id = ${promotionId} and state = 'claimed'
    group by player_id having min(decided_at) < ${new Date(before)}
    order by at desc, player_id limit ${count}`.execute(on);
  return rows.map(({ playerId, at }) => ({ playerId, at: at.getTime() }));
}

export async function readDepositsAround(
  on: Queryable,
  moments: readonly FirstClaim[],
  spanMs: number,
): Promise<{ readonly before: Units; readonly after: Units }> {
  const ids = moments.map(({ playerId }) => playerId);
  const times = moments.map(({ at }) => new Date(at).toISOString());
  const span = sql`make_interval(secs => ${spanMs / 1000})`;
  const { rows } = await sql<{ before: Units; after: Units }>`select
      coalesce(sum(amount) filter (where settled_at < m.at), 0)::bigint as before,
      coalesce(sum(amount) filter (where settled_at >= m.at), 0)::bigint as after
    from unnest(${ids}::text[], ${times}::timestamptz[]) as m (id, at) join promotions_deposit as d
      on d.player_id = m.id and d.settled_at >= m.at - ${span} and d.settled_at < m.at + ${span}
    `.execute(on);
  return rows[0] ?? { before: 0n, after: 0n };
}
