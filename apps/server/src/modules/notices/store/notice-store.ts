// Reads and writes notices and their pictures. Changes are serialised by a lock, so that two orders
// of one list cannot be mixed.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Notice } from '../rules/notice.ts';

type Times = 'showsFrom' | 'showsUntil' | 'changedAt';
type Row = Omit<Notice, Times> & {
  readonly showsFrom: Date | null;
  readonly showsUntil: Date | null;
  readonly changedAt: Date;
};

/** By kind, and in the order of each. */
export async function readNotices(on: Queryable | Tx): Promise<readonly Notice[]> {
  const { rows } = await sql<Row>`select notice_id as "noticeId", kind, place, platform, execution,
    titles, contents, link, art, pictures, is_on as "on", shows_from as "showsFrom",
    shows_until as "showsUntil", position, changed_at as "changedAt"
    from notices_notice order by kind, position, notice_id`.execute(on);
  return rows.map((row) => ({
    ...row,
    showsFrom: row.showsFrom?.getTime() ?? null,
    showsUntil: row.showsUntil?.getTime() ?? null,
    changedAt: row.changedAt.getTime(),
  }));
}

export async function lockNotices(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('notices'))`.execute(tx);
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

/** Writes a notice, new or changed. */
export async function writeNotice(tx: Tx, notice: Notice): Promise<void> {
  await sql`insert into notices_notice (notice_id, kind, place, platform, execution, titles,
      contents, link, art, pictures, is_on, shows_from, shows_until, position, changed_at)
    values (${notice.noticeId}, ${notice.kind}, ${notice.place}, ${notice.platform},
      ${notice.execution}, ${JSON.stringify(notice.titles)}::jsonb,
      ${JSON.stringify(notice.contents)}::jsonb, ${notice.link}, ${notice.art},
      ${JSON.stringify(notice.pictures)}::jsonb, ${notice.on}, ${dateOf(notice.showsFrom)},
      ${dateOf(notice.showsUntil)}, ${notice.position}, ${new Date(notice.changedAt)})
    on conflict (notice_id) do update set place = excluded.place, platform = excluded.platform,
      execution = excluded.execution, titles = excluded.titles, contents = excluded.contents,
      link = excluded.link, art = excluded.art, pictures = excluded.pictures,
      is_on = excluded.is_on, shows_from = excluded.shows_from,
      shows_until = excluded.shows_until, position = excluded.position,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteNotice(tx: Tx, noticeId: string): Promise<void> {
  await sql`delete from notices_notice where notice_id = ${noticeId}`.execute(tx);
}

/** These notices in this order, from 1. */
export async function writeOrder(tx: Tx, noticeIds: readonly string[]): Promise<void> {
  await sql`update notices_notice set position = told.place
    from unnest(${noticeIds}::text[]) with ordinality as told (notice_id, place)
    where notices_notice.notice_id = told.notice_id`.execute(tx);
}

export async function writePicture(
  tx: Tx,
  picture: string,
  bytes: Uint8Array,
  now: number,
): Promise<void> {
  await sql`insert into notices_picture (picture, bytes, kept_at)
    values (${picture}, ${Buffer.from(bytes)}, ${new Date(now)})
    on conflict (picture) do nothing`.execute(tx);
}

export async function readPicture(on: Queryable, picture: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from notices_picture
    where picture = ${picture}`.execute(on);
  return rows[0]?.bytes;
}
