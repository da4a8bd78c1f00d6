// Segments as staff keep them, and what they read of a member.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { SegmentFilter, SegmentMember } from '../rules/segment.ts';

export interface Segment {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly filter: SegmentFilter;
}

const columns = sql`id, version, name, filter`;

export async function readSegments(on: Queryable): Promise<readonly Segment[]> {
  const { rows } = await sql<Segment>`select ${columns} from promotions_segment
    order by name`.execute(on);
  return rows;
}

export async function readSegment(on: Queryable | Tx, id: string): Promise<Segment | undefined> {
  const { rows } = await sql<Segment>`select ${columns} from promotions_segment
    where id = ${id}`.execute(on);
  return rows[0];
}

export async function lockSegment(tx: Tx, id: string): Promise<Segment | undefined> {
  const { rows } = await sql<Segment>`select ${columns} from promotions_segment
    where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** False: the name or the id is taken. */
export async function addSegment(tx: Tx, { id, version, name, filter }: Segment): Promise<boolean> {
  const { rows } = await sql`insert into promotions_segment (id, version, name, filter)
    values (${id}, ${version}, ${name}, ${JSON.stringify(filter)}::jsonb)
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** False: another segment has the name. */
export async function writeSegment(tx: Tx, { id, name, filter }: Segment): Promise<boolean> {
  const { rows } = await sql`update promotions_segment set version = version + 1, name = ${name},
      filter = ${JSON.stringify(filter)}::jsonb
    where id = ${id} and not exists (select 1 from promotions_segment
      where name = ${name} and id <> ${id}) returning 1`.execute(tx);
  return rows.length > 0;
}

export async function readHistory(
  on: Queryable | Tx,
  playerId: string,
): Promise<Pick<SegmentMember, 'seenDay' | 'deposits'>> {
  const { rows } = await sql<{ seenDay: number | null; deposits: number }>`select
      (select max(day) - '1970-01-01'::date from promotions_sign_in
        where player_id = ${playerId}) as "seenDay",
      coalesce((select max(number) from promotions_deposit where player_id = ${playerId}), 0)
        as deposits`.execute(on);
  return rows[0] ?? { seenDay: null, deposits: 0 };
}

/** The same of some members; those who neither deposited nor signed in are left out. */
export async function readHistories(
  on: Queryable,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<SegmentMember, 'seenDay' | 'deposits'>>> {
  const { rows } = await sql<{ id: string; seenDay: number | null; deposits: number }>`
    select m.id, s.day - '1970-01-01'::date as "seenDay", coalesce(d.number, 0) as deposits
    from unnest(${playerIds}::text[]) as m (id)
      left join lateral (select max(day) as day from promotions_sign_in
        where player_id = m.id) as s on true
      left join lateral (select max(number) as number from promotions_deposit
        where player_id = m.id) as d on true`.execute(on);
  return new Map(rows.map(({ id, ...history }) => [id, history]));
}
