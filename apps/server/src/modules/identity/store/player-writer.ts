// Writes players. A username is taken by whoever is written first; the other is told so.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

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
  readonly registeredFrom?: Readonly<Record<string, string>> | undefined;
  readonly registerIntent?: string | undefined;
  readonly termsVersion?: string | undefined;
}

/** False when the username is taken. */
export async function insertPlayer(tx: Tx, facts: PlayerFacts, now: number): Promise<boolean> {
  const done = await sql`
    insert into identity_player (id, username, username_key, password_hash, type, currency,
      nickname, payee_name, email, mobile, birthday, contacts, affiliate_code, upline_id,
      registered_at, registered_from, register_intent, terms_version)
    values (${facts.id}, ${facts.username}, ${facts.usernameKey}, ${facts.passwordHash},
      ${facts.type}, ${facts.currency}, ${facts.nickname ?? ''}, ${facts.payeeName ?? ''},
      ${facts.email ?? ''}, ${facts.mobile ?? ''}, ${facts.birthday ?? null},
      ${JSON.stringify(facts.contacts ?? {})}::jsonb, ${facts.affiliateCode ?? null},
      ${facts.uplineId ?? null}, ${new Date(now)},
      ${JSON.stringify(facts.registeredFrom ?? {})}::jsonb, ${facts.registerIntent ?? null},
      ${facts.termsVersion ?? null})
    on conflict on constraint identity_username_taken do nothing`.execute(tx);
  return done.numAffectedRows === 1n;
}

export interface LastLogin {
  readonly at: number;
  readonly ip: string;
}

/** Notes a sign-in; gives the one before it. */
export async function noteSignIn(
  tx: Tx,
  playerId: string,
  address: string,
  now: number,
): Promise<LastLogin | null> {
  const { rows } = await sql<{ at: Date | null; ip: string | null }>`
    with before as (
      select id, last_login_at, last_login_address from identity_player
      where id = ${playerId} for update
    )
    update identity_player as player
    set last_login_at = ${new Date(now)}, last_login_address = ${address}
    from before where player.id = before.id
    returning before.last_login_at as at, before.last_login_address as ip`.execute(tx);
  const [row] = rows;
  return row?.at ? { at: row.at.getTime(), ip: row.ip ?? '' } : null;
}
