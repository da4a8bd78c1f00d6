// Copies rows of a table by SQL: every column as it is, but for what a copy has of its own.
import type { Database } from '@baize/server/testing';

export interface Copies {
  readonly table: string;
  /** Which rows are copied, as `t`. */
  readonly of: string;
  /** A query with a row for each copy, whose columns the copy's own may use. */
  readonly from: string;
  readonly own: Readonly<Record<string, string>>;
}

export async function copyText(
  on: Pick<Database['pool'], 'query'>,
  { table, of, from, own }: Copies,
): Promise<string> {
  const { rows } = await on.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0
      and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from (${from}) as copies, ${table} as t where ${of}`;
}
