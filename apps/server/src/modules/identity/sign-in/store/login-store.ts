// The record of sign-ins and failed tries, and from which places a member has come before.
import { sql } from 'kysely';
import { prepared, type Queryable, type Tx } from '../../../../platform/database/index.ts';

export interface LoginNote {
  readonly id: string;
  readonly playerId: string | null;
  readonly outcome: string;
  readonly method: string;
  readonly address: string;
  readonly country: string;
  readonly device: string;
  readonly newPlace: boolean;
}

const insertLogin = {
  name: 'identity-insert-login',
  text: `insert into identity_login
    (id, player_id, at, outcome, method, address, country, device, new_place)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

export async function writeLogin(on: Queryable | Tx, note: LoginNote, now: number): Promise<void> {
  const { id, playerId, outcome, method, address, country, device, newPlace } = note;
  const at = new Date(now);
  await prepared(on, insertLogin, [
    id,
    playerId,
    at,
    outcome,
    method,
    address,
    country,
    device,
    newPlace,
  ]);
}

export interface Place {
  readonly address: string;
  readonly country: string;
  readonly device: string;
}

/** Whether a member came from this country with this device, or from this address, before. */
export async function knowsPlace(
  on: Queryable | Tx,
  playerId: string,
  { address, country, device }: Place,
): Promise<boolean> {
  const before = sql`select from identity_login
    where player_id = ${playerId} and outcome = 'signed-in'`;
  // The first that fits is enough: who comes every day has thousands.
  const { rows } = await sql<{ known: boolean }>`select exists (${before}
      and (address = ${address} or (country = ${country} and device = ${device})))
    or not exists (${before}) as known`.execute(on);
  // The first place is not reported as new.
  return rows[0]?.known ?? true;
}

export interface LoginRow extends LoginNote {
  readonly at: number;
}

export async function listLogins(
  on: Queryable,
  { playerId, offset, limit }: { playerId: string; offset: number; limit: number },
): Promise<{ readonly list: readonly LoginRow[]; readonly total: number }> {
  const [page, count] = await Promise.all([
    sql<Omit<LoginRow, 'at'> & { at: Date }>`select id, player_id as "playerId", at, outcome,
        method, address, country, device, new_place as "newPlace"
      from identity_login where player_id = ${playerId}
      order by at desc, id desc limit ${limit} offset ${offset}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from identity_login
      where player_id = ${playerId}`.execute(on),
  ]);
  const list = page.rows.map((row) => ({ ...row, at: row.at.getTime() }));
  return { list, total: Number(count.rows[0]?.total ?? 0) };
}

/** Forgets what is older; what a regulator wants to see is a year. */
export async function forgetOldLogins(on: Queryable, before: number): Promise<void> {
  await sql`delete from identity_login where at < ${new Date(before)}`.execute(on);
}
