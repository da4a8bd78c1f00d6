// Counts settled rounds by member, hour and game, each exactly once: from a mark up to the oldest
// transaction under way. What a vendor moved after the end of a round is added to the round's hour;
// hours that a corrected result changed are counted anew. The same reading tells windows of five
// minutes, which also hold free rounds.
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { wonAmount } from '../../rounds/store/free-rounds.ts';
import { readUntil } from '../../rounds/store/order.ts';
import type { CountedRange } from './lucky-rounds.ts';

/** What was added to an hour; negative where something was taken back. */
export interface HourPlay {
  readonly playerId: string;
  readonly currency: string;
  /** Milliseconds since 1970, of the hour's beginning. */
  readonly hour: number;
  /** Empty: ours. */
  readonly vendor: string;
  readonly gameCode: string;
  readonly rounds: number;
  readonly staked: bigint;
  /** What of the stakes counts as turnover. */
  readonly valid: bigint;
  readonly paid: bigint;
  /** When the last of these rounds was settled, in milliseconds since 1970. */
  readonly lastAt: number;
}

/** The same by the window of five minutes in which it happened. */
export interface WindowPlay extends HourPlay {
  /**
   * Milliseconds since 1970, of its beginning. A change of what was counted before belongs to the
   * window in which the result was corrected, or the vendor's message came.
   */
  readonly window: number;
  /** Of free rounds and free bets: they have no stake, and hours leave them out. */
  readonly isFree: boolean;
  /**
   * Stakes of rounds that paid exactly their stake. Of games where such a round is a tie or was
   * called off, the reader takes them off turnover.
   */
  readonly evened: bigint;
  /** What the rounds fed jackpots with, less the prizes of jackpots in `paid`. */
  readonly pooled: bigint;
}

type Row = Omit<WindowPlay, 'hour' | 'rounds' | 'lastAt' | 'window'> & {
  hour: Date;
  window: Date;
  rounds: bigint;
  lastAt: Date;
};

export async function readHourMark(on: Queryable): Promise<bigint> {
  const { rows } = await sql<{ mark: string }>`select closed_in::text as mark
    from wagering_hour_mark`.execute(on);
  return BigInt(rows[0]?.mark ?? 0);
}

export interface HoursCounted extends CountedRange {
  readonly added: readonly HourPlay[];
  readonly windows: readonly WindowPlay[];
}

/** What was added since the last count; undefined while another process counts. */
export async function countNextHours(tx: Tx): Promise<HoursCounted | undefined> {
  const { rows } = await sql<{ mark: string }>`select closed_in::text as mark
    from wagering_hour_mark for update skip locked`.execute(tx);
  const from = rows[0]?.mark;
  if (from === undefined) return undefined;
  const until = await readUntil(tx);
  const closed = await addHours(tx, closedBetween(from, until));
  const corrected = await addHours(tx, correctedBetween(from, until));
  const windows = [...closed, ...corrected];
  if (windows.length > 0 || BigInt(until) - BigInt(from) > quietRange)
    await sql`update wagering_hour_mark set closed_in = ${until}::xid8`.execute(tx);
  return { added: [...hoursOf(closed), ...hoursOf(corrected)], windows, from, until };
}

/** Windows of one hour together; they come in the order of their hours. */
function hoursOf(windows: readonly WindowPlay[]): readonly HourPlay[] {
  const hours = new Map<string, HourPlay>();
  for (const { window: _window, isFree, evened: _evened, pooled: _pooled, ...play } of windows) {
    if (isFree) continue;
    const key = [play.playerId, play.currency, play.hour, play.vendor, play.gameCode].join(' ');
    const known = hours.get(key);
    hours.set(key, known ? together(known, play) : play);
  }
  return [...hours.values()].filter(isAny);
}

const together = (one: HourPlay, other: HourPlay): HourPlay => ({
  ...one,
  rounds: one.rounds + other.rounds,
  staked: one.staked + other.staked,
  valid: one.valid + other.valid,
  paid: one.paid + other.paid,
  lastAt: Math.max(one.lastAt, other.lastAt),
});

