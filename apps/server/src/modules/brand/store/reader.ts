// Reads what a brand has changed, and its files by their names.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { freshRecords, type Records } from '../records.ts';

export type FileKind = 'text/css' | 'image/webp' | 'image/png';

export async function readRecords(on: Queryable | Tx): Promise<Records> {
  const { rows } = await sql<{ name: string; value: object }>`
    select name, value from brand_record`.execute(on);
  const kept = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const whole = Object.entries(freshRecords).map(([name, fresh]) => [
    name,
    { ...fresh, ...kept[name] },
  ]);
  return Object.fromEntries(whole) as Records;
}

export async function readFile(
  on: Queryable,
  file: string,
  kind: FileKind,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from brand_file
    where file = ${file} and kind = ${kind}`.execute(on);
  return rows[0]?.bytes;
}
