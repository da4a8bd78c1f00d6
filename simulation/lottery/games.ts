// The lotteries of the simulated world, and what bets at a price by prize group cost and pay,
// counted once more from the published rules. Nothing of it is the engine's.
import type { Units } from '@baize/money';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';

const ours = ['SSC_5M', 'VN_S_5M'] as const;
/** Of Laos an issue without a result is refunded after an hour. */
export const refunded = 'LAO';
const outside = ['SSC_DAY', 'THAI_GOV', refunded] as const;

export const gameCodes = [...ours, ...outside] as const;
export type GameCode = (typeof gameCodes)[number];

export const gameOfEvent = (eventId: string): string => eventId.slice(0, eventId.indexOf(':'));
export const issueOfEvent = (eventId: string): string => eventId.slice(eventId.indexOf(':') + 1);

export const isOurs = (eventId: string): boolean =>
  ours.some((gameCode) => gameCode === gameOfEvent(eventId));

export const refundAfterMs = 3_600_000;

/** From then on the house gives the stakes back by itself. */
export const isRefundDue = (eventId: string, drawsAt: number, now: number): boolean =>
  gameOfEvent(eventId) === refunded && now >= drawsAt + refundAfterMs;

/** What an official draw comes to, as staff read it. */
export function officialDraw(gameCode: string, chance: Chance): number[] {
  const of = (digits: number) => chance.int(10 ** digits);
  if (gameCode === 'LAO') return [of(4)];
  if (gameCode === 'THAI_GOV') return [of(6), of(3), of(3), of(3), of(3), of(2)];
  return Array.from({ length: 5 }, () => of(1));
}

interface PricedPlay {
  readonly code: string;
  /** Of the amount, for each time that a number comes. */
  readonly odds: bigint;
  /** What the play returns where it costs its amount. */
  readonly returns: readonly [over: bigint, under: bigint];
  /** So many units a number, or a set of numbers, has. */
  readonly unitsEach: bigint;
  readonly selections: readonly string[];
  /** How often the selection comes in a draw. */
  readonly times: (selection: string, draw: readonly number[]) => number;
}

const numbersIn = (selection: string): number[] => selection.split(',').map(Number);

/** Every lot of the south has two digits at least. */
const lotsOfSouth = 18;

const ends =
  (digits: number, places?: readonly number[]): PricedPlay['times'] =>
  (selection, draw) => {
    const lots = places === undefined ? draw : places.map((place) => draw[place] ?? 0);
    const tails = lots.map((lot) => lot % 10 ** digits);
    return numbersIn(selection)
      .map((number) => tails.filter((tail) => tail === number).length)
      .reduce((sum, count) => sum + count, 0);
  };

/** The chance that both of two tails come in 18 lots. */
const bothTails: readonly [bigint, bigint] = [
  100n ** 18n - 2n * 99n ** 18n + 98n ** 18n,
  100n ** 18n,
];

/** Staff have set its odds, so that a price by group would return too much for high groups. */
export const raisedOdds = { play: 'LO2', odds: '99' } as const;

const playsOfGame: Readonly<Record<string, readonly PricedPlay[]>> = {
  VN_S_5M: [
    {
      code: raisedOdds.play,
      odds: 99n,
      returns: [99n, 100n],
      unitsEach: BigInt(lotsOfSouth),
      selections: ['07', '01,05', '30,31,32'],
      times: ends(2),
    },
    {
      code: 'DE2',
      odds: 95n,
      returns: [95n, 100n],
      unitsEach: 1n,
      selections: ['07', '11,22,33,44,55,66,77,88,99', '00,01,02,03,04,05,06'],
      times: ends(2, [0]),
    },
    {
      code: 'XIEN2',
      odds: 36n,
      returns: [36n * bothTails[0], bothTails[1]],
      unitsEach: 1n,
      selections: ['01,51', '07,70'],
      times: (selection, draw) => {
        const tails = new Set(draw.map((lot) => lot % 100));
        return numbersIn(selection).every((number) => tails.has(number)) ? 1 : 0;
      },
    },
  ],
  THAI_GOV: [
    play('TOP3', 900n, ['456', '123,321'], ends(3, [0]), 1000n),
    play('BOTTOM2', 90n, ['07', '10,20,30,40,50'], ends(2, [5]), 100n),
    play('FRONT3', 450n, ['456', '000,111,222'], ends(3, [1, 2]), 500n),
  ],
  LAO: [
    play('TOP3', 900n, ['456', '123,321'], ends(3), 1000n),
    play('TOP2', 90n, ['96', '07,17,27,37'], ends(2), 100n),
    play(
      'BOTTOM2',
      90n,
      ['19', '00,01,02,03,04,05,06,07,08,09'],
      (selection, [number = 0]) =>
        numbersIn(selection).includes(Math.floor(number / 100)) ? 1 : 0,
      100n,
    ),
  ],
};

function play(
  code: string,
  odds: bigint,
  selections: readonly string[],
  times: PricedPlay['times'],
  cases: bigint,
): PricedPlay {
  return { code, odds, returns: [odds, cases], unitsEach: 1n, selections, times };
}

export const pricedPlays = (gameCode: string): readonly PricedPlay[] => playsOfGame[gameCode] ?? [];

function pricedPlay(gameCode: string, code: string): PricedPlay {
  const found = pricedPlays(gameCode).find((one) => one.code === code);
  must(found !== undefined, 'a play of the world is known', [gameCode, code]);
  return found;
}

const whole = 10_000n;
const groups = 2000n;
/** A unit for the default group costs its amount. */
const groupDefault = 1956;
/** No bet returns more than 99.9 %, and no price is below 70 %. */
const returnMost: readonly [bigint, bigint] = [999n, 1000n];
const priceLeast = 7000n;

export interface GroupPrice {
  /** Of its amount, in 1/10,000. */
  readonly price: bigint;
  /** The own group, where it is none of those that pay no less. */
  readonly group: number;
  readonly most: number;
}

/** Each group above the default takes a 2000th of the amount off, until the price is the lowest. */
export function priceFor(gameCode: string, code: string, own: number): GroupPrice {
  const [over, under] = pricedPlay(gameCode, code).returns;
  const parts = over * returnMost[1] * groups;
  const under999 = under * returnMost[0];
  const least = ((parts + under999 - 1n) / under999) * (whole / groups);
  const lowest = least < priceLeast ? priceLeast : least;
  const most = groupDefault + Number((whole - lowest) / (whole / groups));
  const group = Math.max(groupDefault, Math.min(most, own));
  return { group, most, price: whole - BigInt(group - groupDefault) * (whole / groups) };
}

export interface PricedSlip {
  readonly stake: Units;
  /** What rebates are counted on. */
  readonly amount: Units;
}

export function costOf(
  gameCode: string,
  { play: code, selection }: { readonly play: string; readonly selection: string },
  { price, amount }: { readonly price: bigint; readonly amount: Units },
): PricedSlip {
  const { unitsEach } = pricedPlay(gameCode, code);
  // A pair of tails is one unit, a list of numbers one each.
  const count = code === 'XIEN2' ? 1n : BigInt(numbersIn(selection).length);
  const units = unitsEach * count;
  return { amount: amount * units, stake: ((amount * price + whole - 1n) / whole) * units };
}

/** What a draw pays on an amount, cut to cents. */
export function paidBy(
  gameCode: string,
  { play: code, selection }: { readonly play: string; readonly selection: string },
  amount: Units,
  draw: readonly number[],
): Units {
  const { odds, times } = pricedPlay(gameCode, code);
  const paid = amount * odds * BigInt(times(selection, draw));
  return (paid / 100n) * 100n;
}
