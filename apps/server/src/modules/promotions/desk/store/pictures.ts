// Pictures of promotions under their content's digest.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface NamedPicture {
  readonly name: string;
  readonly bytes: Buffer;
  readonly now: number;
}

/** False: it was there. */
export async function addNamedPicture(
  tx: Tx,
  { name, bytes, now }: NamedPicture,
): Promise<boolean> {
  const { rows } = await sql`insert into promotions_picture (name, bytes, made_at)
    values (${name}, ${bytes}, ${new Date(now)}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function readNamedPicture(on: Queryable, name: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from promotions_picture
    where name = ${name}`.execute(on);
  return rows[0]?.bytes;
}
