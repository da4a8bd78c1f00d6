// Previews the effect of another result on a settled event, with the code that would settle it,
// player by player. Writes nothing.
import type { DrawnResult } from '@baize/engines';
import { isPlayMoney, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import { readCashOf } from '../../../wallet/index.ts';
import { roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import type { SharedEvent } from '../../slips/rules/event.ts';
import type { Slip } from '../../slips/rules/slip.ts';
import { payoutsOf } from '../../slips/store/settle-slips.ts';
import { isSlip } from '../../slips/store/slip-batch.ts';

export interface ResultEffect {
  readonly slips: number;
  /** Slips that are paid otherwise. */
  readonly changed: number;
  readonly winnersBefore: number;
  readonly winnersAfter: number;
  readonly payoutBefore: Units;
  readonly payoutAfter: Units;
  /** Players whose balance does not cover what is taken back. */
  readonly debtors: number;
  readonly debt: Units;
}

const playersAtOnce = 500;

export async function previewResult(
  on: Queryable,
  event: SharedEvent,
  result: DrawnResult,
): Promise<ResultEffect> {
  const effect = {
    slips: 0,
    changed: 0,
    winnersBefore: 0,
    winnersAfter: 0,
    debtors: 0,
    payoutBefore: 0n,
    payoutAfter: 0n,
    debt: 0n,
  };
  const corrected = { ...event, result, resultVersion: event.resultVersion + 1 };
  let after = '';
  for (;;) {
    const slips = await readSlips(on, event.eventId, after);
    const last = slips.at(-1);
    if (last === undefined) return effect;
    after = last.playerId;
    const real = slips.filter(({ currency }) => !isPlayMoney(currency));
    const players = Map.groupBy(real, ({ playerId, currency }) => `${currency} ${playerId}`);
    const losses = [...players.values()].map((own) => addPlayer(effect, own, corrected));
    await addDebts(on, effect, losses);
  }
}

/** All slips of the next players. */
async function readSlips(on: Queryable, eventId: string, after: string): Promise<readonly Slip[]> {
  const { rows } = await sql<RoundRow>`select r.* from (
      select distinct player_id from wagering_round
      where event_id = ${eventId} and player_id > ${after}
      order by player_id limit ${playersAtOnce}
    ) as p join wagering_round as r
      on r.event_id = ${eventId} and r.player_id = p.player_id
    where r.state <> 'void' order by r.player_id, r.round_id`.execute(on);
  if (rows.length > 0) return rows.map(roundOf).filter(isSlip);
  return [];
}

type Effect = { -readonly [Name in keyof ResultEffect]: ResultEffect[Name] };

interface Loss {
  readonly playerId: string;
  readonly currency: string;
  readonly lost: Units;
}

function addPlayer(effect: Effect, own: readonly Slip[], corrected: SharedEvent): Loss {
  let lost = 0n;
  for (const { slip, payout } of payoutsOf(own, { event: corrected, paidBefore: 0n })) {
    effect.slips += 1;
    if (payout !== slip.payout) effect.changed += 1;
    if (slip.payout > 0n) effect.winnersBefore += 1;
    if (payout > 0n) effect.winnersAfter += 1;
    effect.payoutBefore += slip.payout;
    effect.payoutAfter += payout;
    lost += slip.payout - payout;
  }
  const { playerId = '', currency = '' } = own[0] ?? {};
  return { playerId, currency, lost };
}

async function addDebts(on: Queryable, effect: Effect, losses: readonly Loss[]): Promise<void> {
  const losers = losses.filter(({ lost }) => lost > 0n);
  for (const [currency, of] of Map.groupBy(losers, (one) => one.currency)) {
    const ids = of.map(({ playerId }) => playerId);
    const cash = await readCashOf(on, ids, currency);
    for (const { playerId, lost } of of) {
      const owed = lost - (cash.get(playerId) ?? 0n);
      if (owed <= 0n) continue;
      effect.debtors += 1;
      effect.debt += owed;
    }
  }
}
