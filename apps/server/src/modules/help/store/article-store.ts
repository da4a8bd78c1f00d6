// Reads and writes versions of articles.
import { sql } from 'kysely';
import type { HelpSubject } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface ArticleVersion {
  readonly articleId: string;
  readonly version: number;
  readonly subject: HelpSubject;
  readonly titles: Record<string, string>;
  readonly contents: Record<string, string>;
  readonly on: boolean;
  /** The house’s own text holds. */
  readonly isHousesOwn: boolean;
  readonly savedAt: number | null;
  readonly savedBy: string;
}

type Row = Omit<ArticleVersion, 'savedAt'> & { readonly savedAt: Date };

const columns = sql`article_id as "articleId", version, subject, titles, contents, is_on as "on",
  is_houses_own as "isHousesOwn", saved_at as "savedAt", saved_by as "savedBy"`;
const versionOf = (row: Row): ArticleVersion => ({ ...row, savedAt: row.savedAt.getTime() });

/** The newest version of each, in the order in which they were first saved. */
export async function readNewest(on: Queryable | Tx): Promise<readonly ArticleVersion[]> {
  const { rows } = await sql<Row>`select distinct on (article_id) ${columns} from help_article
    order by article_id, version desc`.execute(on);
  return rows.map(versionOf);
}

/** The newest first. */
export async function readVersions(
  on: Queryable,
  articleId: string,
): Promise<readonly ArticleVersion[]> {
  const { rows } = await sql<Row>`select ${columns} from help_article
    where article_id = ${articleId} order by version desc`.execute(on);
  return rows.map(versionOf);
}

export async function lockHelp(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('help'))`.execute(tx);
}

export async function writeVersion(tx: Tx, next: ArticleVersion & { readonly savedAt: number }) {
  await sql`insert into help_article
      (article_id, version, subject, titles, contents, is_on, is_houses_own, saved_at, saved_by)
    values (${next.articleId}, ${next.version}, ${next.subject},
      ${JSON.stringify(next.titles)}::jsonb, ${JSON.stringify(next.contents)}::jsonb, ${next.on},
      ${next.isHousesOwn}, ${new Date(next.savedAt)}, ${next.savedBy})`.execute(tx);
}

/** The place of each article that staff have put in order. */
export async function readPlaces(on: Queryable | Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; position: number }>`select article_id as id, position
    from help_place`.execute(on);
  return new Map(rows.map(({ id, position }) => [id, position]));
}

/** These articles in this order, from 1. */
export async function writePlaces(tx: Tx, articleIds: readonly string[]): Promise<void> {
  await sql`insert into help_place (article_id, position)
    select article_id, place from unnest(${articleIds}::text[])
      with ordinality as told (article_id, place)
    on conflict (article_id) do update set position = excluded.position`.execute(tx);
}
