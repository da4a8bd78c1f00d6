// Scores of members and the shelves that keep their places cheap. Scores are changed under the lock
// of their board.
import { sql, type RawBuilder } from 'kysely';
import type { BoardEntryState, BoardScore } from '@baize/contract';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

/** What an hour or a round adds to the score of a member. */
export interface Told {
  readonly boardId: string;
  readonly playerId: string;
  readonly score: bigint;
  readonly reachedAt: number;
}

/** The order of places: a higher score first, then who reached it first. */
export interface Place {
  readonly behind: bigint;
  readonly reachedAt: Date;
  readonly playerId: string;
}

export interface Score extends Place {
  readonly state: BoardEntryState;
  readonly reason: string;
}

const key = sql`behind, reached_at, player_id`;

/** Turnover is summed; of multiples the highest counts, from when it was first reached. */
const ways: Readonly<
  Record<BoardScore, Record<'told' | 'behind' | 'reached', RawBuilder<unknown>>>
> = {
  turnover: {
    told: sql`select board, player, sum(score)::bigint as score, max(reached) as reached
        from counted group by board, player`,
    behind: sql`s.behind + excluded.behind`,
    reached: sql`greatest(s.reached_at, excluded.reached_at)`,
  },
  multiple: {
    told: sql`select distinct on (board, player) board, player, score, reached
        from counted order by board, player, score desc, reached`,
    behind: sql`least(s.behind, excluded.behind)`,
    reached: sql`case when excluded.behind < s.behind then excluded.reached_at
        when excluded.behind = s.behind then least(s.reached_at, excluded.reached_at)
        else s.reached_at end`,
  },
};

/** Adds to scores and moves members between shelves. */
export async function addScores(tx: Tx, by: BoardScore, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const sent = told.map(({ boardId, playerId, score, reachedAt }) => ({
    board: boardId,
    player: playerId,
    score: String(score),
    reached: new Date(reachedAt).toISOString(),
  }));
  const way = ways[by];
  await sql`with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as t (board text,
        player text, score bigint, reached timestamptz)
    ), told as (${way.told}
    ), before as (
      select s.* from promotions_score as s join told on s.board_id = told.board
        and s.player_id = told.player where s.state = 'on'
    ), after as (
      insert into promotions_score as s (board_id, player_id, behind, reached_at, state)
      select board, player, -score, reached, 'waiting' from told order by board, player
      on conflict (board_id, player_id) do update set behind = ${way.behind},
        reached_at = ${way.reached},
        state = case when s.state = 'off' then 'waiting' else s.state end
      returning board_id, behind, reached_at, player_id, state
    ), moved as (
      select board_id, ${key}, -1 as members from before
      union all
      select board_id, ${key}, 1 from after where state = 'on'
    )
    ${shelve}`.execute(tx);
}

/** Takes `moved` off their shelves and puts it onto them. */
const shelve = sql`, shelved as (
    select f.*, sum(m.members) as moved from moved as m cross join lateral (
      select f.board_id, f.behind, f.reached_at, f.player_id from promotions_shelf as f
      where f.board_id = m.board_id
        and (f.behind, f.reached_at, f.player_id) <= (m.behind, m.reached_at, m.player_id)
      order by f.behind desc, f.reached_at desc, f.player_id desc limit 1) as f
    group by f.board_id, f.behind, f.reached_at, f.player_id
  )
  update promotions_shelf as f set members = f.members + s.moved from shelved as s
  where (f.board_id, f.behind, f.reached_at, f.player_id)
    = (s.board_id, s.behind, s.reached_at, s.player_id) and s.moved <> 0`;

export interface StateChange {
  readonly boardId: string;
  readonly playerIds: readonly string[];
  /** Which of them are changed; others stay as they are. */
  readonly from: readonly BoardEntryState[];
  readonly to: BoardEntryState;
  readonly reason?: string;
}

/** Puts members on the board or takes them off. */
export async function changeStates(tx: Tx, change: StateChange): Promise<void> {
  const { boardId, playerIds, from, to, reason = '' } = change;
  if (playerIds.length === 0) return;
  await sql`with before as (
      select * from promotions_score where board_id = ${boardId}
        and player_id = any(${playerIds}) and state = any(${from})
    ), after as (
      update promotions_score as s set state = ${to}, reason = ${reason} from before as b
      where s.board_id = b.board_id and s.player_id = b.player_id
    ), moved as (
      select board_id, ${key}, (${to} = 'on')::integer - (state = 'on')::integer as members
      from before
    )
    ${shelve}`.execute(tx);
}

/** Keeps a row of a member who is kept off before any play was counted. */
export async function addExcluded(tx: Tx, boardId: string, playerId: string): Promise<void> {
  await sql`insert into promotions_score (board_id, player_id, behind, reached_at, state)
    values (${boardId}, ${playerId}, 0, to_timestamp(0), 'waiting')
    on conflict do nothing`.execute(tx);
}

