// Reads and writes what members told staff of messages, and the two short lists of the desk.
import { sql } from 'kysely';
import type { ChatReportReason } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { messageColumns, messageOf, type MessageRow } from './message-store.ts';

export interface Report {
  readonly messageId: string;
  readonly playerId: string;
  readonly reason: ChatReportReason;
  readonly note: string;
  readonly reportedAt: number;
}

export async function hasReported(
  on: Queryable | Tx,
  messageId: string,
  playerId: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from chat_report
    where message_id = ${messageId} and player_id = ${playerId}`.execute(on);
  return rows.length > 0;
}

export async function writeReport(tx: Tx, report: Report): Promise<void> {
  await sql`insert into chat_report (message_id, player_id, reason, note, reported_at)
    values (${report.messageId}, ${report.playerId}, ${report.reason}, ${report.note},
      ${new Date(report.reportedAt)}) on conflict do nothing`.execute(tx);
}

/** How many reports of these messages wait. */
export async function countReports(
  on: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ messageId: string; count: bigint }>`
    select message_id as "messageId", count(*) as count from chat_report
    where settled_at is null and message_id = any(${messageIds}::text[])
    group by message_id`.execute(on);
  return new Map(rows.map(({ messageId, count }) => [messageId, Number(count)]));
}

export async function countReported(on: Queryable): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(distinct message_id) as count
    from chat_report where settled_at is null`.execute(on);
  return Number(rows[0]?.count ?? 0);
}

/** Open reported messages: most reported first, then longest waiting. */
export async function readReported(
  on: Queryable,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const { rows } = await sql<MessageRow & { count: bigint; firstAt: Date; total: bigint }>`
    select ${messageColumns}, waiting.count, waiting.first_at as "firstAt",
      count(*) over () as total
    from chat_message join (
      select message_id, count(*) as count, min(reported_at) as first_at
      from chat_report where settled_at is null group by message_id) waiting using (message_id)
    order by waiting.count desc, waiting.first_at, message_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const list = rows.map(({ count, firstAt, total: _total, ...row }) => ({
    message: messageOf(row),
    count: Number(count),
    firstAt: firstAt.getTime(),
  }));
  return { list, total: Number(rows[0]?.total ?? 0) };
}

export async function readReportsOf(
  on: Queryable,
  messageIds: readonly string[],
): Promise<readonly Report[]> {
  const { rows } = await sql<Omit<Report, 'reportedAt'> & { reportedAt: Date }>`
    select message_id as "messageId", player_id as "playerId", reason, note,
      reported_at as "reportedAt"
    from chat_report where settled_at is null and message_id = any(${messageIds}::text[])
    order by reported_at`.execute(on);
  return rows.map((row) => ({ ...row, reportedAt: row.reportedAt.getTime() }));
}

/** How many were waiting. */
export async function settleReports(
  tx: Tx,
  { messageId, by, now }: { messageId: string; by: string; now: number },
): Promise<number> {
  const { rows } = await sql`update chat_report
    set settled_at = ${new Date(now)}, settled_by = ${by}
    where message_id = ${messageId} and settled_at is null returning 1`.execute(tx);
  return rows.length;
}

export interface Canned {
  readonly title: string;
  readonly text: string;
}

async function readList<Entry>(on: Queryable | Tx, list: 'words' | 'canned') {
  const { rows } = await sql<{ entries: Entry[] }>`select entries from chat_list
    where list = ${list}`.execute(on);
  return rows[0]?.entries ?? [];
}

async function writeList(tx: Tx, list: 'words' | 'canned', entries: readonly unknown[]) {
  await sql`insert into chat_list (list, entries)
    values (${list}, ${JSON.stringify(entries)}::jsonb)
    on conflict (list) do update set entries = excluded.entries`.execute(tx);
}

export const readWords = (on: Queryable | Tx) => readList<string>(on, 'words');
export const writeWords = (tx: Tx, words: readonly string[]) => writeList(tx, 'words', words);
export const readCanned = (on: Queryable | Tx) => readList<Canned>(on, 'canned');
export const writeCanned = (tx: Tx, canned: readonly Canned[]) => writeList(tx, 'canned', canned);
