// Stores a member's chat data: accepted rules, read positions, hidden writers, and restrictions by
// staff.
import { sql } from 'kysely';
import type { ChatSanction } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export async function hasAcceptedRules(on: Queryable | Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from chat_person where player_id = ${playerId}`.execute(on);
  return rows.length > 0;
}

/** False when it was agreed to before. */
export async function acceptRules(tx: Tx, playerId: string, now: number): Promise<boolean> {
  const { rows } = await sql`insert into chat_person (player_id, rules_at)
    values (${playerId}, ${new Date(now)}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function readMarks(
  on: Queryable | Tx,
  playerId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ channel: string; seq: bigint }>`select channel, seq
    from chat_mark where player_id = ${playerId}`.execute(on);
  return new Map(rows.map(({ channel, seq }) => [channel, Number(seq)]));
}

/** A mark only moves on, and not past the last message. Gives where it stands when it moved. */
export async function moveMark(
  tx: Tx,
  { playerId, channel, seq }: { playerId: string; channel: string; seq: number },
): Promise<number | undefined> {
  const { rows } = await sql<{
    seq: bigint;
  }>`insert into chat_mark as held (player_id, channel, seq)
    select ${playerId}, channel, least(last_seq, ${seq}) from chat_channel
    where channel = ${channel}
    on conflict (player_id, channel) do update set seq = excluded.seq
      where held.seq < excluded.seq
    returning seq`.execute(tx);
  return rows[0] && Number(rows[0].seq);
}

export interface Ignored {
  readonly writerPlayerId: string;
  readonly name: string;
}

export async function readIgnored(on: Queryable, playerId: string): Promise<readonly Ignored[]> {
  const { rows } = await sql<Ignored>`select writer_player_id as "writerPlayerId", name
    from chat_ignored where player_id = ${playerId} order by since, writer_player_id`.execute(on);
  return rows;
}

export async function writeIgnored(
  tx: Tx,
  { playerId, writerPlayerId, name, now }: Ignored & { playerId: string; now: number },
): Promise<void> {
  await sql`insert into chat_ignored (player_id, writer_player_id, name, since)
    values (${playerId}, ${writerPlayerId}, ${name}, ${new Date(now)})
    on conflict do nothing`.execute(tx);
}

export async function deleteIgnored(
  tx: Tx,
  playerId: string,
  writerPlayerId: string,
): Promise<void> {
  await sql`delete from chat_ignored
    where player_id = ${playerId} and writer_player_id = ${writerPlayerId}`.execute(tx);
}

export interface GivenSanction {
  readonly sanctionId: string;
  readonly playerId: string;
  readonly kind: ChatSanction;
  readonly reason: string;
  readonly by: string;
  readonly from: number;
  readonly until: number;
  readonly liftedAt: number | null;
  readonly liftedBy: string;
}

type Times = 'from' | 'until' | 'liftedAt';
type Row = Omit<GivenSanction, Times> & {
  readonly from: Date;
  readonly until: Date;
  readonly liftedAt: Date | null;
};

const columns = sql`sanction_id as "sanctionId", player_id as "playerId", kind, reason,
  given_by as by, given_at as "from", ends_at as until, lifted_at as "liftedAt",
  lifted_by as "liftedBy"`;
const sanctionOf = <R extends Row>(row: R): GivenSanction => ({
  sanctionId: row.sanctionId,
  playerId: row.playerId,
  kind: row.kind,
  reason: row.reason,
  by: row.by,
  from: row.from.getTime(),
  until: row.until.getTime(),
  liftedAt: row.liftedAt?.getTime() ?? null,
  liftedBy: row.liftedBy,
});
const runningAt = (now: number) => sql`lifted_at is null and ends_at > ${new Date(now)}`;

export async function readRunningSanctions(
  on: Queryable | Tx,
  playerId: string,
  now: number,
): Promise<readonly GivenSanction[]> {
  const { rows } = await sql<Row>`select ${columns} from chat_sanction
    where player_id = ${playerId} and ${runningAt(now)}`.execute(on);
  return rows.map(sanctionOf);
}

/** Of these players those who are banned from rooms now. */
export async function bannedAmong(
  on: Queryable | Tx,
  playerIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`select player_id as "playerId"
    from chat_sanction where player_id = any(${playerIds}) and kind = 'ban'
      and ${runningAt(now)}`.execute(on);
  return new Set(rows.map(({ playerId }) => playerId));
}

export interface SanctionSearch {
  readonly playerId?: string | undefined;
  readonly running: boolean;
  readonly now: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The newest first. */
export async function readSanctions(on: Queryable, search: SanctionSearch) {
  const { playerId, running, now, pageNo, pageSize } = search;
  const whose = playerId === undefined ? sql`true` : sql`player_id = ${playerId}`;
  const which = running ? runningAt(now) : sql`true`;
  const { rows } = await sql<Row & { total: bigint }>`select ${columns}, count(*) over () as total
    from chat_sanction where ${whose} and ${which}
    order by given_at desc, sanction_id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  return { list: rows.map(sanctionOf), total: Number(rows[0]?.total ?? 0) };
}

export async function writeSanction(tx: Tx, given: GivenSanction): Promise<void> {
  await sql`insert into chat_sanction (sanction_id, player_id, kind, reason, given_by, given_at,
      ends_at)
    values (${given.sanctionId}, ${given.playerId}, ${given.kind}, ${given.reason}, ${given.by},
      ${new Date(given.from)}, ${new Date(given.until)})`.execute(tx);
}

/** Undefined when it is not there, is over, or was lifted before. */
export async function liftRunning(
  tx: Tx,
  { sanctionId, by, now }: { sanctionId: string; by: string; now: number },
): Promise<GivenSanction | undefined> {
  const { rows } = await sql<Row>`update chat_sanction
    set lifted_at = ${new Date(now)}, lifted_by = ${by}
    where sanction_id = ${sanctionId} and ${runningAt(now)} returning ${columns}`.execute(tx);
  return rows[0] && sanctionOf(rows[0]);
}
