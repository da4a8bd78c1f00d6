// Keeps the keys that older clients seal to, until nothing sealed to them opens any more.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface StoredLegacyKey {
  readonly modulus: string;
  readonly privateSealed: string;
  readonly madeAt: number;
}

export async function insertLegacyKey(on: Queryable, key: StoredLegacyKey): Promise<void> {
  await sql`insert into identity_legacy_key (modulus, private_sealed, made_at)
    values (${key.modulus}, ${key.privateSealed}, ${new Date(key.madeAt)})`.execute(on);
}

/** The newest keys made since a moment, at most `countMax`. */
export async function readLegacyKeys(
  on: Queryable,
  since: number,
  countMax: number,
): Promise<readonly StoredLegacyKey[]> {
  const { rows } = await sql<StoredLegacyKey & { madeAt: Date }>`
    select modulus, private_sealed as "privateSealed", made_at as "madeAt"
    from identity_legacy_key where made_at > ${new Date(since)}
    order by made_at desc limit ${countMax}`.execute(on);
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt).getTime() }));
}

export async function forgetLegacyKeys(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_legacy_key where made_at <= ${new Date(before)}`.execute(on);
}
