// A simulated player's own knowledge of their lottery orders, and the published engine's verdict:
// stake, struck terms, payout by result, rebates up the line. Nothing is read from the server.
import {
  checkSlip,
  dealtLotteryOf,
  limitsOf,
  lottery,
  playsOf,
  readSelection,
  statedTerms,
  strike,
  type SlipTerms,
  type Struck,
} from '@baize/engines';
import type { Units } from '@baize/money';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import type { Player } from '../player.ts';
import { costOf, gameOfEvent, paidBy, pricedPlays, priceFor } from './games.ts';

export interface KnownSlip {
  readonly roundId: string;
  readonly stake: Units;
  readonly struck: Struck;
  /** Of a bet at a price by group: what it pays is counted by the world itself. */
  readonly ticket: Ticket | undefined;
  /** Of each unit. */
  readonly amount: Units;
  state: 'open' | 'settled' | 'void';
  payout: Units;
  /** The version of the result that settled it. */
  version: number;
}

/** Stakes by the group that decides the prize, or amounts by the group that decides the price. */
export interface RebateBase {
  readonly chosen: number;
  /** Of amounts: no group above this one pays less. */
  readonly most: number;
  readonly stake: Units;
}

/** The slips of an order on one issue. */
export interface KnownPart {
  readonly orderId: string;
  readonly eventId: string;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly stake: Units;
  /** What rebates are counted on. */
  readonly bases: readonly RebateBase[];
  readonly slips: readonly KnownSlip[];
  cancelAsked: boolean;
}

export interface KnownOrder {
  readonly baseId: string;
  readonly player: Player;
  /** Who earns rebates, with their prize groups as they were when it was placed. */
  readonly line: readonly { readonly player: Player; readonly group: number }[];
  readonly stopsOnWin: boolean;
  readonly parts: readonly KnownPart[];
  hasWon: boolean;
}

/** A slip as the client sends it. */
export interface Ticket {
  readonly play: string;
  readonly selection: string;
  readonly mode?: 'jiao';
  readonly multiple?: number;
  readonly group?: number;
  readonly amount?: string;
}

const picks = [
  ['1X_POS', '1,2|-|-|5|-'],
  ['3X_DIRECT_BACK', '1,2|3|4,5'],
  ['2X_DIRECT_BACK', '1,2,3|4,7'],
  ['C_BALL1', 'big'],
  ['C_BALL1', 'small'],
  ['BDW51', '1,2,3'],
] as const;

export function pickTicket(chance: Chance, gameCode: string, own: number): Ticket {
  const priced = pricedPlays(gameCode);
  if (priced.length > 0) {
    const { code, selections } = chance.pick(priced);
    const amount = chance.pick(['1.00', '2.50', '5.00']);
    return { play: code, selection: chance.pick(selections), amount };
  }
  const [play, selection] = chance.pick(picks);
  if (playOf(gameCode, play).pays === 'odds')
    return { play, selection, amount: chance.pick(['1.00', '5.00', '12.50', '300.00']) };
  const group = chance.pick([1800, 1900, own]);
  return { play, selection, mode: 'jiao', multiple: chance.between(1, 4), group };
}

function playOf(gameCode: string, code: string) {
  const play = playsOf(gameOf(gameCode).definition.kind).get(code);
  must(play !== undefined, 'a play of the game is known', code);
  return play;
}

function gameOf(gameCode: string) {
  const game = dealtLotteryOf(gameCode);
  must(game !== undefined, 'a game of the world is dealt', gameCode);
  return game;
}

export interface Priced {
  readonly stake: Units;
  readonly struck: Struck;
  /** Undefined at odds without a price by group, which earn no rebate. */
  readonly base: RebateBase | undefined;
  readonly ticket: Ticket | undefined;
  readonly amount: Units;
}

const unitsOfAmount = (text: string): Units => BigInt(Math.round(Number(text) * 10_000));
const groupMost = 2000;

