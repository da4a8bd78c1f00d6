// The tree of teams, read level by level over the index of uplines. `offset 0` keeps the look below
// one member a walk of that index, however large the house is.
import { agentTypes, demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** No tree is deeper; a ring, which moves never make, would end here. */
export const deepest = 64;

/**
 * `team (id, line, depth, type, registered_at)`: everybody below an agent; `line` is who of them
 * stands directly below the agent, at the head of the branch. To be followed by the rest of the
 * statement.
 */
export const withTeam = (agentId: string) => sql`with recursive
  team (id, line, depth, type, registered_at) as (
    select id, id, 1, type, registered_at from identity_player
    where upline_id = ${agentId} and type <> ${demoType}
    union all
    select below.id, team.line, team.depth + 1, below.type, below.registered_at
    from team cross join lateral (
      select id, type, registered_at from identity_player
      where upline_id = team.id and type <> ${demoType} offset 0
    ) as below where team.depth < ${deepest}
  )`;

/**
 * `head (id)`: the agent, and every agent below: members stand below one of them. All agents of the
 * house are read once, instead of each member of the team.
 */
export const withHeads = (agentId: string) => sql`with recursive
  place (id, upline_id) as materialized (
    select id, upline_id from identity_player
    where agent_since is not null and upline_id is not null and type <> ${demoType}
  ), head (id) as (
    select ${agentId}::text
    union
    select place.id from head join place on place.upline_id = head.id
  )`;

/** `team` as above, of those directly below. */
export const withDirect = (agentId: string) => sql`with team as (
    select id, id as line, 1 as depth, type, registered_at from identity_player
    where upline_id = ${agentId} and type <> ${demoType}
  )`;

/**
 * `under (id, depth)`: everybody below the member of a column, for a lateral part of a statement.
 */
const under = (column: 'head.id') => sql`with recursive under (id, depth) as (
    select id, 1 from identity_player where upline_id = ${sql.ref(column)} and type <> ${demoType}
    union all
    select next.id, under.depth + 1 from under cross join lateral (
      select id from identity_player where upline_id = under.id and type <> ${demoType} offset 0
    ) as next where under.depth < ${deepest}
  )`;

/** What a username that holds a part is like, whatever signs the part has. */
export const nameLike = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** `player`: the member of a column with an id, by a walk of the index. */
export const playerOf = (column: 'team.id' | 'summed.id') => sql`cross join lateral (
    select id, username, username_key, type from identity_player where id = ${sql.ref(column)}
    offset 0
  ) as player`;

export interface Step {
  readonly id: string;
  readonly username: string;
}

/** From the agent down to the member, both included; undefined: the member is not of the team. */
export async function readWay(
  on: Queryable,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<readonly Step[] | undefined> {
  const steps = await readAbove(on, memberId, agentId);
  return steps[0]?.id === agentId ? steps : undefined;
}

/** From each member up to the top of the tree, the member first; demo players have no line. */
export async function readLines(
  on: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Step[]>> {
  const { rows } = await sql<Step & { readonly memberId: string }>`with recursive above as (
      select id as member_id, id, username, upline_id, 0 as height from identity_player
      where id = any(${[...memberIds]}) and type <> ${demoType}
      union all
      select above.member_id, up.id, up.username, up.upline_id, above.height + 1
      from above join identity_player up on up.id = above.upline_id
      where above.height < ${deepest}
    ) select member_id as "memberId", id, username from above order by height`.execute(on);
  const lines = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(
    [...lines].map(([id, line]) => [id, line.map(({ memberId: _of, ...step }) => step)]),
  );
}

/** Everybody above a member from the top of the tree, the member last; ends at `until`. */
export async function readAbove(
  on: Queryable | Tx,
  memberId: string,
  until = '',
): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`with recursive above as (
      select id, username, upline_id, 0 as height from identity_player
      where id = ${memberId} and type <> ${demoType}
      union all
      select up.id, up.username, up.upline_id, above.height + 1
      from above join identity_player up on up.id = above.upline_id
      where above.id <> ${until} and above.height < ${deepest}
    ) select id, username from above order by height desc`.execute(on);
  return rows;
}

export interface TeamSize {
  readonly size: number;
  readonly agents: number;
  readonly direct: number;
  readonly sinceFirst: number;
  readonly sinceSecond: number;
  readonly sinceThird: number;
  readonly balance: bigint;
}

interface SizeSearch {
  readonly agentId: string;
  readonly currency: string;
  /** Moments since which newcomers are counted. */
  readonly since: readonly [number, number, number];
}

/** How many stand below, how many of them are new, and what they have in all purses. */
export async function readTeamSize(on: Queryable, search: SizeSearch): Promise<TeamSize> {
  const { agentId, currency, since } = search;
  const [first, second, third] = since.map((at) => new Date(at));
  const { rows } = await sql<TeamSize>`${withTeam(agentId)}
    select count(*)::int as size,
      (count(*) filter (where team.type = any(${agentTypes})))::int as agents,
      (count(*) filter (where team.depth = 1))::int as direct,
      (count(*) filter (where team.registered_at >= ${first}))::int as "sinceFirst",
      (count(*) filter (where team.registered_at >= ${second}))::int as "sinceSecond",
      (count(*) filter (where team.registered_at >= ${third}))::int as "sinceThird",
      coalesce(sum(purses.balance), 0)::bigint as balance
    from team cross join lateral (
      select coalesce(sum(balance), 0) as balance from ledger_account
      where owner = team.id and kind like 'player-%' and currency = ${currency}
    ) as purses`.execute(on);
  const [row] = rows;
  if (!row) throw new Error('A count gave no row.');
  return row;
}

export interface TeamBelow {
  readonly size: number;
  readonly direct: number;
  readonly balance: bigint;
}

/** Teams of many, each walked by itself. */
export async function readTeamsBelow(
  on: Queryable,
  agentIds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, TeamBelow>> {
  const { rows } = await sql<TeamBelow & { readonly id: string }>`
    select head.id, below.* from unnest(${[...agentIds]}::text[]) as head(id)
    cross join lateral (
      ${under('head.id')}
      select count(*)::int as size, (count(*) filter (where depth = 1))::int as direct,
        coalesce(sum(purses.balance), 0)::bigint as balance
      from under cross join lateral (
        select coalesce(sum(balance), 0) as balance from ledger_account
        where owner = under.id and kind like 'player-%' and currency = ${currency}
      ) as purses
    ) as below`.execute(on);
  return new Map(rows.map(({ id, ...below }) => [id, below]));
}
