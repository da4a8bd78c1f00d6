// Friends: members who registered by another member's code, read along the index of who invited
// them.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Friend {
  readonly playerId: string;
  readonly inviterId: string;
  readonly registeredAt: number;
}

export interface FriendSearch {
  readonly inviterId: string;
  /** Registered before it. */
  readonly before: number;
  readonly count: number;
}

type Row = Omit<Friend, 'registeredAt'> & { readonly at: Date };

const columns = sql`id as "playerId", referrer_id as "inviterId", registered_at as at`;
const friendOf = ({ at, ...friend }: Row): Friend => ({ ...friend, registeredAt: at.getTime() });

/** The newest first; those of one moment come together, though they are more than asked. */
export async function readFriends(
  on: Queryable,
  { inviterId, before, count }: FriendSearch,
): Promise<readonly Friend[]> {
  const { rows } = await sql<Row>`select ${columns} from identity_player
    where referrer_id = ${inviterId} and registered_at < ${new Date(before)}
    order by registered_at desc fetch first ${count} rows with ties`.execute(on);
  return rows.map(friendOf);
}

export async function countFriends(on: Queryable, inviterId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from identity_player where referrer_id = ${inviterId}`.execute(on);
  return rows[0]?.count ?? 0;
}

/** Those of the members who were invited. */
export async function readInvited(
  on: Queryable | Tx,
  playerIds: readonly string[],
): Promise<readonly Friend[]> {
  const { rows } = await sql<Row>`select ${columns} from identity_player
    where id = any(${playerIds}) and referrer_id is not null`.execute(on);
  return rows.map(friendOf);
}

/** The member's own code; empty for an account that has none. */
export async function readReferralCode(on: Queryable, playerId: string): Promise<string> {
  const { rows } = await sql<{ code: string | null }>`select referral_code as code
    from identity_player where id = ${playerId}`.execute(on);
  return rows[0]?.code ?? '';
}
