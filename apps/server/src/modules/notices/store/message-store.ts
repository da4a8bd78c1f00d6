// Reads and writes the messages of staff, and puts them into inboxes and takes them back.
import { sql } from 'kysely';
import type { Audience } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

type Texts = Record<string, string>;

export interface SentMessage {
  readonly messageId: string;
  readonly titles: Texts;
  readonly contents: Texts;
  readonly audience: Audience;
  readonly advertising: boolean;
  readonly recipients: number;
  /** Left out of a segment because they are on a break or excluded. */
  readonly spared: number;
  readonly sentBy: string;
  readonly sentAt: number;
}

/** A message's state since it was sent. */
export interface MessageFate {
  readonly read: number;
  readonly withdrawn: number;
  readonly withdrawnAt: number | null;
}

/** Gives false when this intent has sent its message before. */
export async function writeMessage(tx: Tx, message: SentMessage, intent: string): Promise<boolean> {
  const { messageId, titles, contents, audience, advertising } = message;
  const { rows } = await sql`insert into notices_message (message_id, titles, contents, audience,
      is_advertising, recipients, spared, sent_by, sent_at, intent)
    values (${messageId}, ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(contents)}::jsonb,
      ${audience}, ${advertising}, ${message.recipients}, ${message.spared}, ${message.sentBy},
      ${new Date(message.sentAt)}, ${intent})
    on conflict (intent) do nothing returning message_id`.execute(tx);
  return rows.length > 0;
}

export type Sent = Pick<SentMessage, 'messageId' | 'recipients' | 'spared'>;

export async function readSent(on: Queryable | Tx, intent: string): Promise<Sent | undefined> {
  const { rows } = await sql<Sent>`select message_id as "messageId", recipients, spared
    from notices_message where intent = ${intent}`.execute(on);
  return rows[0];
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

/** Locks a message until the transaction ends. */
export async function lockMessage(
  tx: Tx,
  messageId: string,
): Promise<{ readonly isWithdrawn: boolean } | undefined> {
  const { rows } = await sql<{ isWithdrawn: boolean }>`select withdrawn_at is not null
    as "isWithdrawn" from notices_message where message_id = ${messageId} for update`.execute(tx);
  return rows[0];
}

/** Takes it out of every inbox where it is unread; gives whose they were. */
export async function takeBack(tx: Tx, messageId: string, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ playerId: string }>`delete from notices_inbox
    where message_id = ${messageId} and read_at is null
    returning player_id as "playerId"`.execute(tx);
  await sql`update notices_message set withdrawn_count = ${rows.length},
    withdrawn_at = ${new Date(now)} where message_id = ${messageId}`.execute(tx);
  return rows.map(({ playerId }) => playerId);
}

type Row = Omit<SentMessage & MessageFate, 'sentAt' | 'withdrawnAt'> & {
  readonly sentAt: Date;
  readonly withdrawnAt: Date | null;
};

/** The newest first, with what became of each. */
export async function readMessages(
  on: Queryable,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: (SentMessage & MessageFate)[]; total: number }> {
  const { rows } = await sql<Row>`select message_id as "messageId", titles, contents, audience,
      is_advertising as advertising, recipients, spared, sent_by as "sentBy", sent_at as "sentAt",
      read_count as read, withdrawn_count as withdrawn, withdrawn_at as "withdrawnAt"
    from notices_message order by sent_at desc, message_id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const count = await sql<{ total: bigint }>`select count(*) as total
    from notices_message`.execute(on);
  const list = rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.getTime(),
    withdrawnAt: row.withdrawnAt?.getTime() ?? null,
  }));
  return { list, total: Number(count.rows[0]?.total ?? 0) };
}
