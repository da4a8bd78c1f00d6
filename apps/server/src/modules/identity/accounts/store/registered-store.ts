// Members registered by an agent: the recent number, and what they must still do before they play.
import type { PasswordKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

/**
 * Counts the registrations by an agent since a moment; the agent's row is held for the rest of the
 * transaction.
 */
export async function countRegisteredBy(tx: Tx, agentId: string, since: number): Promise<number> {
  await sql`select 1 from identity_player where id = ${agentId} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from identity_player
    where registered_by = ${agentId} and registered_at > ${new Date(since)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface Beginning {
  readonly id: string;
  readonly username: string;
  readonly passwordKind: PasswordKind;
  readonly isByAgent: boolean;
  /** Empty: none was told. */
  readonly birthday: string;
  /** Whether they ever signed in. */
  readonly hasCome: boolean;
  readonly fullName: string;
  readonly documentKey: string | null;
}

const columns = sql`id, username, password_kind as "passwordKind",
  registered_by is not null as "isByAgent", coalesce(birthday::text, '') as birthday,
  last_login_at is not null as "hasCome", coalesce(nullif(full_name, ''), payee_name) as "fullName",
  document_key as "documentKey"`;

export async function readBeginning(on: Queryable, id: string): Promise<Beginning | undefined> {
  const { rows } = await sql<Beginning>`select ${columns} from identity_player
    where id = ${id}`.execute(on);
  return rows[0];
}

/** One whom this agent registered and who still stands directly below; held until the end. */
export async function readRegistered(
  tx: Tx,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<Beginning | undefined> {
  const { rows } = await sql<Beginning>`select ${columns} from identity_player
    where id = ${memberId} and registered_by = ${agentId} and upline_id = ${agentId}
    for update`.execute(tx);
  return rows[0];
}