const shelfMax = 1_000;

/** Parts shelves that have grown too long, until none is. */
export async function partShelves(tx: Tx, boardIds: readonly string[]): Promise<void> {
  for (;;) {
    const { rows } = await sql<Place & { boardId: string; members: number }>`select
        board_id as "boardId", behind, reached_at as "reachedAt", player_id as "playerId", members
      from promotions_shelf where board_id = any(${boardIds}) and members > ${shelfMax}`.execute(
      tx,
    );
    if (rows.length === 0) return;
    for (const { boardId, members, ...low } of rows) await partShelf(tx, boardId, low, members);
  }
}

async function partShelf(tx: Tx, boardId: string, low: Place, members: number): Promise<void> {
  const kept = Math.floor(members / 2);
  await sql`with middle as (
      select ${key} from promotions_score where board_id = ${boardId} and state = 'on'
        and (${key}) >= (${low.behind}, ${low.reachedAt}, ${low.playerId})
      order by ${key} limit 1 offset ${kept}::bigint
    ), added as (
      insert into promotions_shelf (board_id, ${key}, members)
      select ${boardId}::text, ${key}, ${members - kept}::integer from middle
    )
    update promotions_shelf set members = ${kept}::integer where board_id = ${boardId}
      and (${key}) = (${low.behind}, ${low.reachedAt}, ${low.playerId})`.execute(tx);
}

const shown = sql`behind, reached_at as "reachedAt", player_id as "playerId", state, reason`;

/** The first places, in their order. */
export async function readFirst(
  on: Queryable | Tx,
  boardId: string,
  { count, after }: { readonly count: number; readonly after?: Place | undefined },
): Promise<readonly Score[]> {
  const from = after
    ? sql`and (${key}) > (${after.behind}, ${after.reachedAt}, ${after.playerId})`
    : sql``;
  const { rows } = await sql<Score>`select ${shown} from promotions_score
    where board_id = ${boardId} and state = 'on' ${from}
    order by ${key} limit ${count}`.execute(on);
  return rows;
}

export async function readExcluded(on: Queryable, boardId: string): Promise<readonly Score[]> {
  const { rows } = await sql<Score>`select ${shown} from promotions_score
    where board_id = ${boardId} and state = 'excluded' order by player_id limit 500`.execute(on);
  return rows;
}

export async function countMembers(on: Queryable | Tx, boardId: string): Promise<number> {
  const { rows } = await sql<{ members: bigint }>`select coalesce(sum(members), 0)::bigint
      as members from promotions_shelf where board_id = ${boardId}`.execute(on);
  return Number(rows[0]?.members ?? 0);
}

/**
 * The member's place from 1, by the shelves before theirs, in one statement: shelves are parted
 * meanwhile. Undefined: not on the board.
 */
export async function readOwn(
  on: Queryable | Tx,
  boardId: string,
  playerId: string,
): Promise<(Score & { readonly place: number }) | undefined> {
  const before = (than: string) =>
    sql.raw(`(${than}.behind, ${than}.reached_at, ${than}.player_id)`);
  // A shelf is never longer; the limit tells the planner, who would start workers for a million.
  const { rows } = await sql<Score & { place: bigint | null }>`with own as materialized (
      select ${key}, state, reason from promotions_score
      where board_id = ${boardId} and player_id = ${playerId} and state = 'on'
    )
    select own.behind, own.reached_at as "reachedAt", own.player_id as "playerId", own.state,
      own.reason,
      case when low.behind is not null then shelves.ahead + on_shelf.ahead + 1 end as place
    from own left join lateral (
      select ${key} from promotions_shelf
      where board_id = ${boardId} and (${key}) <= ${before('own')}
      order by behind desc, reached_at desc, player_id desc limit 1
    ) as low on true cross join lateral (
      select coalesce(sum(members), 0)::bigint as ahead from promotions_shelf
      where board_id = ${boardId} and (${key}) < ${before('low')}
    ) as shelves cross join lateral (
      select count(*) as ahead from (select from promotions_score
        where board_id = ${boardId} and state = 'on' and (${key}) >= ${before('low')}
          and (${key}) < ${before('own')}
        order by ${key} limit ${shelfMax}) as members
    ) as on_shelf`.execute(on);
  const [own] = rows;
  if (own?.place === null) throw new Error(`The board ${boardId} has no shelf`);
  return own && { ...own, place: Number(own.place) };
}

export interface Waiting {
  readonly boardId: string;
  readonly playerId: string;
}

/** Members who were counted and are not judged yet, by member. */
export async function readWaiting(
  on: Queryable,
  { after, count }: { readonly after: string; readonly count: number },
): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`select board_id as "boardId", player_id as "playerId"
    from promotions_score where state = 'waiting' and player_id > ${after}
    order by player_id, board_id limit ${count}`.execute(on);
  return rows;
}
