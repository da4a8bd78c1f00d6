// Reads and writes members' inboxes and the messages of staff that lie in them.
import { sql } from 'kysely';
import type { Audience } from '@baize/contract';
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
  await sql`update notices_inbox set read_at = ${new Date(now)}
    where player_id = ${playerId} and read_at is null ${chosen}`.execute(on);
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

export interface SentMessage {
  readonly messageId: string;
  readonly titles: Texts;
  readonly contents: Texts;
  readonly audience: Audience;
  readonly recipients: number;
  readonly sentBy: string;
  readonly sentAt: number;
}

export async function writeMessage(tx: Tx, message: SentMessage): Promise<void> {
  await sql`insert into notices_message
      (message_id, titles, contents, audience, recipients, sent_by, sent_at)
    values (${message.messageId}, ${JSON.stringify(message.titles)}::jsonb,
      ${JSON.stringify(message.contents)}::jsonb, ${message.audience},
      ${message.recipients}, ${message.sentBy}, ${new Date(message.sentAt)})`.execute(tx);
}

export async function putMessage(
  tx: Tx,
  messageId: string,
  playerIds: readonly string[],
  now: number,
): Promise<void> {
  await sql`insert into notices_inbox (player_id, cause, message_id, received_at)
    select player_id, ${`message:${messageId}`}, ${messageId}, ${new Date(now)}
    from unnest(${playerIds}::text[]) as told (player_id)
    on conflict (player_id, cause) do nothing`.execute(tx);
}

/** The newest first, with how many have been read. */
export async function readMessages(
  on: Queryable,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: (SentMessage & { readonly read: number })[]; total: number }> {
  const { rows } = await sql<
    Omit<SentMessage, 'sentAt'> & { sentAt: Date; read: bigint; total: bigint }
  >`select message_id as "messageId", titles, contents, audience, recipients,
      sent_by as "sentBy", sent_at as "sentAt", count(*) over () as total,
      (select count(*) from notices_inbox i
        where i.message_id = m.message_id and read_at is not null) as read
    from notices_message m order by sent_at desc, message_id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const list = rows.map((row) => ({
    messageId: row.messageId,
    titles: row.titles,
    contents: row.contents,
    audience: row.audience,
    recipients: row.recipients,
    sentBy: row.sentBy,
    sentAt: row.sentAt.getTime(),
    read: Number(row.read),
  }));
  return { list, total: Number(rows[0]?.total ?? 0) };
}

/** Forgets what was received before, read or not, and messages that lie in no inbox any more. */
export async function forgetInbox(on: Queryable, before: number): Promise<void> {
  await sql`delete from notices_inbox where received_at < ${new Date(before)}`.execute(on);
}
