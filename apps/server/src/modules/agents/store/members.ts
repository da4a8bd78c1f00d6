// The members of a team as its agent sees them: names, places and balances, never a contact.
import type { MemberState } from '@baize/contract';
import { agentTypes, demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { paged } from './paged.ts';
import { nameLike, withDirect, withHeads, withTeam, type TeamSize } from './team.ts';

export interface DownlineSearch {
  /** At the head of the branch. */
  readonly agentId: string;
  readonly currency: string;
  readonly depth: 'all' | 'direct';
  /** A team that is too large to be walked, as it was counted. */
  readonly large?: Pick<TeamSize, 'size' | 'agents'> | undefined;
  /** A part of the username, as it is compared. */
  readonly name: string;
  readonly kind: 'member' | 'agent' | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface Downline {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly uplineId: string;
  readonly uplineName: string;
  readonly balance: bigint;
  readonly registeredAt: Date;
  readonly seenAt: Date | null;
  /** Who registered them and was told a first password, while they have not come; else null. */
  readonly waitsFor: string | null;
}

const dateOf = (at: number | undefined) => (at === undefined ? null : new Date(at));

const columns = sql`id, username, username_key, type, state, upline_id, registered_at,
  last_login_at, case when last_login_at is null and password_kind = 'initial'
    then registered_by end as waits_for`;

const newestFirst = ({ limit, offset }: DownlineSearch) =>
  sql`order by player.registered_at desc, player.id limit ${limit} offset ${offset}`;

/** Who of the team is asked for, as `player`. */
function askedFor({ name, kind, from, to }: DownlineSearch) {
  const isAgent = kind === undefined ? null : kind === 'agent';
  return sql`player.username_key like ${nameLike(name)}
    and (${isAgent}::boolean is null
      or (player.type = any(${agentTypes})) = ${isAgent}::boolean)
    and (${dateOf(from)}::timestamptz is null or player.registered_at >= ${dateOf(from)})
    and (${dateOf(to)}::timestamptz is null or player.registered_at <= ${dateOf(to)})`;
}

/** `page`: who is directly below is found without a walk over everybody. */
const walkedPage = (search: DownlineSearch) => sql`
  ${search.depth === 'direct' ? withDirect(search.agentId) : withTeam(search.agentId)},
  page as (
    select player.*, count(*) over () as total
    from team cross join lateral (
      select ${columns} from identity_player where id = team.id offset 0
    ) as player
    where ${askedFor(search)} ${newestFirst(search)}
  )`;

/**
 * The same of a large team: members are read in the order of the list, and looked up among all
 * agents below. `is true` keeps that a look into a table in memory.
 */
function largePage(search: DownlineSearch) {
  const below = sql`(upline_id in (select id from head)) is true and type <> ${demoType}`;
  const counted = countedOf(search);
  const total =
    counted === undefined
      ? sql`(select count(*) from identity_player player where ${below} and ${askedFor(search)})`
      : sql`${counted}::bigint`;
  return sql`${withHeads(search.agentId)},
  page as (
    select player.*, ${total} as total
    from (select ${columns} from identity_player where ${below}) as player
    where ${askedFor(search)} ${newestFirst(search)}
  )`;
}

/** How many of a large team are asked for; undefined: nobody counted such. */
function countedOf({ large, name, kind, from, to }: DownlineSearch): number | undefined {
  if (large === undefined || name !== '' || from !== undefined || to !== undefined)
    return undefined;
  if (kind === undefined) return large.size;
  return kind === 'agent' ? large.agents : large.size - large.agents;
}

const pageOf = (search: DownlineSearch) =>
  search.depth === 'all' && search.large !== undefined ? largePage(search) : walkedPage(search);

async function pageDownlines(on: Queryable, search: DownlineSearch) {
  const { currency } = search;
  const { rows } = await sql<Downline & { readonly total: bigint }>`
    ${pageOf(search)}
    select page.id, page.username, page.type, page.state, page.total,
      upline.id as "uplineId", upline.username as "uplineName",
      page.registered_at as "registeredAt", page.waits_for as "waitsFor",
      greatest(page.last_login_at, (
        select max(seen_at) from identity_session where player_id = page.id
      )) as "seenAt",
      (select coalesce(sum(balance), 0) from ledger_account where owner = page.id
        and kind like 'player-%' and currency = ${currency})::bigint as balance
    from page join identity_player upline on upline.id = page.upline_id
    order by page.registered_at desc, page.id`.execute(on);
  return { total: Number(rows[0]?.total ?? 0), list: rows };
}

export const readDownlines = (on: Queryable, search: DownlineSearch) =>
  paged(search, (asked) => pageDownlines(on, asked));
