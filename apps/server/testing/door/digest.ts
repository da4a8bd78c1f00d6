// A database's content as one short text: equal before and after means that nothing was changed.
// Only columns are left out that tell when somebody was last seen or how often they failed, and the
// log of vendors' messages.
import type pg from 'pg';

const schemasLeftOut = ['pg_catalog', 'information_schema', 'job'];
const tablesLeftOut = ['vendors_message'];
const columnsLeftOut = ['seen_at', 'last_seen_at'];

export type Digest = Readonly<Record<string, string>>;

/** Every table that is looked at, as SQL names it. */
export async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname <> all ($1) and tablename <> all ($2) order by 1`,
    [schemasLeftOut, tablesLeftOut],
  );
  return rows.map(({ name }) => name);
}

/** A digest of each table. */
export async function digestOf(pool: pg.Pool): Promise<Digest> {
  const parts = (await tablesOf(pool)).map(
    (name) => `select '${name}' as name,
      (select encode(sha256(convert_to(string_agg(line, E'\\n' order by line), 'UTF8')), 'hex')
       from (select (to_jsonb(t) - $1::text[])::text as line from ${name} t) as rows_of) as lines`,
  );
  const found = await pool.query<{ name: string; lines: string | null }>(
    parts.join(' union all '),
    [columnsLeftOut],
  );
  return Object.fromEntries(found.rows.map(({ name, lines }) => [name, lines ?? '']));
}

/** The tables that differ. */
export function changedTables(before: Digest, after: Digest): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).toSorted();
}
