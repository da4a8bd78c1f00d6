// Sums of a player's rounds by game and state over a period of any length: counted days from their
// rows, the days beside them from the rounds themselves.
import { sql, type RawBuilder } from 'kysely';
import { wonAmount } from '../../rounds/store/free-rounds.ts';
import { houseDay, type Queryable } from '../../../../platform/database/index.ts';
import { splitPeriod, type Period, type Stretch } from '../rules/record-days.ts';
import { readCountedUntil } from './count-days.ts';

export interface GameName {
  readonly vendor: string | null;
  readonly gameCode: string;
}

export interface RoundFilter extends Period {
  readonly playerId: string;
  readonly currency?: string | undefined;
  /** Of the games that we deal alone. */
  readonly own?: boolean | undefined;
  readonly vendor?: string | undefined;
  readonly gameCode?: string | undefined;
  /** Of any of these games. */
  readonly games?: readonly GameName[] | undefined;
  readonly state?: string | undefined;
}

export interface RoundSum {
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly net: bigint;
  readonly best: bigint;
}

/** The rows of a filter, from counted days and rounds alike, as `found`. */
export async function foundIn(on: Queryable, filter: RoundFilter): Promise<RawBuilder<unknown>> {
  const { days, beside } = splitPeriod(filter, await readCountedUntil(on));
  const counted = days
    ? sql`select day::text as day, vendor, game_code, state, rounds, staked, paid, best
        from wagering_day where ${fitting(filter, sql`vendor`)}
          and day between ${days.from}::date and ${days.to}::date union all`
    : sql``;
  const times = beside.map(openedWithin);
  const within = times.length === 0 ? sql`false` : sql`(${sql.join(times, sql` or `)})`;
  return sql`(${counted} select ${houseDay('opened_at')} as day, coalesce(vendor, '') as vendor,
      game_code, state, count(*) as rounds,
      coalesce(sum(stake) filter (where free_id is null), 0)::bigint as staked,
      coalesce(sum(${wonAmount}), 0)::bigint as paid,
      coalesce(max(${wonAmount}), 0)::bigint as best
    from wagering_round where ${fitting(filter, sql`coalesce(vendor, '')`)} and ${within}
    group by 1, 2, 3, 4) as found`;
}

/**
 * Rounds of one player in a stretch whose moments the planner does not see. Seen, they make it take
 * as many of a long record's rounds for rounds of today as of everybody's, and read those of all
 * players by their day. Unseen, the stretch is taken for short, and the player's own index is used.
 */
export const openedWithin = ({ from, to }: Stretch) => sql`(opened_at between
  (select ${new Date(from)}::timestamptz) and (select ${new Date(to)}::timestamptz))`;

/** What lies in play is neither won nor lost, and what is void was not staked. */
const summed = sql`coalesce(sum(rounds), 0)::bigint as rounds,
  coalesce(sum(staked) filter (where state <> 'void'), 0)::bigint as stake,
  coalesce(sum(paid), 0)::bigint as payout,
  coalesce(sum(paid - staked) filter (where state = 'settled'), 0)::bigint as net,
  coalesce(max(best), 0)::bigint as best`;

interface SumRow extends Omit<RoundSum, 'rounds'> {
  readonly rounds: bigint;
}

export async function sumRounds(on: Queryable, filter: RoundFilter): Promise<RoundSum> {
  const found = await foundIn(on, filter);
  const { rows } = await sql<SumRow>`select ${summed} from ${found}`.execute(on);
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds) }))[0] ?? noRounds;
}

const noRounds: RoundSum = { rounds: 0, stake: 0n, payout: 0n, net: 0n, best: 0n };

export interface GameSum extends RoundSum, GameName {}

/** The sums of each game, the one with the most rounds first. */
export async function sumGames(on: Queryable, filter: RoundFilter): Promise<readonly GameSum[]> {
  const found = await foundIn(on, filter);
  const { rows } = await sql<SumRow & GameName>`select nullif(vendor, '') as vendor,
      game_code as "gameCode", ${summed}
    from ${found} group by vendor, game_code order by rounds desc, game_code`.execute(on);
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds) }));
}

/** The filter of a round or of a counted day; names of vendors hold no space. */
export function fitting(filter: RoundFilter, vendor: RawBuilder<unknown>): RawBuilder<unknown> {
  const { playerId, currency, own, gameCode, games, state } = filter;
  const names = games?.map((game) => `${game.vendor ?? ''} ${game.gameCode}`);
  return sql`player_id = ${playerId}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${own ? sql`and ${vendor} = ''` : sql``}
    ${filter.vendor === undefined ? sql`` : sql`and ${vendor} = ${filter.vendor}`}
    ${gameCode === undefined ? sql`` : sql`and game_code = ${gameCode}`}
    ${state === undefined ? sql`` : sql`and state = ${state}`}
    ${names === undefined ? sql`` : sql`and ${vendor} || ' ' || game_code = any(${names})`}`;
}
