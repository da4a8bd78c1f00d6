// Reads players: for sign-in, for their own page, and for whoever needs their names.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export type PlayerState = 'active' | 'locked' | 'excluded' | 'closed';

export interface SignInPlayer {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly type: number;
  readonly state: PlayerState;
  readonly currency: string;
  readonly registerIntent: string | null;
}

export interface MemberFile {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: PlayerState;
  readonly currency: string;
  readonly nickname: string;
  readonly payee: string;
  readonly email: string;
  readonly mobile: string;
  readonly registeredAt: number;
  readonly lastLoginAt: number | null;
}

/** The form in which a username is compared: its case does not matter. */
export const keyOfUsername = (username: string): string => username.normalize('NFKC').toLowerCase();

export async function findForSignIn(
  on: Queryable | Tx,
  usernameKey: string,
): Promise<SignInPlayer | undefined> {
  const { rows } = await sql<SignInPlayer>`
    select id, username, password_hash as "passwordHash", type, state, currency,
      register_intent as "registerIntent"
    from identity_player where username_key = ${usernameKey}`.execute(on);
  return rows[0];
}

export async function isUsernameTaken(on: Queryable | Tx, usernameKey: string): Promise<boolean> {
  return (await findForSignIn(on, usernameKey)) !== undefined;
}

/** The agent whose invitation code this is. */
export async function findAgentByCode(on: Queryable, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where affiliate_code = ${code} and type in (1, 2, 41, 42) and state = 'active'`.execute(on);
  return rows[0]?.id;
}

export async function readPasswordHash(on: Queryable, playerId: string) {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from identity_player where id = ${playerId}`.execute(on);
  return rows[0]?.hash ?? undefined;
}

export async function readUsernames(
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from identity_player where id = any(${[...new Set(ids)]})`.execute(on);
  return new Map(rows.map(({ id, username }) => [id, username]));
}

const fileColumns = sql`id, username, type, state, currency, nickname, payee_name, email, mobile,
  registered_at, last_login_at`;

interface FileRow {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: PlayerState;
  readonly currency: string;
  readonly nickname: string;
  readonly payee_name: string;
  readonly email: string;
  readonly mobile: string;
  readonly registered_at: Date;
  readonly last_login_at: Date | null;
}

function fileOf({ payee_name, registered_at, last_login_at, ...same }: FileRow): MemberFile {
  return {
    ...same,
    payee: payee_name,
    registeredAt: registered_at.getTime(),
    lastLoginAt: last_login_at?.getTime() ?? null,
  };
}

export async function readMemberFile(on: Queryable, id: string): Promise<MemberFile | undefined> {
  const { rows } = await sql<FileRow>`
    select ${fileColumns} from identity_player where id = ${id}`.execute(on);
  return rows[0] && fileOf(rows[0]);
}

/** The id of the player of this name, whatever its case. */
export async function readPlayerId(on: Queryable, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where username_key = ${keyOfUsername(username)}`.execute(on);
  return rows[0]?.id;
}

export interface MemberSearch {
  /** A part of the username, in any case. */
  readonly username?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Members and agents, the newest first; demo accounts are nobody's. */
export async function findMembers(on: Queryable, { username, pageNo, pageSize }: MemberSearch) {
  const part = keyOfUsername(username ?? '').replace(/[\\%_]/g, '\\$&');
  const named = sql`from identity_player where type <> 4 and username_key like ${`%${part}%`}`;
  const [page, count] = await Promise.all([
    sql<FileRow>`select ${fileColumns} ${named} order by registered_at desc, id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total ${named}`.execute(on),
  ]);
  return { list: page.rows.map(fileOf), total: Number(count.rows[0]?.total ?? 0) };
}

export async function countRegisteredSince(on: Queryable, since: number): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from identity_player
    where type <> 4 and registered_at >= ${new Date(since)}`.execute(on);
  return Number(rows[0]?.total ?? 0);
}

/** Whether the number is the verified one of a member who may sign in. */
export async function isMembersMobile(on: Queryable, mobile: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_player
    where mobile_key = ${mobile} and state = 'active'`.execute(on);
  return rows.length > 0;
}

/** Where a member may be written to; only what is verified. */
export async function readContact(on: Queryable | Tx, playerId: string) {
  const { rows } = await sql<{ mobile: string | null; email: string | null }>`
    select mobile_key as mobile, email_key as email
    from identity_player where id = ${playerId}`.execute(on);
  const [row] = rows;
  return { mobile: row?.mobile ?? undefined, email: row?.email ?? undefined };
}
