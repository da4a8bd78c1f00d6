// Reads and writes where members stand, and every step they took there.
import { sql } from 'kysely';
import type { VipCause, VipEmblem } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { freshStanding, type Standing } from '../rules/standing.ts';

export interface Member extends Standing {
  readonly playerId: string;
  readonly setAt: number | null;
  readonly setBy: string;
  readonly setReason: string;
}

interface MemberRow {
  readonly player_id: string;
  readonly level_id: string | null;
  readonly judged_month: number;
  readonly set_level_id: string | null;
  readonly set_until: Date | null;
  readonly set_at: Date | null;
  readonly set_by: string;
  readonly set_reason: string;
}

const memberOf = (row: MemberRow): Member => ({
  playerId: row.player_id,
  levelId: row.level_id,
  judgedMonth: row.judged_month,
  setLevelId: row.set_level_id,
  setUntil: row.set_until?.getTime() ?? null,
  setAt: row.set_at?.getTime() ?? null,
  setBy: row.set_by,
  setReason: row.set_reason,
});

export async function readMember(on: Queryable, playerId: string, month: number): Promise<Member> {
  const { rows } = await sql<MemberRow>`select * from vip_member
    where player_id = ${playerId}`.execute(on);
  const fresh = { playerId, ...freshStanding(month), setAt: null, setBy: '', setReason: '' };
  return rows[0] ? memberOf(rows[0]) : fresh;
}

/** Of these members, those who were ever judged. */
export async function readMembers(
  on: Queryable,
  playerIds: readonly string[],
): Promise<readonly Member[]> {
  const { rows } = await sql<MemberRow>`select * from vip_member
    where player_id = any(${playerIds})`.execute(on);
  return rows.map(memberOf);
}

export interface RankedSearch {
  /** The last member of those before; empty at first. */
  readonly after: string;
  readonly count: number;
}

/** Members that a level was reached by or set for, in the order of their ids. */
export async function readRanked(
  on: Queryable,
  { after, count }: RankedSearch,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select player_id as id from vip_member
    where player_id > ${after} and (level_id is not null or set_level_id is not null)
    order by player_id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

/** Locks these members, in a lasting order; who was never seen begins before this month. */
export async function lockMembers(
  tx: Tx,
  playerIds: readonly string[],
  month: number,
): Promise<readonly Member[]> {
  const ids = [...new Set(playerIds)].toSorted();
  await sql`insert into vip_member (player_id, judged_month)
    select id, ${freshStanding(month).judgedMonth} from unnest(${ids}::text[]) as id order by id
    on conflict (player_id) do nothing`.execute(tx);
  const { rows } = await sql<MemberRow>`select * from vip_member
    where player_id = any(${ids}) order by player_id for update`.execute(tx);
  return rows.map(memberOf);
}

/** Writes the level by play; months up to `judgedMonth` are judged. */
export async function writeEarned(
  tx: Tx,
  { playerId, levelId, judgedMonth }: Pick<Member, 'playerId' | 'levelId' | 'judgedMonth'>,
): Promise<void> {
  await sql`update vip_member set level_id = ${levelId}, judged_month = ${judgedMonth}
    where player_id = ${playerId}`.execute(tx);
}

export interface Setting {
  readonly levelId: string | null;
  readonly until: number;
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

/** Undefined: play decides again. */
export async function writeSetting(tx: Tx, playerId: string, set?: Setting): Promise<void> {
  await sql`update vip_member set set_level_id = ${set?.levelId ?? null},
      set_until = ${set ? new Date(set.until) : null}, set_at = ${set ? new Date(set.at) : null},
      set_by = ${set?.by ?? ''}, set_reason = ${set?.reason ?? ''}
    where player_id = ${playerId}`.execute(tx);
}

/** Members whose set level has run out. */
export async function settingsEnded(on: Queryable, now: number, count: number) {
  const { rows } = await sql<{ id: string }>`select player_id as id from vip_member
    where set_until <= ${new Date(now)} order by player_id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

/** Members with months since some time ago that are not judged. */
export async function toJudge(on: Queryable, current: number, count: number) {
  const { rows } = await sql<{ id: string }>`select player_id as id from vip_member
    where level_id is not null and judged_month < ${current - 1}
    order by player_id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

/** How many stand at each level now, and how many without have played this month. */
export async function countMembers(on: Queryable | Tx, now: number, month: number) {
  const at = new Date(now);
  const { rows } = await sql<{ level: string | null; count: bigint }>`
    select case when set_until > ${at} then set_level_id else level_id end as level,
      count(*) as count from vip_member group by 1`.execute(on);
  const without = await sql<{ count: bigint }>`select count(*) as count from vip_month as m
    left join vip_member as v using (player_id) where m.month = ${month} and m.turnover > 0
      and case when v.set_until > ${at} then v.set_level_id else v.level_id end is null`.execute(
    on,
  );
  return {
    at: new Map(rows.map(({ level, count }) => [level, Number(count)])),
    without: Number(without.rows[0]?.count ?? 0n),
  };
}

/** The levels that anybody stands at, by play or by hand, also while the other counts. */
export async function heldLevels(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select level_id as id from vip_member
      where level_id is not null
    union select set_level_id from vip_member where set_level_id is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** A level as history keeps it. */
export interface PastLevel {
  readonly levelId: string;
  readonly emblem: VipEmblem;
  readonly colour: string;
  readonly names: Readonly<Record<string, string>>;
}

export interface Step {
  readonly at: number;
  readonly cause: VipCause;
  readonly from: PastLevel | null;
  readonly to: PastLevel | null;
  readonly by: string;
  readonly reason: string;
}

/** Gives the step's number. */
export async function writeStep(tx: Tx, playerId: string, step: Step): Promise<bigint> {
  const json = (level: PastLevel | null) => (level === null ? null : JSON.stringify(level));
  const { rows } = await sql<{ id: bigint }>`insert into vip_step
      (player_id, at, cause, from_level, to_level, by, reason)
    values (${playerId}, ${new Date(step.at)}, ${step.cause}, ${json(step.from)}::jsonb,
      ${json(step.to)}::jsonb, ${step.by}, ${step.reason}) returning step_id as id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

/** The newest first. */
export async function readSteps(
  on: Queryable,
  playerId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: readonly Step[]; total: number }> {
  const { rows } = await sql<Omit<Step, 'at'> & { at: Date; total: bigint }>`select at, cause,
      from_level as "from", to_level as "to", by, reason, count(*) over () as total
    from vip_step where player_id = ${playerId} order by step_id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  return {
    list: rows.map(({ at, cause, from, to, by, reason }) => ({
      at: at.getTime(),
      cause,
      from,
      to,
      by,
      reason,
    })),
    total: Number(rows[0]?.total ?? 0n),
  };
}
