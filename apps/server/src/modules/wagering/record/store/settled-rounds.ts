// A member's rounds by the moment of their settlement, for figures that count by it. A round that
// stays open for longer than a month before it settles is not looked for.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import { wonAmount } from '../../rounds/store/free-rounds.ts';

export interface SettledRound {
  readonly roundId: string;
  readonly settledAt: Date;
  readonly vendor: string | null;
  readonly gameCode: string;
  /** As figures count it: none of a free round, whose wins of bonus money are a bonus. */
  readonly stake: Units;
  /** Of the stake; a free round has none. */
  readonly valid: Units;
  /** The stake of a round that paid exactly that; whether it was a tie, its category tells. */
  readonly evened: Units;
  /** As figures count it: with what fed jackpots, without their prizes. */
  readonly payout: Units;
}

export interface SettledSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
  /** Only what was settled within one of these. */
  readonly spans: readonly { readonly from: number; readonly until: number }[];
  readonly limit: number;
  readonly offset: number;
}

/** All that was found, by game: as its rounds stand now. */
export type SettledGame = Pick<SettledRound, 'vendor' | 'gameCode' | 'valid' | 'evened'>;

const openMost = 31 * 24 * 3_600_000;

const stakes = sql`case when free_id is null then stake else 0 end as stake,
  case when free_id is null then coalesce(valid_stake, stake) else 0 end as valid,
  case when free_id is null and valid_stake is null and stake = payout then stake else 0 end
    as evened`;

export async function readSettled(on: Queryable, search: SettledSearch) {
  const { limit, offset } = search;
  const { rows } = await sql<SettledRound & { readonly total: bigint }>`
    select round_id as "roundId", settled_at as "settledAt", vendor, game_code as "gameCode",
      ${stakes},
      case when free_pays = 'bonus' then 0 else ${wonAmount} + jackpot_fed - jackpot_won end
        as payout,
      count(*) over () as total
    from wagering_round where ${found(search)}
    order by opened_at desc, round_id limit ${limit} offset ${offset}`.execute(on);
  const games = await sql<SettledGame>`select vendor, game_code as "gameCode",
      sum(valid)::bigint as valid, sum(evened)::bigint as evened
    from (select vendor, game_code, ${stakes} from wagering_round where ${found(search)}) as r
    group by vendor, game_code`.execute(on);
  return { list: rows, total: Number(rows[0]?.total ?? 0n), games: games.rows };
}

function found({ playerId, currency, from, until, spans }: SettledSearch) {
  const within = (at: number) => new Date(Math.min(until, Math.max(from, at)));
  return sql`player_id = ${playerId} and currency = ${currency}
      and state = 'settled' and opened_at >= ${new Date(from - openMost)}
      and opened_at < ${new Date(until)}
      and settled_at >= ${new Date(from)} and settled_at < ${new Date(until)}
      and exists (
        select from unnest(${spans.map((span) => within(span.from))}::timestamptz[],
          ${spans.map((span) => within(span.until))}::timestamptz[]) as span(since, until)
        where settled_at >= span.since and settled_at < span.until
      )`;
}
