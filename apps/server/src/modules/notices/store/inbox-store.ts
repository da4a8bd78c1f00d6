// Reads and writes what lies in members' inboxes.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

type Texts = Record<string, string>;

export interface InboxRow {
  readonly inboxId: string;
  readonly news: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly titles: Texts | null;
  readonly contents: Texts | null;
  readonly receivedAt: Date;
  readonly readAt: Date | null;
}

/** The newest first. */
export async function readInbox(
  on: Queryable,
  { playerId, page, size }: { playerId: string; page: number; size: number },
): Promise<{ rows: readonly InboxRow[]; total: number }> {
  const found = await sql<InboxRow>`select inbox_id::text as "inboxId", news, facts, titles,
    contents, received_at as "receivedAt", read_at as "readAt"
    from notices_inbox left join notices_message using (message_id)
    where player_id = ${playerId} order by received_at desc, inbox_id desc
    limit ${size} offset ${(page - 1) * size}`.execute(on);
  const count = await sql<{ total: bigint }>`select count(*) as total from notices_inbox
    where player_id = ${playerId}`.execute(on);
  return { rows: found.rows, total: Number(count.rows[0]?.total ?? 0) };
}

export async function countUnread(on: Queryable, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from notices_inbox
    where player_id = ${playerId} and read_at is null`.execute(on);
  return Number(rows[0]?.count ?? 0);
}

/** Marks these of the member's as read; nothing given marks all. */
export async function markRead(
  on: Queryable,
  playerId: string,
  inboxIds: readonly string[] | undefined,
  now: number,
): Promise<void> {
  const chosen = inboxIds ? sql`and inbox_id::text = any(${inboxIds})` : sql``;
  await sql`with seen as (update notices_inbox set read_at = ${new Date(now)}
      where player_id = ${playerId} and read_at is null ${chosen} returning message_id)
    update notices_message m set read_count = read_count + told.count
      from (select message_id, count(*) as count from seen
        where message_id is not null group by message_id) as told
      where m.message_id = told.message_id`.execute(on);
}

export async function deleteFromInbox(
  on: Queryable,
  playerId: string,
  inboxIds: readonly string[],
): Promise<void> {
  await sql`delete from notices_inbox
    where player_id = ${playerId} and inbox_id::text = any(${inboxIds})`.execute(on);
}

export interface News {
  readonly playerId: string;
  readonly cause: string;
  readonly news: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Gives false when this cause has put its news in before. */
export async function putNews(
  on: Queryable | Tx,
  { playerId, cause, news, facts }: News,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`insert into notices_inbox
      (player_id, cause, news, facts, received_at)
    values (${playerId}, ${cause}, ${news}, ${JSON.stringify(facts)}::jsonb, ${new Date(now)})
    on conflict (player_id, cause) do nothing returning inbox_id`.execute(on);
  return rows.length > 0;
}

/** Forgets what was received before, read or not, and messages that lie in no inbox any more. */
export async function forgetInbox(on: Queryable, before: number): Promise<void> {
  await sql`delete from notices_inbox where received_at < ${new Date(before)}`.execute(on);
}
