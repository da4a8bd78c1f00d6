// Reads players: for sign-in, for their own page, and for lists that show their names.
import type { MemberState, PasswordKind } from '@baize/contract';
import { agentTypes, demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface SignInPlayer {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly type: number;
  readonly state: MemberState;
  readonly currency: string;
  readonly registerIntent: string | null;
  readonly registeredAt: number;
  readonly passwordKind: PasswordKind;
  readonly passwordChangedAt: number;
  readonly mobileKey: string | null;
  readonly emailKey: string | null;
  readonly fullName: string;
  readonly birthday: string | null;
  readonly documentKey: string | null;
  readonly language: string;
}

export interface MemberFile {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly currency: string;
  readonly nickname: string;
  readonly payee: string;
  readonly fullName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly mobile: string;
  readonly mobileVerified: boolean;
  /** `yyyy-MM-dd`, '' when it was never told. */
  readonly birthday: string;
  readonly language: string;
  readonly avatar: string;
  readonly contacts: Readonly<Record<string, string>>;
  readonly registeredAt: number;
  readonly lastLoginAt: number | null;
  /** The sign-in before the one that opened the newest session. */
  readonly loginBefore: { readonly at: number; readonly ip: string } | null;
  readonly passwordKind: PasswordKind;
  readonly passwordChangedAt: number;
}

/** The form in which a username is compared: its case does not matter. */
export const keyOfUsername = (username: string): string => username.normalize('NFKC').toLowerCase();

const signInColumns = sql`id, username, password_hash as "passwordHash", type, state, currency,
  register_intent as "registerIntent", registered_at as "registeredAt",
  password_kind as "passwordKind",
  password_changed_at as "passwordChangedAt", mobile_key as "mobileKey", email_key as "emailKey",
  coalesce(nullif(full_name, ''), payee_name) as "fullName", birthday::text as birthday,
  document_key as "documentKey", language`;

type SignInTimes = 'passwordChangedAt' | 'registeredAt';
type SignInRow = Omit<SignInPlayer, SignInTimes> & Readonly<Record<SignInTimes, Date>>;

const signInOf = (row: SignInRow): SignInPlayer => ({
  ...row,
  passwordChangedAt: row.passwordChangedAt.getTime(),
  registeredAt: row.registeredAt.getTime(),
});

export async function findForSignIn(
  on: Queryable | Tx,
  usernameKey: string,
): Promise<SignInPlayer | undefined> {
  const { rows } = await sql<SignInRow>`select ${signInColumns}
    from identity_player where username_key = ${usernameKey}`.execute(on);
  return rows[0] && signInOf(rows[0]);
}

/** The member of a verified number or mailbox. */
export async function findByContact(
  on: Queryable | Tx,
  { mobile, email }: { readonly mobile?: string | undefined; readonly email?: string | undefined },
): Promise<SignInPlayer | undefined> {
  const { rows } = await sql<SignInRow>`select ${signInColumns} from identity_player
    where mobile_key = ${mobile ?? null} or email_key = ${email ?? null}`.execute(on);
  return rows[0] && signInOf(rows[0]);
}

export async function findForSignInById(
  on: Queryable | Tx,
  id: string,
): Promise<SignInPlayer | undefined> {
  const { rows } = await sql<SignInRow>`select ${signInColumns}
    from identity_player where id = ${id}`.execute(on);
  return rows[0] && signInOf(rows[0]);
}

/** The member of this name and mailbox; the mailbox need not be verified. */
export async function findByMailbox(
  on: Queryable,
  usernameKey: string,
  email: string,
): Promise<SignInPlayer | undefined> {
  const { rows } = await sql<SignInRow>`select ${signInColumns} from identity_player
    where username_key = ${usernameKey} and type <> ${demoType}
      and (email_key = ${email} or (email_key is null and lower(email) = ${email}))`.execute(on);
  return rows[0] && signInOf(rows[0]);
}

/** Finds the player of a referral code. */
export async function findByReferralCode(on: Queryable, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where referral_code = ${code.toUpperCase()} and type <> ${demoType}
      and state = 'active'`.execute(on);
  return rows[0]?.id;
}

export interface NoticeContact {
  readonly username: string;
  readonly language: string;
  readonly mobile: string | undefined;
  readonly email: string | undefined;
  readonly wantsNewPlace: boolean;
}

/** The contact and language for messages about the member's own account. */
export async function readNoticeContact(
  on: Queryable,
  playerId: string,
): Promise<NoticeContact | undefined> {
  const { rows } = await sql<{
    username: string;
    language: string;
    mobile: string | null;
    email: string | null;
    wants: boolean;
  }>`select username, language, mobile_key as mobile,
      coalesce(email_key, nullif(lower(email), '')) as email, new_place_notice as wants
    from identity_player where id = ${playerId} and type <> ${demoType}`.execute(on);
  const [row] = rows;
  if (!row) return undefined;
  const { username, language, mobile, email, wants } = row;
  return {
    username,
    language,
    mobile: mobile ?? undefined,
    email: email ?? undefined,
    wantsNewPlace: wants,
  };
}

/** The mailbox and the number on record, proved or not; '' where there is none. */
export async function readWrittenContacts(
  on: Queryable | Tx,
  playerId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string; mobile: string }>`
    select email, mobile from identity_player where id = ${playerId}`.execute(on);
  return rows.flatMap(({ email, mobile }) => [email, mobile]);
}

export async function isUsernameTaken(on: Queryable | Tx, usernameKey: string): Promise<boolean> {
  return (await findForSignIn(on, usernameKey)) !== undefined;
}

export interface Agent {
  readonly id: string;
  readonly code: string;
  /** The link whose code it is; null: it is the agent's own. */
  readonly invitationId: string | null;
  /** The kind of account that registers by it: 0 a member, 1 an agent. */
  readonly type: number;
}

type AgentMark = { readonly code: string; readonly now: number } | { readonly hostLabel: string };

/**
 * The agent whose invitation code this is: of their own or of an open link, exactly; or their own
 * as a host writes it, in lower case.
 */
export async function findAgentByCode(on: Queryable, mark: AgentMark): Promise<Agent | undefined> {
  const isTheirs =
    'code' in mark
      ? sql`affiliate_code = ${mark.code}`
      : sql`lower(affiliate_code) = ${mark.hostLabel}`;
  const own = sql`select id, affiliate_code as code, null as "invitationId", 0 as type,
      registered_at as since from identity_player
    where ${isTheirs} and type = any(${agentTypes}) and state = 'active'`;
  const linked =
    'code' in mark
      ? sql`union all select player.id, link.code, link.id, link.type, link.made_at
          from identity_invitation link join identity_player player on player.id = link.agent_id
          where link.code = ${mark.code} and player.type = any(${agentTypes})
            and player.state = 'active' and link.closed_at is null
            and (link.ends_at is null or link.ends_at > ${new Date(mark.now)})`
      : sql``;
  const { rows } = await sql<Agent>`select id, code, "invitationId", type from (${own} ${linked})
    as found order by since limit 1`.execute(on);
  return rows[0];
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

const fileColumns = sql`id, username, type, state, currency, nickname, payee_name as payee,
  full_name as "fullName",
  email,
  email_key is not null as "emailVerified", mobile, mobile_key is not null as "mobileVerified",
  coalesce(birthday::text, '') as birthday, language, avatar, contacts,
  registered_at as "registeredAt", last_login_at as "lastLoginAt", login_before as "loginBefore",
  password_kind as "passwordKind", password_changed_at as "passwordChangedAt"`;

type FileRow = Omit<MemberFile, 'registeredAt' | 'lastLoginAt' | 'passwordChangedAt'> & {
  readonly registeredAt: Date;
  readonly lastLoginAt: Date | null;
  readonly passwordChangedAt: Date;
};

const fileOf = (row: FileRow): MemberFile => ({
  ...row,
  registeredAt: row.registeredAt.getTime(),
  lastLoginAt: row.lastLoginAt?.getTime() ?? null,
  passwordChangedAt: row.passwordChangedAt.getTime(),
});

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

/** Members and agents, newest first, without demo accounts. */
export async function findMembers(on: Queryable, { username, pageNo, pageSize }: MemberSearch) {
  const part = keyOfUsername(username ?? '').replace(/[\\%_]/g, '\\$&');
  const named = sql`from identity_player
    where type <> ${demoType} and username_key like ${`%${part}%`}`;
  const [page, count] = await Promise.all([
    sql<FileRow>`select ${fileColumns} ${named} order by registered_at desc, id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total ${named}`.execute(on),
  ]);
  return { list: page.rows.map(fileOf), total: Number(count.rows[0]?.total ?? 0) };
}

export async function countRegisteredSince(on: Queryable, since: number): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from identity_player
    where type <> ${demoType} and registered_at >= ${new Date(since)}`.execute(on);
  return Number(rows[0]?.total ?? 0);
}

/** Whether the number is the verified one of a member who may sign in. */
export async function isMembersMobile(on: Queryable, mobile: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_player
    where mobile_key = ${mobile} and state = 'active'`.execute(on);
  return rows.length > 0;
}

/** A member's verified contacts. */
export async function readContact(on: Queryable | Tx, playerId: string) {
  const { rows } = await sql<{ mobile: string | null; email: string | null }>`
    select mobile_key as mobile, email_key as email
    from identity_player where id = ${playerId}`.execute(on);
  const [row] = rows;
  return { mobile: row?.mobile ?? undefined, email: row?.email ?? undefined };
}