const isAny = ({ rounds, staked, valid, paid }: HourPlay): boolean =>
  rounds !== 0 || staked !== 0n || valid !== 0n || paid !== 0n;

/** A quiet minute writes nothing, unless much else was written meanwhile. */
const quietRange = 10_000n;

const sums = sql`sum(rounds)::bigint as rounds, sum(stake)::bigint as staked,
  sum(valid)::bigint as valid, sum(payout)::bigint as paid, max(settled_at) as last_at,
  sum(evened)::bigint as evened, sum(pooled)::bigint as pooled`;
const keys = sql`player_id, currency, hour, vendor, game_code`;
const windowKeys = sql`${keys}, window_at, free`;
const hourOf = sql`date_trunc('hour', r.settled_at, 'UTC')`;
const returned = sql`case when kind = 'rollback' then -moved else 0 end`;
const windowOf = (at: RawBuilder<unknown>) => sql`date_bin('5 minutes', ${at}, 'epoch')`;
const won = sql`case when kind = 'win' then moved else 0 end`;

/** A round that is read here already shows what moved after `until`: that is left for the next. */
const laterThan = (until: string) => sql`select player_id, round_id, sum(${returned}) as staked,
    sum(${won}) as paid
  from wagering_vendor_entry where late_in >= ${until}::xid8 group by player_id, round_id`;

/** The stake of a round that pays it back to the unit; else nothing. */
const evenedOf = (stake: RawBuilder<unknown>, paid: RawBuilder<unknown>) =>
  sql`case when ${stake} > 0 and ${stake} = ${paid} then ${stake} else 0 end`;
const stakeBefore = sql`(r.stake - coalesce(later.staked, 0))`;
const paidBefore = sql`(r.payout - coalesce(later.paid, 0))`;

/** A free round has no stake; what it pays as bonus money is counted when it is granted. */
const roundBefore = sql`r.player_id, r.currency, ${hourOf} as hour,
  coalesce(r.vendor, '') as vendor, r.game_code, 1 as rounds,
  case when r.free_id is null then r.stake - coalesce(later.staked, 0) else 0 end as stake,
  case when r.free_id is null
    then coalesce(r.valid_stake, r.stake) - coalesce(later.staked, 0) else 0 end as valid,
  case when r.free_id is null then r.payout - coalesce(later.paid, 0)
    when r.free_pays = 'cash' then ${wonAmount} else 0 end as payout, r.settled_at,
  ${windowOf(sql`r.settled_at`)} as window_at, r.free_id is not null as free,
  case when r.free_id is null and r.valid_stake is null then ${evenedOf(stakeBefore, paidBefore)}
    else 0 end as evened, r.jackpot_fed - r.jackpot_won as pooled`;

/** Rounds that late messages made even, or no longer even. */
const evenedLate = (from: string, until: string) => sql`select r.player_id, r.currency, ${hourOf},
      coalesce(r.vendor, ''), r.game_code, 0, 0, 0, 0, r.settled_at, ${windowOf(sql`e.at`)}, false,
      ${evenedOf(stakeBefore, paidBefore)}
        - ${evenedOf(sql`(${stakeBefore} - e.staked)`, sql`(${paidBefore} - e.paid)`)}, 0
    from (select player_id, round_id, sum(${returned}) as staked, sum(${won}) as paid, max(at) as at
      from wagering_vendor_entry
      where late_in >= ${from}::xid8 and late_in < ${until}::xid8
      group by player_id, round_id) as e
    join wagering_round as r using (player_id, round_id)
    left join later using (player_id, round_id)
    where r.closed_in < ${from}::xid8`;

