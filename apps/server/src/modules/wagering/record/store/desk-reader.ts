// Reads for the cashier's desk: a player's last rounds, and how much of their stakes lies on both
// sides of the same event. It follows the player's own rows, the newest alone.
import { oddsPerOne, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface LastRound {
  readonly roundId: string;
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: Units;
  readonly payout: Units;
  readonly openedAt: number;
}

export async function readLastRounds(
  on: Queryable,
  { playerId, currency, count }: { playerId: string; currency: string; count: number },
): Promise<readonly LastRound[]> {
  const { rows } = await sql<Omit<LastRound, 'openedAt'> & { openedAt: Date }>`
    select round_id as "roundId", vendor, game_code as "gameCode", state, stake, payout,
      opened_at as "openedAt"
    from wagering_round where player_id = ${playerId} and currency = ${currency}
    order by opened_at desc limit ${count}`.execute(on);
  return rows.map((row) => ({ ...row, openedAt: row.openedAt.getTime() }));
}

/** Slips of nearly even odds: two of them on one event can be the two sides of it. */
const evenOddsMost = 3n * oddsPerOne;
const slipsLooked = 2000;

export interface OppositeStakes {
  /** On events that near-even odds were laid on. */
  readonly staked: Units;
  /** What other stakes of the same player on the same event offset. */
  readonly offset: Units;
}

export async function readOppositeStakes(
  on: Queryable | Tx,
  { playerId, currency, since }: { playerId: string; currency: string; since: number },
): Promise<OppositeStakes> {
  const { rows } = await sql<OppositeStakes>`with slips as (
      select event_id, bet, stake, struck -> 'selection' as side from (
        select event_id, bet, stake, struck, state from wagering_round
        where player_id = ${playerId} and currency = ${currency} and event_id is not null
          and opened_at >= ${new Date(since)}
        order by opened_at desc limit ${slipsLooked}
      ) as newest
      where state <> 'void' and struck #>> '{terms,pays}' = 'odds'
        and (struck #>> '{terms,odds,0}')::bigint <= ${evenOddsMost}
    ), sides as (
      select event_id, bet, side, sum(stake) as stake from slips group by event_id, bet, side
    ), events as (
      select sum(stake) as staked, max(stake) as most, count(*) as sides
      from sides group by event_id, bet
    )
    select coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(2 * least(most, staked - most)) filter (where sides = 2), 0)::bigint as offset
    from events`.execute(on);
  return rows[0] ?? { staked: 0n, offset: 0n };
}

/** A round that paid between these hundredths of its stake had little at risk. */
const nearlyLeast = 80;
const nearlyMost = 125;

export interface LowRiskStakes {
  readonly rounds: number;
  readonly staked: Units;
  /** Of rounds that paid nearly their stake. */
  readonly lowRisk: Units;
}

export async function readLowRiskStakes(
  on: Queryable | Tx,
  { playerId, currency, since }: { playerId: string; currency: string; since: number },
): Promise<LowRiskStakes> {
  const { rows } = await sql<Omit<LowRiskStakes, 'rounds'> & { rounds: bigint }>`
    select count(*) as rounds, coalesce(sum(stake), 0)::bigint as staked,
      coalesce(sum(stake) filter (where payout * 100 between stake * ${nearlyLeast}
        and stake * ${nearlyMost}), 0)::bigint as "lowRisk"
    from (select state, stake, payout from wagering_round
      where player_id = ${playerId} and currency = ${currency}
        and opened_at >= ${new Date(since)}
      order by opened_at desc limit ${slipsLooked}) as newest
    where state = 'settled' and stake > 0`.execute(on);
  const [row] = rows;
  return row ? { ...row, rounds: Number(row.rounds) } : { rounds: 0, staked: 0n, lowRisk: 0n };
}
