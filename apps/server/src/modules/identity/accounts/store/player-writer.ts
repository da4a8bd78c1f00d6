// Writes players. The first of two registrations gets a username; the other is told so.
import { isAgentType } from '@baize/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

export interface PlayerFacts {
  readonly id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string | null;
  readonly type: number;
  readonly currency: string;
  readonly nickname?: string | undefined;
  readonly payeeName?: string | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly birthday?: string | undefined;
  readonly contacts?: Readonly<Record<string, string>> | undefined;
  readonly affiliateCode?: string | undefined;
  readonly uplineId?: string | undefined;
  readonly invitationId?: string | undefined;
  /** The agent who registered them; absent: they did so themself. */
  readonly registeredBy?: string | undefined;
  readonly registeredFrom?: Readonly<Record<string, string>> | undefined;
  readonly registerIntent?: string | undefined;
  readonly fullName?: string | undefined;
  readonly mobileKey?: string | undefined;
  readonly emailKey?: string | undefined;
  readonly language?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly referrerId?: string | undefined;
  readonly documentKey?: string | undefined;
}

export type Taken = 'username-taken' | 'mobile-taken' | 'email-taken';

/** Names the value that another player has already; undefined when the player was written. */
export async function insertPlayer(
  tx: Tx,
  facts: PlayerFacts,
  now: number,
): Promise<Taken | undefined> {
  const taken = await takenContact(tx, facts);
  if (taken) return taken;
  const done = await sql`
    insert into identity_player (id, username, username_key, password_hash, type, currency,
      nickname, payee_name, email, mobile, birthday, contacts, affiliate_code, upline_id,
      registered_at, registered_from, register_intent, full_name,
      mobile_key, email_key, language, referral_code, referrer_id, password_changed_at,
      document_key, invitation_id, agent_since,
      registered_by, password_kind, first_upline_id)
    values (${facts.id}, ${facts.username}, ${facts.usernameKey}, ${facts.passwordHash},
      ${facts.type}, ${facts.currency}, ${facts.nickname ?? ''}, ${facts.payeeName ?? ''},
      ${facts.email ?? ''}, ${facts.mobile ?? ''}, ${facts.birthday ?? null},
      ${JSON.stringify(facts.contacts ?? {})}::jsonb, ${facts.affiliateCode ?? null},
      ${facts.uplineId ?? null}, ${new Date(now)},
      ${JSON.stringify(facts.registeredFrom ?? {})}::jsonb, ${facts.registerIntent ?? null},
      ${facts.fullName ?? ''}, ${facts.mobileKey ?? null}, ${facts.emailKey ?? null},
      ${facts.language ?? ''}, ${facts.referralCode ?? null}, ${facts.referrerId ?? null},
      ${new Date(now)}, ${facts.documentKey ?? null},
      ${facts.invitationId ?? null}, ${isAgentType(facts.type) ? new Date(now) : null},
      ${facts.registeredBy ?? null}, ${facts.registeredBy ? 'initial' : 'own'},
      ${facts.uplineId ?? null})
    on conflict do nothing`.execute(tx);
  if (done.numAffectedRows === 1n) return undefined;
  // Somebody was first a moment ago: by the contact, or else by the name.
  return (await takenContact(tx, facts)) ?? 'username-taken';
}

export interface LastLogin {
  readonly at: number;
  readonly ip: string;
}

interface SigningIn {
  readonly id: string;
  readonly passwordHash: string | null;
}

/**
 * Notes a sign-in; gives the one before it. Undefined when the player was locked, or the password
 * changed, since they were looked up: what was proved then proves nothing now. Sign-ins of one
 * player wait for each other here.
 */
export async function noteSignIn(
  tx: Tx,
  { id, passwordHash }: SigningIn,
  address: string,
  now: number,
): Promise<LastLogin | null | undefined> {
  const { rows } = await sql<{ at: Date | null; ip: string | null }>`
    with before as (
      select id, last_login_at, last_login_address from identity_player
      where id = ${id} and state = 'active'
        and password_hash is not distinct from ${passwordHash}
      for update
    )
    update identity_player as player
    set last_login_at = ${new Date(now)}, last_login_address = ${address},
      login_before = case when before.last_login_at is null then null else jsonb_build_object(
        'at', floor(extract(epoch from before.last_login_at) * 1000),
        'ip', coalesce(before.last_login_address, '')) end
    from before where player.id = before.id
    returning before.last_login_at as at, before.last_login_address as ip`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  return row.at ? { at: row.at.getTime(), ip: row.ip ?? '' } : null;
}

async function takenContact(
  tx: Tx,
  { mobileKey, emailKey }: Pick<PlayerFacts, 'mobileKey' | 'emailKey'>,
): Promise<'mobile-taken' | 'email-taken' | undefined> {
  if (!mobileKey && !emailKey) return undefined;
  const { rows } = await sql<{ mobile: boolean | null; email: boolean | null }>`
    select bool_or(mobile_key = ${mobileKey ?? null}) as mobile,
      bool_or(email_key = ${emailKey ?? null}) as email from identity_player
    where mobile_key = ${mobileKey ?? null} or email_key = ${emailKey ?? null}`.execute(tx);
  if (rows[0]?.mobile) return 'mobile-taken';
  return rows[0]?.email ? 'email-taken' : undefined;
}

/** The exclusion register knows this person: they may not play here any more. */
export async function excludePlayer(tx: Tx, playerId: string, now: number): Promise<void> {
  await sql`update identity_player set state = 'excluded',
    lock_reason = ${`register ${new Date(now).toISOString()}`}
    where id = ${playerId} and state = 'active'`.execute(tx);
}
