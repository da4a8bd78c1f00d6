// Reads a picture by its name.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export async function readPicture(on: Queryable, picture: string): Promise<Buffer | undefined> {
  const found = await sql<{ bytes: Buffer }>`select bytes from catalogue_picture
    where picture = ${picture}`.execute(on);
  return found.rows[0]?.bytes;
}
