// Finds rounds of a count that are lucky: by what they paid, or by the last digits of their lucky
// number. It follows from the round's number and the millisecond in which the round was settled:
// a player cannot choose it, and anyone who knows both can compute it again.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** The places in the order of closing between which rounds were counted. */
export interface CountedRange {
  readonly from: string;
  readonly until: string;
}

export interface LuckySearch extends CountedRange {
  readonly currency: string;
  /** Settled at this moment or later, in milliseconds since 1970. */
  readonly since: number;
  /** The least payout in hundredths of the stake; null: none is lucky by it. */
  readonly multipleMin: number | null;
  /** Digits in which a lucky number ends. */
  readonly endings: readonly string[];
}

export interface LuckyRound {
  readonly playerId: string;
  readonly roundId: string;
  /** Empty: ours. */
  readonly vendor: string;
  readonly gameCode: string;
  /** Its payout in hundredths of its stake, cut down. */
  readonly multiple: number;
  /** Six digits. */
  readonly number: string;
  readonly settledAt: number;
}

type Row = Omit<LuckyRound, 'multiple' | 'settledAt'> & {
  readonly multiple: bigint;
  readonly settledAt: Date;
};

const moment = sql`floor(extract(epoch from r.settled_at) * 1000)::bigint`;
const digest = sql`sha256(convert_to(r.round_id || ' ' || ${moment}, 'UTF8'))`;
const number = sql`lpad((('x' || left(encode(${digest}, 'hex'), 8))::bit(32)::bigint
  % 1000000)::text, 6, '0')`;

export async function readLucky(tx: Tx, search: LuckySearch): Promise<readonly LuckyRound[]> {
  const { from, until, currency, since, multipleMin, endings } = search;
  const { rows } = await sql<Row>`with closed as (
      select r.player_id, r.round_id, coalesce(r.vendor, '') as vendor, r.game_code, r.settled_at,
        trunc(r.payout::numeric * 100 / r.stake)::bigint as multiple, ${number} as number
      from wagering_round as r
      where r.closed_in >= ${from}::xid8 and r.closed_in < ${until}::xid8
        and r.currency = ${currency} and r.settled_at >= ${new Date(since)} and r.stake > 0
        and (r.state = 'settled' or r.vendor is not null) and r.free_id is null
    )
    select player_id as "playerId", round_id as "roundId", vendor, game_code as "gameCode",
      multiple, number, settled_at as "settledAt"
    from closed where multiple >= ${multipleMin}::bigint
      or exists (select 1 from unnest(${endings}::text[]) as e (ending)
        where right(number, length(ending)) = ending)
    order by settled_at, player_id, round_id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    multiple: Number(row.multiple),
    settledAt: row.settledAt.getTime(),
  }));
}
