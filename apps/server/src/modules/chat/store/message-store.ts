// Reads and writes what was said. Messages of a channel are numbered without holes under the lock
// of its row, so their order is that of the commits and never changes.
import { sql } from 'kysely';
import type { ChatVoice } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface ChatMessage {
  readonly messageId: string;
  readonly channel: string;
  readonly seq: number;
  readonly voice: ChatVoice;
  readonly playerId: string | null;
  readonly staff: string;
  readonly name: string;
  readonly text: string;
  readonly isTrimmed: boolean;
  readonly echo: string;
  /** The red envelope that lies in it; '' in others. */
  readonly envelopeId: string;
  readonly sentAt: number;
  readonly removedAt: number | null;
}

type Numbered = 'seq' | 'sentAt' | 'removedAt';
type Row = Omit<ChatMessage, Numbered> & {
  readonly seq: bigint;
  readonly sentAt: Date;
  readonly removedAt: Date | null;
};

export const messageColumns = sql`message_id as "messageId", channel, seq, voice,
  player_id as "playerId", staff, name, body as text, is_trimmed as "isTrimmed", echo,
  envelope_id as "envelopeId", sent_at as "sentAt", removed_at as "removedAt"`;

export const messageOf = <R extends Row>(row: R) => ({
  ...row,
  seq: Number(row.seq),
  sentAt: row.sentAt.getTime(),
  removedAt: row.removedAt?.getTime() ?? null,
});
export type MessageRow = Row;

export const roomChannel = (roomId: string) => `room:${roomId}`;
export const threadChannel = (threadId: string) => `thread:${threadId}`;
export const roomOf = (channel: string): string | undefined =>
  channel.startsWith('room:') ? channel.slice('room:'.length) : undefined;

/** One action of a person at a time; it writes nothing by itself. */
export async function lockPerson(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${playerId}`}, 0))`.execute(tx);
}

export async function findMessage(
  on: Queryable | Tx,
  messageId: string,
): Promise<ChatMessage | undefined> {
  const { rows } = await sql<Row>`select ${messageColumns} from chat_message
    where message_id = ${messageId}`.execute(on);
  return rows[0] && messageOf(rows[0]);
}

export type NewMessage = Omit<ChatMessage, 'seq' | 'removedAt' | 'envelopeId'> & {
  readonly envelopeId?: string;
};

/** Numbers a message and keeps it. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<ChatMessage> {
  const { rows } = await sql<{ seq: bigint }>`insert into chat_channel as held (channel, last_seq)
    values (${message.channel}, 1)
    on conflict (channel) do update set last_seq = held.last_seq + 1
    returning last_seq as seq`.execute(tx);
  const seq = Number(rows[0]?.seq ?? 1);
  const { envelopeId = '' } = message;
  await sql`insert into chat_message (message_id, channel, seq, voice, player_id, staff, name,
      body, is_trimmed, echo, envelope_id, sent_at)
    values (${message.messageId}, ${message.channel}, ${seq}, ${message.voice},
      ${message.playerId}, ${message.staff}, ${message.name}, ${message.text},
      ${message.isTrimmed}, ${message.echo}, ${envelopeId},
      ${new Date(message.sentAt)})`.execute(tx);
  return { ...message, envelopeId, seq, removedAt: null };
}

export interface PageAsked {
  readonly channel: string;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly size: number;
}

export interface Page {
  readonly rows: readonly ChatMessage[];
  readonly hasEarlier: boolean;
}

/** As staff read it: removed messages too. */
export const readPage = (on: Queryable, asked: PageAsked): Promise<Page> =>
  pageWhere(on, asked, sql`true`);

/** As a member reads it: no removed message but their own, nothing of whom they do not read. */
export const readPageOf = (on: Queryable, asked: PageAsked, playerId: string): Promise<Page> =>
  pageWhere(
    on,
    asked,
    sql`(removed_at is null or player_id = ${playerId}) and not exists (
      select 1 from chat_ignored i
      where i.player_id = ${playerId} and i.writer_player_id = chat_message.player_id)`,
  );

async function pageWhere(
  on: Queryable,
  { channel, before, after, size }: PageAsked,
  shown: ReturnType<typeof sql>,
): Promise<Page> {
  const forward = after !== undefined;
  const end = before === undefined ? sql`true` : sql`seq < ${before}`;
  const bound = forward ? sql`seq > ${after}` : end;
  const order = forward ? sql`seq asc` : sql`seq desc`;
  const { rows } = await sql<Row>`select ${messageColumns} from chat_message
    where channel = ${channel} and ${bound} and ${shown}
    order by ${order} limit ${size + 1}`.execute(on);
  const page = rows.slice(0, size).map(messageOf);
  if (forward) return { rows: page, hasEarlier: after > 0 };
  return { rows: page.reverse(), hasEarlier: rows.length > size };
}

/** The number of the last message of each channel that has one. */
export async function lastSeqs(
  on: Queryable | Tx,
  channels: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ channel: string; seq: bigint }>`
    select channel, last_seq as seq from chat_channel
    where channel = any(${channels}::text[])`.execute(on);
  return new Map(rows.map(({ channel, seq }) => [channel, Number(seq)]));
}

/** A member's messages since a moment, newest first. */
export async function readSaidSince(on: Queryable | Tx, playerId: string, since: number) {
  const { rows } = await sql<{ channel: string; text: string; sentAt: Date }>`
    select channel, body as text, sent_at as "sentAt" from chat_message
    where player_id = ${playerId} and sent_at > ${new Date(since)}
    order by sent_at desc limit 500`.execute(on);
  return rows.map(({ channel, text, sentAt }) => ({ channel, text, at: sentAt.getTime() }));
}

/** Undefined when it is not there or was removed before. */
export async function removeMessage(
  tx: Tx,
  { messageId, by, now }: { messageId: string; by: string; now: number },
): Promise<ChatMessage | undefined> {
  const { rows } = await sql<Row>`update chat_message
    set removed_at = ${new Date(now)}, removed_by = ${by}
    where message_id = ${messageId} and removed_at is null and channel like 'room:%'
    returning ${messageColumns}`.execute(tx);
  return rows[0] && messageOf(rows[0]);
}

/** Messages, with their reports, and talks in which nothing is left. */
export async function forgetMessages(on: Queryable, before: number): Promise<void> {
  const at = new Date(before);
  await sql`delete from chat_message where sent_at < ${at}`.execute(on);
  await sql`delete from chat_thread where last_at < ${at}`.execute(on);
  await sql`delete from chat_sanction where ends_at < ${at}`.execute(on);
}

/** One member's messages, for the copy of their data. */
export async function readAllSaid(on: Queryable, playerId: string) {
  const { rows } = await sql<{ channel: string; text: string; sentAt: Date }>`
    select channel, body as text, sent_at as "sentAt" from chat_message
    where player_id = ${playerId} order by sent_at`.execute(on);
  return rows.map(({ channel, text, sentAt }) => ({
    where: channel.startsWith('thread:') ? 'service' : channel,
    text,
    sentAt: sentAt.toISOString(),
  }));
}
