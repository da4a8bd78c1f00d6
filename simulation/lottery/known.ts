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

/** One game whose draws are ours, and one whose results staff enter. */
export const gameCodes = ['SSC_5M', 'SSC_DAY'] as const;
export const isOurs = (eventId: string): boolean => eventId.startsWith('SSC_5M:');

export interface KnownSlip {
  readonly roundId: string;
  readonly stake: Units;
  readonly struck: Struck;
  state: 'open' | 'settled' | 'void';
  payout: Units;
  /** The version of the result that settled it. */
  version: number;
}

/** The slips of an order on one issue. */
export interface KnownPart {
  readonly orderId: string;
  readonly eventId: string;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly stake: Units;
  /** Stakes by the prize group that decides the prize: rebates are counted on them. */
  readonly bases: ReadonlyMap<number, Units>;
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

export function pickTicket(chance: Chance, own: number): Ticket {
  const [play, selection] = chance.pick(picks);
  if (playOf('SSC_5M', play).pays === 'odds')
    return { play, selection, amount: chance.pick(['1.00', '5.00', '12.50', '300.00']) };
  const group = chance.pick([1800, 1900, own]);
  return { play, selection, mode: 'jiao', multiple: chance.between(1, 4), group };
}

/** Both games draw five digits: their plays are the same. */
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
  /** Undefined at odds, which earn no rebate. */
  readonly group: number | undefined;
}

const unitsOfAmount = (text: string): Units => BigInt(Math.round(Number(text) * 10_000));

/** The ticket priced and struck by the engine, at a multiple of its chase. */
export function priceTicket(
  ticket: Ticket,
  of: { readonly gameCode: string; readonly own: number; readonly times: number },
): Priced {
  const { definition } = gameOf(of.gameCode);
  const play = playOf(of.gameCode, ticket.play);
  const read = readSelection(play, ticket.selection);
  must(!('refusal' in read), 'a pick can be read', ticket);
  const stated = statedTerms(definition, play, ticket.group);
  const terms: SlipTerms =
    stated.pays === 'odds'
      ? { ...stated, amount: unitsOfAmount(ticket.amount ?? '') * BigInt(of.times) }
      : { ...stated, mode: ticket.mode ?? 'yuan', multiple: (ticket.multiple ?? 1) * of.times };
  const asked = { selection: read.value, terms };
  const checked = checkSlip(play, asked, limitsOf(definition, of.own));
  must(!('refusal' in checked), 'a pick is accepted by the engine', ticket);
  const { value: slip } = checked;
  return {
    stake: slip.stake,
    struck: strike({ slip, issueCap: definition.issuePayoutCap }),
    group: ticket.group,
  };
}

/** What these numbers pay the slip. The stakes of the world are far below the caps. */
export function payoutOf(eventId: string, slip: KnownSlip, numbers: readonly number[]): Units {
  return lottery.settle(gameOf(gameOfEvent(eventId)), slip.struck, numbers).payout;
}

export const gameOfEvent = (eventId: string): string => eventId.slice(0, eventId.indexOf(':'));
export const issueOfEvent = (eventId: string): string => eventId.slice(eventId.indexOf(':') + 1);

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
  for (const [chosen, stake] of part.bases) {
    let below = 0n;
    for (const [at, { group }] of line.entries()) {
      const upToHere = floorToCent((stake * BigInt(group - chosen)) / 2000n);
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
