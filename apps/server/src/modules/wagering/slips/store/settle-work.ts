// Slips of events that have a result, or were cancelled: settled player by player, many players in
// one durable transaction. A slip that is settled by this version of the result is left alone, so
// that a settlement may be repeated and interrupted anywhere.
import type { Saving } from '../../../../platform/database/index.ts';
import { houseAccount, playerAccount, spendable, type Book } from '@baize/ledger';
import { isPlayMoney, spansAt, type Units } from '@baize/money';
import type { Work } from '../../../wallet/index.ts';
import { paidOf, wonOf } from '../../rounds/rules/free-round.ts';
import { countUse } from '../../rounds/rules/round.ts';
import type { SettledTogether } from '../../rounds/store/close-work.ts';
import { gatherWon, returnFreeBets } from '../../rounds/store/free-rounds.ts';
import { savePlays } from '../../rounds/store/play-batch.ts';
import type { OrdersTogether } from '../../ports.ts';
import type { Slip } from '../rules/slip.ts';
import { correctSlips } from './correct-slips.ts';
import { ownStakeOf } from './decide-cancel.ts';
import { settleSlips, voidSlips } from './settle-slips.ts';
import {
  itemName,
  loadSettling,
  slipsAtOnce,
  type SettleItem,
  type SettleState,
} from './settle-state.ts';
import { decideSlips } from './slip-batch.ts';

/** What one item settled. */
export interface SettleOutcome {
  readonly version: number;
  readonly state: 'settled' | 'void';
  readonly slips: readonly Slip[];
  /** What the player was paid, less what a correction took back. */
  readonly paid: Units;
  readonly balance: Units;
  /** There may be more slips of this player. */
  readonly isMore: boolean;
}

export interface SettlePorts {
  readonly together: SettledTogether;
  readonly ordersTogether: OrdersTogether;
}

export function createSettleWork({
  together,
  ordersTogether,
}: SettlePorts): Work<SettleItem, SettleState, SettleOutcome> {
  return {
    name: 'wagering-settle',
    accounts: ({ playerId, currency, mayOwe }: SettleItem) => [
      playerAccount('player-cash', playerId, currency),
      playerAccount('player-in-play', playerId, currency),
      ...(mayOwe ? [playerAccount('player-debt', playerId, currency)] : []),
      houseAccount('house-gaming', currency),
      houseAccount('bonus-funding', currency),
    ],
    // A settled slip is known by its row, so no posting key needs to be looked up.
    keys: () => [],
    load: loadSettling,
    decide: (item: SettleItem, state: SettleState, book: Book) =>
      decide(item, state, { book, together }),
    save(state: SettleState): readonly Saving[] {
      const plays = [...state.changedPlays].flatMap((playerId) => state.plays.get(playerId) ?? []);
      return [
        ...savePlays(plays),
        ...decideSlips(state.decided),
        ...gatherWon(state.won),
        ...returnFreeBets(state.decided),
        ...(state.changes.length === 0 ? [] : ordersTogether.save(state.changes)),
      ];
    },
  };
}

interface Deciding {
  readonly book: Book;
  readonly together: SettledTogether;
}

function decide(item: SettleItem, state: SettleState, { book, together }: Deciding): SettleOutcome {
  const event = state.events.get(item.eventId);
  if (!event) throw new Error(`the event ${item.eventId} is unknown`);
  const waiting = state.slips.get(itemName(item)) ?? [];
  const isVoid = event.state === 'cancelled';
  if (!isVoid && event.result === null) throw new Error(`${item.eventId} has no result yet`);
  const paidBefore = state.paid.get(itemName(item)) ?? 0n;
  const open = waiting.filter((slip) => slip.state === 'open');
  const settling = { item, event, paidBefore, book, fates: state.fates, together };
  const first = isVoid ? voidSlips(open, settling) : settleSlips(open, settling);
  const settled = waiting.filter((slip) => slip.state === 'settled');
  const again = correctSlips(settled, { ...settling, paidBefore: paidBefore + first.paid });
  const change = isVoid ? ('void' as const) : ('settled' as const);
  keepChange(state, item, { change, slips: first.slips });
  keepChange(state, item, { change: 'corrected', slips: again.slips });
  const slips = [...first.slips, ...again.slips];
  gatherFree(state, slips, settled);
  const returned = isVoid ? ownStakeOf(first.slips) : 0n;
  countUses(state, item, {
    paid: sumOf(slips, ofStakes) - sumOf(settled, ofStakes),
    returned,
    slips: first.slips,
  });
  return {
    version: event.resultVersion,
    state: change,
    slips,
    paid: returned + sumOf(slips, paidOf) - sumOf(settled, paidOf),
    balance: spendable(book, item),
    isMore: waiting.length >= slipsAtOnce,
  };
}

const sumOf = (slips: readonly Slip[], of: (slip: Slip) => Units): Units =>
  slips.reduce((all, slip) => all + of(slip), 0n);

/** What a stake of the player was paid. */
const ofStakes = ({ free, payout }: Slip): Units => (free ? 0n : payout);

/** What free bets won goes to their bonus; of slips that are settled again what has changed. */
function gatherFree(state: SettleState, slips: readonly Slip[], before: readonly Slip[]): void {
  const won = new Map(before.map((slip) => [slip.roundId, wonOf(slip)]));
  for (const round of slips)
    if (round.free) state.won.push({ round, before: won.get(round.roundId) ?? 0n });
}

interface Changed {
  readonly change: 'settled' | 'void' | 'corrected';
  readonly slips: readonly Slip[];
}

function keepChange(state: SettleState, item: SettleItem, { change, slips }: Changed): void {
  const { playerId, currency, now: at } = item;
  state.decided.push(...slips);
  for (const [orderId, of] of Map.groupBy(slips, ({ slip }) => slip.orderId))
    state.changes.push({
      orderId,
      playerId,
      currency,
      change,
      at,
      slips: of,
      detail: undefined,
    });
}

interface Use {
  readonly paid: Units;
  readonly returned: Units;
  readonly slips: readonly Slip[];
}

/** A payout gives room to loss limits; a returned stake was never staked. */
function countUses(state: SettleState, item: SettleItem, { paid, returned, slips }: Use): void {
  const { playerId, currency, now } = item;
  const play = state.plays.get(playerId);
  if (!play || isPlayMoney(currency) || (paid === 0n && returned === 0n)) return;
  let uses = countUse(play.uses, spansAt(now), { paid });
  for (const [openedAt, of] of returned === 0n ? [] : Map.groupBy(slips, (slip) => slip.openedAt)) {
    const staked = -ownStakeOf(of);
    uses = countUse(uses, spansAt(now), { staked, stakedAt: openedAt });
  }
  state.plays.set(playerId, { ...play, uses });
  state.changedPlays.add(playerId);
}
