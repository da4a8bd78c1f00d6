// Reads and writes staff accounts.
import { sql } from 'kysely';
import type { StaffState, PasswordKind } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { permissionsIn } from './roles.ts';
import type { Reaching } from '../rules/reach.ts';

export interface StaffAccount extends Reaching {
  readonly username: string;
  readonly state: StaffState;
  readonly passwordHash: string;
  readonly passwordKind: PasswordKind;
  /** Until when an initial password is good. */
  readonly passwordUntil: Date | null;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
}

type AccountRow = Omit<StaffAccount, 'permissions'> & { readonly stored: string[] | null };

const columns = sql`f.staff_id as "staffId", f.username, f.role, f.state,
  f.password_hash as "passwordHash", f.password_kind as "passwordKind",
  f.password_until as "passwordUntil", f.created_at as "createdAt",
  f.last_sign_in_at as "lastSignInAt", r.permissions as stored`;
const accounts = sql`operator_staff f left join operator_role r on r.name = f.role`;

const accountOf = ({ stored, ...row }: AccountRow): StaffAccount => ({
  ...row,
  permissions: permissionsIn(row.role, stored),
});

/** Found regardless of case; a removed account is not found. */
export async function findStaff(
  on: Queryable | Tx,
  username: string,
): Promise<StaffAccount | undefined> {
  const { rows } = await sql<AccountRow>`select ${columns} from ${accounts}
    where lower(f.username) = lower(${username}) and f.state <> 'removed'`.execute(on);
  return rows[0] && accountOf(rows[0]);
}

export async function readAccount(
  on: Queryable | Tx,
  staffId: string,
): Promise<StaffAccount | undefined> {
  const { rows } = await sql<AccountRow>`select ${columns} from ${accounts}
    where f.staff_id = ${staffId}`.execute(on);
  return rows[0] && accountOf(rows[0]);
}

export interface StaffSearch {
  readonly username: string;
  readonly state: StaffState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** By name; removed accounts are listed only on request. */
export async function findAccounts(
  on: Queryable,
  { username, state, pageNo, pageSize }: StaffSearch,
): Promise<{ list: readonly StaffAccount[]; total: number }> {
  const part = `%${username.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`lower(f.username) like ${part}
    and ${state === undefined ? sql`f.state <> 'removed'` : sql`f.state = ${state}`}`;
  const [page, count] = await Promise.all([
    sql<AccountRow>`select ${columns} from ${accounts} where ${wanted}
      order by lower(f.username) limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from operator_staff f
      where ${wanted}`.execute(on),
  ]);
  return { list: page.rows.map(accountOf), total: Number(count.rows[0]?.total ?? 0n) };
}

export interface NewStaff {
  readonly staffId: string;
  readonly username: string;
  readonly role: string;
}

export interface NewPassword {
  readonly hash: string;
  readonly kind: PasswordKind;
  readonly until: number | null;
}

/** Adds a staff account; false when the name is taken. */
export async function writeStaff(
  on: Queryable | Tx,
  { staffId, username, role }: NewStaff,
  { hash, kind, until }: NewPassword,
  now: number,
): Promise<boolean> {
  const written = await sql`insert into operator_staff
    (staff_id, username, password_hash, password_kind, password_until, role, created_at)
    values (${staffId}, ${username}, ${hash}, ${kind}, ${until === null ? null : new Date(until)},
      ${role}, ${new Date(now)})
    on conflict do nothing`.execute(on);
  return written.numAffectedRows === 1n;
}

export async function writePassword(
  tx: Tx,
  staffId: string,
  { hash, kind, until }: NewPassword,
): Promise<void> {
  await sql`update operator_staff set password_hash = ${hash}, password_kind = ${kind},
    password_until = ${until === null ? null : new Date(until)}
    where staff_id = ${staffId}`.execute(tx);
}

export async function writeRoleOf(tx: Tx, staffId: string, role: string): Promise<void> {
  await sql`update operator_staff set role = ${role} where staff_id = ${staffId}`.execute(tx);
}

export async function writeState(tx: Tx, staffId: string, state: StaffState): Promise<void> {
  await sql`update operator_staff set state = ${state} where staff_id = ${staffId}`.execute(tx);
}

export async function noteSignIn(tx: Tx, staffId: string, now: number): Promise<void> {
  await sql`update operator_staff set last_sign_in_at = ${new Date(now)}
    where staff_id = ${staffId}`.execute(tx);
}

/** Accounts and roles change one after the other, so that no two take each other's rights. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operator staff'))`.execute(tx);
}

export async function countStaff(on: Queryable): Promise<number> {
  const { rows } = await sql<{ all: bigint }>`select count(*) as all
    from operator_staff`.execute(on);
  return Number(rows[0]?.all ?? 0n);
}
