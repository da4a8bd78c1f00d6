// Writes the tree of teams: agents and their downlines. Every move locks the whole tree, so that
// two moves can never create a cycle together.
import type { MemberState } from '@baize/contract';
import { agentTypes, demoType } from '@baize/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

interface Placed {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly code: string | null;
  readonly uplineId: string | null;
  readonly uplineName: string | null;
}

/** Holds the member's row for the rest of the transaction. */
export async function readPlaced(tx: Tx, memberId: string): Promise<Placed | undefined> {
  const { rows } = await sql<Placed>`
    select player.id, player.username, player.type, player.state,
      player.affiliate_code as code,
      player.upline_id as "uplineId", upline.username as "uplineName"
    from identity_player player left join identity_player upline on upline.id = player.upline_id
    where player.id = ${memberId} and player.type <> ${demoType} for update of player`.execute(tx);
  return rows[0];
}

interface NewAgent {
  readonly memberId: string;
  readonly type: number;
  readonly code: string;
  readonly at: number;
}

export async function writeAgent(tx: Tx, { memberId, type, code, at }: NewAgent): Promise<void> {
  await sql`update identity_player set type = ${type}, agent_since = ${new Date(at)},
      affiliate_code = coalesce(affiliate_code, ${code})
    where id = ${memberId}`.execute(tx);
}

export async function writeAgentType(tx: Tx, memberId: string, type: number): Promise<void> {
  await sql`update identity_player set type = ${type} where id = ${memberId}`.execute(tx);
}

/**
 * Makes an agent a member: the links close and the direct downline moves to the agent above.
 * Returns how many moved.
 */
export async function writeNoAgent(
  tx: Tx,
  { id, uplineId }: Pick<Placed, 'id' | 'uplineId'>,
  at: number,
): Promise<number> {
  await sql`update identity_player set type = 0, agent_since = null where id = ${id}`.execute(tx);
  await sql`update identity_invitation set closed_at = coalesce(closed_at, ${new Date(at)})
    where agent_id = ${id}`.execute(tx);
  return moveAll(tx, sql`upline_id = ${id}`, { uplineId, at });
}

interface NewPlace {
  readonly uplineId: string | null;
  readonly at: number;
}

/** Moves members and keeps where they stood; returns how many. */
async function moveAll(
  tx: Tx,
  whose: RawBuilder<unknown>,
  { uplineId, at }: NewPlace,
): Promise<number> {
  await sql`insert into identity_move (member_id, upline_id, since, until)
    select id, upline_id, coalesce(moved_at, '-infinity'), ${new Date(at)}
    from identity_player where ${whose}
    on conflict (member_id, until) do nothing`.execute(tx);
  const moved = await sql`update identity_player
    set upline_id = ${uplineId}, moved_at = ${new Date(at)} where ${whose}`.execute(tx);
  return Number(moved.numAffectedRows ?? 0n);
}

/** `beside`: others may hold the agent too, as those do who come in at once; `alone`: nobody. */
type Hold = 'beside' | 'alone';
const locks = { beside: sql`for share`, alone: sql`for update` } as const;

/** Whether they lead a team and may sign in; staff end nobody while the transaction lasts. */
export async function keepsAgent(tx: Tx, agentId: string, hold: Hold): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    select type = any(${agentTypes}) and state = 'active' as leads
    from identity_player where id = ${agentId} ${locks[hold]}`.execute(tx);
  return rows[0]?.leads === true;
}

/** An agent by name, whatever its case, who may sign in. */
export async function findAgentByName(tx: Tx, usernameKey: string) {
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from identity_player where username_key = ${usernameKey}
      and type = any(${agentTypes}) and state = 'active'`.execute(tx);
  return rows[0];
}

export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity_player.upline_id'))`.execute(tx);
}

/** Whether one is the other or stands somewhere below them. */
export async function isWithin(
  tx: Tx,
  { id, of }: { readonly id: string; readonly of: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`with recursive above as (
      select id, upline_id from identity_player where id = ${id}
      union select up.id, up.upline_id from above join identity_player up on up.id = above.upline_id
    ) select exists (select 1 from above where id = ${of}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** No line is longer: figures of a team are read so far down. */
export const levelsMax = 60;

/** Counts the levels of the member and everybody below, and those above an agent. */
export async function readDepths(
  tx: Tx,
  { memberId, uplineId }: { readonly memberId: string; readonly uplineId: string },
): Promise<{ readonly below: number; readonly above: number }> {
  const { rows } = await sql<{ below: number; above: number }>`
    with recursive under (id, depth) as (
      select ${memberId}::text, 1 union all
      select next.id, under.depth + 1 from under cross join lateral (
        select id from identity_player where upline_id = under.id offset 0
      ) as next
    ), over (id, depth) as (
      select ${uplineId}::text, 1 union all
      select player.upline_id, over.depth + 1 from over
      join identity_player player on player.id = over.id where player.upline_id is not null
    )
    select (select max(depth) from under) as below, (select max(depth) from over) as above
    `.execute(tx);
  return rows[0] ?? { below: 0, above: 0 };
}

/** One more below this agent would make the line longer than any may be. */
export async function isLineFull(tx: Tx, agentId: string): Promise<boolean> {
  const { above } = await readDepths(tx, { memberId: '', uplineId: agentId });
  return above >= levelsMax;
}

export const writeUpline = (tx: Tx, memberId: string, place: NewPlace) =>
  moveAll(tx, sql`id = ${memberId}`, place);