/** The ticket priced and struck by the engine, at a multiple of its chase. */
export function priceTicket(
  ticket: Ticket,
  of: { readonly gameCode: string; readonly own: number; readonly times: number },
): Priced {
  const { definition } = gameOf(of.gameCode);
  const play = playOf(of.gameCode, ticket.play);
  const read = readSelection(play, ticket.selection);
  must(!('refusal' in read), 'a pick can be read', ticket);
  const terms = termsOf(ticket, of);
  const asked = { selection: read.value, terms };
  const checked = checkSlip(play, asked, limitsOf(definition, of.own));
  must(!('refusal' in checked), 'a pick is accepted by the engine', ticket);
  const { value: slip } = checked;
  const struck = strike({ slip, issueCap: definition.issuePayoutCap });
  const { stake } = slip;
  const amount = terms.pays === 'odds' ? terms.amount : 0n;
  if (pricedPlays(of.gameCode).length > 0) {
    const { price, group: chosen, most } = priceFor(of.gameCode, ticket.play, of.own);
    const cost = costOf(of.gameCode, ticket, { price, amount });
    must(cost.stake === stake, 'a bet costs its price', [ticket, cost, stake]);
    return { stake, struck, amount, ticket, base: { chosen, most, stake: cost.amount } };
  }
  const { group } = ticket;
  const base = group === undefined ? undefined : { chosen: group, most: groupMost, stake };
  return { stake, struck, amount, ticket: undefined, base };
}

function termsOf(
  ticket: Ticket,
  { gameCode, own, times }: Parameters<typeof priceTicket>[1],
): SlipTerms {
  const { definition } = gameOf(gameCode);
  const stated = statedTerms(definition, playOf(gameCode, ticket.play), ticket.group);
  if (stated.pays !== 'odds')
    return { ...stated, mode: ticket.mode ?? 'yuan', multiple: (ticket.multiple ?? 1) * times };
  const amount = unitsOfAmount(ticket.amount ?? '') * BigInt(times);
  const plays = pricedPlays(gameCode);
  const play = plays.find(({ code }) => code === ticket.play);
  if (play === undefined) return { ...stated, amount };
  const { price } = priceFor(gameCode, ticket.play, own);
  const { price: _stated, ...others } = stated;
  const odds = [play.odds * 10_000n];
  return price === 10_000n ? { ...others, odds, amount } : { ...others, odds, amount, price };
}

/** What these numbers pay the slip. The stakes of the world are far below the caps. */
export function payoutOf(eventId: string, slip: KnownSlip, numbers: readonly number[]): Units {
  const { ticket, amount } = slip;
  if (ticket) return paidBy(gameOfEvent(eventId), ticket, amount, numbers);
  return lottery.settle(gameOf(gameOfEvent(eventId)), slip.struck, numbers).payout;
}

export const partsOf = (player: Player): readonly KnownPart[] =>
  [...player.orders.values()].flatMap(({ parts }) => parts);

export const isOpen = ({ slips }: KnownPart): boolean =>
  slips.some(({ state }) => state === 'open');

const wasPlayed = ({ slips }: KnownPart): boolean =>
  slips.every(({ state }) => state === 'settled');

const floorToCent = (units: Units): Units => (units / 100n) * 100n;

/** Of everybody in the line, the player first: each earns the difference to the one below. */
function rebatesOf({ line }: KnownOrder, part: KnownPart): readonly [string, Units][] {
  const sums = line.map(({ player }, at): [string, Units] => {
    const kind = at === 0 ? 'lottery-rebate' : 'team-rebate';
    return [`${player.playerId} ${part.eventId} ${kind}`, 0n];
  });
  for (const { chosen, most, stake } of part.bases) {
    let below = 0n;
    for (const [at, { group }] of line.entries()) {
      const counted = Math.min(most, group);
      const upToHere = floorToCent((stake * BigInt(counted - chosen)) / 2000n);
      const sum = sums[at];
      if (sum) sum[1] += upToHere - below;
      below = upToHere;
    }
  }
  return sums;
}

/** What everybody is owed for these issues, by who, issue and kind. */
export function rebatesDue(
  orders: Iterable<KnownOrder>,
  isWanted: (eventId: string) => boolean,
): ReadonlyMap<string, Units> {
  const due = new Map<string, Units>();
  for (const order of orders) {
    for (const part of order.parts) {
      if (!isWanted(part.eventId) || !wasPlayed(part)) continue;
      for (const [name, amount] of rebatesOf(order, part))
        if (amount > 0n) due.set(name, (due.get(name) ?? 0n) + amount);
    }
  }
  return due;
}
