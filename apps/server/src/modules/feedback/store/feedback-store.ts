// Reads and writes what players wrote and what was answered.
import { sql } from 'kysely';
import type { FeedbackKind } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface FeedbackText {
  readonly feedbackId: string;
  readonly playerId: string | null;
  readonly type: FeedbackKind;
  readonly content: string;
  readonly hasPicture: boolean;
  readonly sentAt: number;
  readonly answer: string;
  readonly answeredAt: number | null;
  readonly answeredBy: string;
}

type Row = Omit<FeedbackText, 'sentAt' | 'answeredAt'> & {
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  readonly total: bigint;
};

export interface NewText extends Pick<
  FeedbackText,
  'feedbackId' | 'playerId' | 'type' | 'content'
> {
  readonly picture: Uint8Array | null;
  readonly now: number;
}

export async function writeText(on: Queryable, text: NewText): Promise<void> {
  await sql`insert into feedback_text (feedback_id, player_id, type, content, picture, sent_at)
    values (${text.feedbackId}, ${text.playerId}, ${text.type}, ${text.content},
      ${text.picture && Buffer.from(text.picture)}, ${new Date(text.now)})
    on conflict (feedback_id) do nothing`.execute(on);
}

export interface TextSearch {
  readonly playerId?: string;
  readonly isOpen?: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The newest first. */
export async function readTexts(on: Queryable, { playerId, isOpen, pageNo, pageSize }: TextSearch) {
  const whose = playerId === undefined ? sql`true` : sql`player_id = ${playerId}`;
  const which = isOpen ? sql`answered_at is null` : sql`true`;
  const { rows } = await sql<Row>`select feedback_id as "feedbackId", player_id as "playerId", type,
      content, picture is not null as "hasPicture", sent_at as "sentAt", answer,
      answered_at as "answeredAt", answered_by as "answeredBy", count(*) over () as total
    from feedback_text where ${whose} and ${which} order by sent_at desc, feedback_id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const list: FeedbackText[] = rows.map((row) => ({
    feedbackId: row.feedbackId,
    playerId: row.playerId,
    type: row.type,
    content: row.content,
    hasPicture: row.hasPicture,
    sentAt: row.sentAt.getTime(),
    answer: row.answer,
    answeredAt: row.answeredAt?.getTime() ?? null,
    answeredBy: row.answeredBy,
  }));
  return { list, total: Number(rows[0]?.total ?? 0) };
}

export async function countOpen(on: Queryable): Promise<number> {
  const { rows } = await sql<{ open: bigint }>`select count(*) as open from feedback_text
    where answered_at is null`.execute(on);
  return Number(rows[0]?.open ?? 0);
}

/** Undefined when there is no such text, null when it came without a picture. */
export async function readTextPicture(on: Queryable, feedbackId: string) {
  const { rows } = await sql<{ picture: Buffer | null }>`select picture from feedback_text
    where feedback_id = ${feedbackId}`.execute(on);
  return rows[0]?.picture;
}

export interface Answer {
  readonly feedbackId: string;
  readonly answer: string;
  readonly by: string;
  readonly now: number;
}

/** Answers what has no answer yet; gives the text, or how it stands when nothing was written. */
export async function writeAnswer(
  tx: Tx,
  { feedbackId, answer, by, now }: Answer,
): Promise<{ readonly playerId: string | null } | 'unknown' | 'answered'> {
  const { rows } = await sql<{ playerId: string | null }>`update feedback_text
    set answer = ${answer}, answered_at = ${new Date(now)}, answered_by = ${by}
    where feedback_id = ${feedbackId} and answered_at is null
    returning player_id as "playerId"`.execute(tx);
  if (rows[0]) return rows[0];
  const known = await sql`select 1 from feedback_text where feedback_id = ${feedbackId}`.execute(
    tx,
  );
  return known.rows.length > 0 ? 'answered' : 'unknown';
}
