// The slips of one event, as a page of it shows them: the highest stakes, or one player's own; and
// what a player's slips of a game came to.
import type { Struck } from '@baize/engines';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import { wonAmount } from '../../rounds/store/free-rounds.ts';
import { roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import type { Slip } from '../../slips/rules/slip.ts';
import { isSlip } from '../../slips/store/slip-batch.ts';

export interface EventSlipsSearch {
  readonly eventId: string;
  readonly currency: string;
  /** Undefined: of everybody. */
  readonly playerId?: string;
  readonly offset?: number;
  readonly count: number;
}

/** The highest stakes first. */
export async function readEventSlips(
  on: Queryable,
  { eventId, currency, playerId, offset = 0, count }: EventSlipsSearch,
): Promise<readonly Slip[]> {
  const whose = playerId === undefined ? sql`true` : sql`player_id = ${playerId}`;
  const { rows } = await sql<RoundRow>`select * from wagering_round
    where event_id = ${eventId} and currency = ${currency} and ${whose}
    order by stake desc, round_id limit ${count} offset ${offset}`.execute(on);
  return rows.map(roundOf).filter(isSlip);
}

/** Slips of an event that were struck alike, and of which the same was decided. */
export interface AlikeSlips {
  readonly struck: Struck;
  readonly decision: Struck | null;
  readonly slips: number;
}

const alikeMost = 20_000;

/** Those that were not given back. */
export async function readAlikeSlips(
  on: Queryable,
  { eventId, currency }: Pick<EventSlipsSearch, 'eventId' | 'currency'>,
): Promise<readonly AlikeSlips[]> {
  const { rows } = await sql<Omit<AlikeSlips, 'slips'> & { slips: bigint }>`
    select struck, decision, count(*) as slips from wagering_round
    where event_id = ${eventId} and currency = ${currency} and state <> 'void'
    group by struck, decision limit ${alikeMost}`.execute(on);
  return rows.map(({ slips, ...row }) => ({ ...row, slips: Number(slips) }));
}

export interface SlipFigures {
  readonly settled: number;
  readonly won: number;
  readonly staked: Units;
  readonly paid: Units;
  readonly payoutMost: Units;
}

export interface SlipFiguresAsked {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
}

/** What a player's settled slips of a game came to. */
export async function readSlipFigures(
  on: Queryable,
  { playerId, currency, gameCode }: SlipFiguresAsked,
): Promise<SlipFigures> {
  const { rows } = await sql<Record<keyof SlipFigures, bigint>>`
    select count(*) as settled, count(*) filter (where payout > 0) as won,
      coalesce(sum(stake) filter (where free_id is null), 0)::bigint as staked,
      coalesce(sum(${wonAmount}), 0)::bigint as paid,
      coalesce(max(${wonAmount}), 0)::bigint as "payoutMost"
    from wagering_round where player_id = ${playerId} and currency = ${currency}
      and game_code = ${gameCode} and vendor is null and state = 'settled'`.execute(on);
  const { settled = 0n, won = 0n, staked = 0n, paid = 0n, payoutMost = 0n } = rows[0] ?? {};
  return { settled: Number(settled), won: Number(won), staked, paid, payoutMost };
}