const closedBetween = (from: string, until: string) => sql`with later as (${laterThan(until)}),
  moved as (
    select ${roundBefore} from wagering_round as r left join later using (player_id, round_id)
    where r.closed_in >= ${from}::xid8 and r.closed_in < ${until}::xid8
      and (r.state = 'settled' or r.vendor is not null)
    union all
    select r.player_id, r.currency, ${hourOf}, coalesce(r.vendor, ''), r.game_code, 0, e.staked,
      e.staked, e.paid, r.settled_at, ${windowOf(sql`e.at`)}, false, 0, 0
    from (select player_id, round_id, ${returned} as staked, ${won} as paid, at
      from wagering_vendor_entry
      where late_in >= ${from}::xid8 and late_in < ${until}::xid8) as e
    join wagering_round as r using (player_id, round_id)
    where r.closed_in < ${from}::xid8
    union all
    ${evenedLate(from, until)}
  )
  select ${windowKeys}, ${sums} from moved group by ${windowKeys}`;

/**
 * The difference between an hour's rounds as they are now and the hour as it was counted. Only
 * slips are corrected, which take no part in jackpots.
 */
const correctedBetween = (from: string, until: string) => sql`with changed as (
    select r.player_id, r.currency, ${hourOf} as hour, r.game_code, max(event.at) as at
    from (select n.event_id, max(result.at) as at from wagering_event_return as n
      join wagering_event_result as result using (event_id, version)
      where n.settled_in >= ${from}::xid8 and n.settled_in < ${until}::xid8 and n.version > 1
      group by n.event_id) as event
    join wagering_round as r using (event_id)
    where r.closed_in < ${until}::xid8
    group by r.player_id, r.currency, ${hourOf}, r.game_code
  ), moved as (
    select r.player_id, r.currency, c.hour, '' as vendor, r.game_code, 1 as rounds, r.stake,
      coalesce(r.valid_stake, r.stake) as valid, r.payout, r.settled_at, c.at
    from changed as c join wagering_round as r on r.player_id = c.player_id
      and r.currency = c.currency and r.game_code = c.game_code and r.vendor is null
      and r.settled_at >= c.hour and r.settled_at < c.hour + interval '1 hour'
    where r.closed_in < ${until}::xid8 and r.state = 'settled' and r.free_id is null
    union all
    select h.player_id, h.currency, h.hour, h.vendor, h.game_code, -h.rounds, -h.staked, -h.valid,
      -h.paid, null, c.at
    from changed as c join wagering_hour as h using (player_id, currency, hour, game_code)
    where h.vendor = ''
  )
  select ${keys}, ${windowOf(sql`max(at)`)} as window_at, false as free, ${sums}
  from (select *, 0 as evened, 0 as pooled from moved) as moved group by ${keys}`;

async function addHours(tx: Tx, added: RawBuilder<unknown>): Promise<readonly WindowPlay[]> {
  const { rows } = await sql<Row>`with added as materialized (
      select * from (${added}) as a
      where rounds <> 0 or staked <> 0 or valid <> 0 or paid <> 0 or evened <> 0
    ), hours as (
      select ${keys}, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
        sum(valid)::bigint as valid, sum(paid)::bigint as paid
      from added where not free group by ${keys}
    ), kept as (
      insert into wagering_hour as h (${keys}, rounds, staked, valid, paid)
      select ${keys}, rounds, staked, valid, paid from hours order by ${keys}
      on conflict (player_id, currency, hour, vendor, game_code) do update set
        rounds = h.rounds + excluded.rounds, staked = h.staked + excluded.staked,
        valid = h.valid + excluded.valid, paid = h.paid + excluded.paid
    )
    select player_id as "playerId", currency, hour, vendor, game_code as "gameCode", rounds, staked,
      valid, paid, coalesce(last_at, hour) as "lastAt", window_at as window, free as "isFree",
      evened, pooled
    from added order by ${keys}`.execute(tx);
  return rows.map((row) => ({
    ...row,
    hour: row.hour.getTime(),
    window: row.window.getTime(),
    rounds: Number(row.rounds),
    lastAt: row.lastAt.getTime(),
  }));
}
