// Invitation links: an agent's own code, and codes of links that are open. A link counts the people
// who registered by it, also once it is closed.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface NewInvitation {
  readonly id: string;
  readonly agentId: string;
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly endsAt: number | undefined;
}

export interface Invitation {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly state: InvitationState;
  readonly madeAt: number;
  readonly endsAt: number | null;
  readonly registered: number;
}

export type InvitationState = 'closed' | 'open' | 'expired';

/** False: the agent has as many open links as anybody may. The agent's row is held meanwhile. */
export async function insertInvitation(
  tx: Tx,
  { id, agentId, code, name, type, endsAt }: NewInvitation,
  { now, openMax }: { readonly now: number; readonly openMax: number },
): Promise<boolean> {
  await sql`select 1 from identity_player where id = ${agentId} for update`.execute(tx);
  const at = new Date(now);
  const done = await sql`
    insert into identity_invitation (id, agent_id, code, name, type, made_at, ends_at)
    select ${id}, ${agentId}, ${code}, ${name}, ${type}, ${at},
      ${endsAt === undefined ? null : new Date(endsAt)}
    where (select count(*) from identity_invitation where agent_id = ${agentId}
      and closed_at is null and (ends_at is null or ends_at > ${at})) < ${openMax}`.execute(tx);
  return done.numAffectedRows === 1n;
}

export interface InvitationSearch {
  readonly agentId: string;
  readonly state: InvitationState | undefined;
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

type Row = Omit<Invitation, 'madeAt' | 'endsAt' | 'registered'> & {
  readonly madeAt: Date;
  readonly endsAt: Date | null;
  readonly registered: bigint;
  readonly total: bigint;
};

export async function listInvitations(on: Queryable, search: InvitationSearch) {
  const { agentId, state, now, limit, offset } = search;
  const { rows } = await sql<Row>`
    with link as (
      select *, case when closed_at is not null then 'closed'
        when ends_at <= ${new Date(now)} then 'expired' else 'open' end as state
      from identity_invitation where agent_id = ${agentId}
    )
    select id, code, name, type, state, made_at as "madeAt", ends_at as "endsAt",
      (select count(*) from identity_player where invitation_id = link.id) as registered,
      count(*) over () as total
    from link where ${state ?? null}::text is null or state = ${state ?? null}
    order by made_at desc, id limit ${limit} offset ${offset}`.execute(on);
  return {
    total: Number(rows[0]?.total ?? 0),
    list: rows.map(({ total: _total, madeAt, endsAt, registered, ...same }): Invitation => ({
      ...same,
      madeAt: madeAt.getTime(),
      endsAt: endsAt?.getTime() ?? null,
      registered: Number(registered),
    })),
  };
}

interface OwnLink {
  readonly agentId: string;
  readonly id: string;
}

/** False: the agent has no such link. One that is closed already stays closed as it was. */
export async function closeInvitation(on: Queryable, link: OwnLink, now: number): Promise<boolean> {
  const done = await sql`update identity_invitation
    set closed_at = coalesce(closed_at, ${new Date(now)})
    where id = ${link.id} and agent_id = ${link.agentId}`.execute(on);
  return done.numAffectedRows === 1n;
}

const invitedMax = 500;

/** Undefined: the agent has no such link. */
export async function listInvited(on: Queryable, { agentId, id }: OwnLink) {
  const { rows } = await sql<{ username: string | null; at: Date | null }>`
    select player.username, player.registered_at as at from identity_invitation link
    left join identity_player player on player.invitation_id = link.id
    where link.id = ${id} and link.agent_id = ${agentId}
    order by player.registered_at desc limit ${invitedMax}`.execute(on);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ username, at }) =>
    username === null || at === null ? [] : [{ username, at: at.getTime() }],
  );
}
