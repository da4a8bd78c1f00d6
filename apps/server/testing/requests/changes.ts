// The rows that a request changed, from a log that triggers keep in the same transaction. What a
// transaction took back is not in it, and a row that goes and comes back as it
// was is no change.
import type pg from 'pg';

export interface Change {
  readonly table: string;
  readonly now: 'written' | 'gone';
  readonly row: string;
}

export interface ChangeLog {
  /** The rows that differ since this was asked last. */
  since(): Promise<readonly Change[]>;
}

interface Line {
  readonly n: string;
  readonly name: string;
  readonly sign: number;
  readonly row: string;
}

/** Looks at all tables of these prefixes. */
export async function openChangeLog(
  pool: pg.Pool,
  prefixes: readonly string[],
): Promise<ChangeLog> {
  await pool.query(logTable);
  const tables = await tablesOf(pool, prefixes);
  await pool.query(tables.map(triggersOn).join(';\n'));
  return {
    async since() {
      const { rows } = await pool.query<Line>(
        'with taken as (delete from changes.line returning *) select * from taken order by n',
      );
      return netOf(rows);
    },
  };
}

// How often somebody tried, or was seen last, may be counted by a refused request too.
const logTable = `
  create schema changes;
  create unlogged table changes.line (
    n bigint generated always as identity, name text, sign integer, "row" text
  );
  create function changes.note() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        insert into changes.line (name, sign, "row")
          select tg_table_name, 1, (to_jsonb(r) - array['seen_at', 'last_seen_at'])::text
          from rows_now as r;
      end if;
      if tg_op in ('UPDATE', 'DELETE') then
        insert into changes.line (name, sign, "row")
          select tg_table_name, -1, (to_jsonb(r) - array['seen_at', 'last_seen_at'])::text
          from rows_before as r;
      end if;
      return null;
    end $$`;

function triggersOn(table: string): string {
  const before = 'old table as rows_before';
  const now = 'new table as rows_now';
  const of = { insert: now, update: `${before} ${now}`, delete: before };
  return Object.entries(of)
    .map(
      ([what, rows]) => `create trigger changes_${what} after ${what} on ${table}
        referencing ${rows} for each statement execute function changes.note()`,
    )
    .join(';\n');
}

async function tablesOf(pool: pg.Pool, prefixes: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and exists (
       select from unnest($1::text[]) as prefix where starts_with(tablename, prefix))`,
    [prefixes],
  );
  return rows.map(({ name }) => name);
}

/** What is left when rows that came and went are taken out. */
export function netOf(lines: readonly Pick<Line, 'name' | 'sign' | 'row'>[]): Change[] {
  const counts = new Map<string, { readonly line: (typeof lines)[number]; count: number }>();
  for (const line of lines) {
    const key = `${line.name} ${line.row}`;
    const seen = counts.get(key) ?? { line, count: 0 };
    counts.set(key, seen);
    seen.count += line.sign;
  }
  return [...counts.values()]
    .filter(({ count }) => count !== 0)
    .map(({ line: { name, row }, count }) => ({
      table: name,
      now: count > 0 ? 'written' : 'gone',
      row: row.slice(0, rowLettersMax),
    }));
}

const rowLettersMax = 400;
