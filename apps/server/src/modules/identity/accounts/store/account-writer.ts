// Writes what members change of their own account.
import { refuse, type Refusal } from '@baize/contract';
import { sql } from 'kysely';
import { isUniqueViolation, type Queryable, type Tx } from '../../../../platform/database/index.ts';

export interface ProfileChange {
  readonly nickname?: string | undefined;
  readonly payeeName?: string | undefined;
  readonly fullName?: string | undefined;
  readonly birthday?: string | undefined;
  readonly email?: string | undefined;
  /** Merged over what is there; '' empties one. */
  readonly contacts: Readonly<Record<string, string>>;
}

export async function writeProfile(
  on: Queryable | Tx,
  playerId: string,
  change: ProfileChange,
): Promise<void> {
  const { nickname, payeeName, fullName, birthday, email, contacts } = change;
  await sql`update identity_player set
    nickname = coalesce(${nickname ?? null}, nickname),
    payee_name = coalesce(${payeeName ?? null}, payee_name),
    full_name = coalesce(${fullName ?? null}, full_name),
    birthday = coalesce(${birthday ?? null}::date, birthday),
    email = coalesce(${email ?? null}, email),
    contacts = (select coalesce(jsonb_object_agg(key, value), '{}') from
      jsonb_each_text(contacts || ${JSON.stringify(contacts)}::jsonb) where value <> '')
    where id = ${playerId}`.execute(on);
}

export async function writeLanguage(on: Queryable, playerId: string, tag: string): Promise<void> {
  await sql`update identity_player set language = ${tag} where id = ${playerId}`.execute(on);
}

export async function writeAvatar(on: Queryable, playerId: string, avatar: string): Promise<void> {
  await sql`update identity_player set avatar = ${avatar} where id = ${playerId}`.execute(on);
}

export async function writeNewPlaceNotice(
  on: Queryable,
  playerId: string,
  isWanted: boolean,
): Promise<void> {
  await sql`update identity_player set new_place_notice = ${isWanted}
    where id = ${playerId}`.execute(on);
}

/** Binds a proved number; false when it is another living account's. */
export async function bindMobileOf(tx: Tx, playerId: string, mobile: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_player
    where mobile_key = ${mobile} and id <> ${playerId}`.execute(tx);
  if (rows.length > 0) return false;
  await sql`update identity_player set mobile = ${mobile}, mobile_key = ${mobile}
    where id = ${playerId}`.execute(tx);
  return true;
}

/** Binds a proved mailbox; false when it is another living account's. */
export async function bindEmailOf(tx: Tx, playerId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_player
    where email_key = ${email} and id <> ${playerId}`.execute(tx);
  if (rows.length > 0) return false;
  await sql`update identity_player set email = ${email}, email_key = ${email}
    where id = ${playerId}`.execute(tx);
  return true;
}

/** Somebody else took it while this was under way: no fault, and nothing of it was done. */
export const unlessTaken =
  <R extends 'mobile-taken' | 'email-taken'>(taken: R) =>
  (error: unknown): Refusal<R> => {
    if (!isUniqueViolation(error)) throw error;
    return refuse(taken);
  };

/** Nothing is given to the account from here on until the transaction ends. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await sql`select 1 from identity_player where id = ${playerId} for update`.execute(tx);
}

/**
 * Whether the account may still be given anything; it is not closed before the transaction ends.
 */
export async function lockOpen(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_player where id = ${playerId}
    and state not in ('closed', 'excluded') for share`.execute(tx);
  return rows.length > 0;
}

/** The account is over: its name stays taken, its contacts are free again. False when it was. */
export async function closePlayer(tx: Tx, playerId: string, now: number): Promise<boolean> {
  const done = await sql`update identity_player set state = 'closed', closed_at = ${new Date(now)},
    mobile_key = null, email_key = null, password_kind = 'own'
    where id = ${playerId} and state <> 'closed'`.execute(tx);
  return done.numAffectedRows === 1n;
}
