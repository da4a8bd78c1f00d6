// Writes what staff decide of a brand. Changes are serialised by a lock, so that none is lost.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { RecordName, Records } from '../records.ts';
import type { FileKind } from './reader.ts';

export async function lockBrand(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('brand'))`.execute(tx);
}

export async function writeRecord<N extends RecordName>(
  tx: Tx,
  name: N,
  value: Records[N],
  now: number,
): Promise<void> {
  await sql`insert into brand_record (name, value, changed_at)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${new Date(now)})
    on conflict (name) do update
      set value = excluded.value, changed_at = excluded.changed_at`.execute(tx);
}

export interface NewFile {
  readonly file: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

export async function writeFile(
  tx: Tx,
  { file, kind, bytes }: NewFile,
  now: number,
): Promise<void> {
  await sql`insert into brand_file (file, kind, bytes, kept_at)
    values (${file}, ${kind}, ${Buffer.from(bytes)}, ${new Date(now)})
    on conflict (file) do nothing`.execute(tx);
}
