// Proves that every return a game states is exact: all outcomes are counted with their weights, not
// sampled, and that the outcomes that are really drawn pay within five deviations of it.
import { describe, expect, test } from 'vitest';
import * as areas from './area-numbers.ts';
import { duelPays, headshotDuel, laneClash, lanesPay, untilWon } from './arenas.ts';
import { baccaratPays, bankerDraws, dealBaccarat, harbourBaccarat, totalOf } from './baccarat.ts';
import { dominoDuel, dominoPays, handValue, tiles } from './dominoes.ts';
import { drawNumbers, drawsOf, type Weighted } from './draws.ts';
import { deepNet, depths, reefFish, reefHunter, reefPays } from './fishing.ts';
import { vendorCodes, type Game } from './game.ts';
import { games } from './games.ts';
import { awayGoals, baseballPays, cupFinal, footballPays, homeGoals } from './matches.ts';
import { homeRun, inningRuns } from './matches.ts';
import * as numbers from './numbers.ts';
import { bellReel, bellsPay, lemonReel, lemonsPay, luckyLemons, sevenBells } from './reels.ts';
import { dragonTiger, dragonTigerPays, highCard, highCardPays } from './single-cards.ts';

/** How often, among all outcomes, one unit of stake pays so many hundredths. */
type Pays = Iterable<readonly [hundredths: number, weight: number]>;

const range = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => index + from);

/** Every way to fill `places` places from a table, with its weight; `values` is lent, not given. */
function eachFill<T>(
  table: Weighted<T>,
  places: number,
  take: (values: T[], weight: number) => void,
): void {
  const values: T[] = [];
  const fill = (weight: number): void => {
    if (values.length === places) return take(values, weight);
    for (const [value, own] of table) {
      values.push(value);
      fill(weight * own);
      values.pop();
    }
  };
  fill(1);
}

/** How often all fills together make each number. */
function fromFills<T>(table: Weighted<T>, places: number, make: (values: T[]) => number) {
  const found = new Map<number, number>();
  eachFill(table, places, (values, weight) => {
    const number = make(values);
    found.set(number, (found.get(number) ?? 0) + weight);
  });
  return found;
}

const evenly = <T>(values: readonly T[]): Weighted<T> => values.map((value) => [value, 1] as const);

/** The chances of a sum of several weighted numbers. */
const sums = (table: Weighted<number>, places: number): Weighted<number> => [
  ...fromFills(table, places, (values) => values.reduce((total, value) => total + value, 0)),
];

/** One rank for each number of points; sixteen in 52 cards are worth nothing. */
const pointRanks: Weighted<number> = [[12, 4], ...range(9).map((rank) => [rank, 1] as const)];

const baccarat = (choice: string): Pays =>
  fromFills(pointRanks, 6, (cards) => {
    let at = 0;
    return baccaratPays(
      choice,
      dealBaccarat(() => cards[at++] ?? 0),
    );
  });

function* dominoes(choice: string): Pays {
  for (const a of tiles)
    for (const b of tiles)
      for (const c of tiles)
        for (const d of tiles) {
          if (new Set([a, b, c, d]).size < 4) continue;
          yield [dominoPays(choice, handValue([a, b]), handValue([c, d])), 1];
        }
}

function* football(choice: string): Pays {
  for (const [home, one] of homeGoals)
    for (const [away, other] of awayGoals) yield [footballPays(choice, home, away), one * other];
}

function* baseball(choice: string): Pays {
  const side = sums(inningRuns, 5);
  for (const [home, one] of side)
    for (const [away, other] of side)
      for (const decider of [0, 1])
        yield [baseballPays(choice, { home, away, decider }), one * other];
}

/** Hits of five marks among twenty balls of eighty. */
const ways = (of: number, take: number): number =>
  range(take).reduce((product, step) => (product * (of - step)) / (step + 1), 1);
const keno: Pays = range(6).map(
  (hits) => [numbers.kenoPays[hits] ?? 0, ways(20, hits) * ways(60, 5 - hits)] as const,
);

const ten = evenly(range(10));
const ranks = evenly(range(13));
const toss = evenly([0, 1]);
const nine = {
  fills: (choice: string) => fromFills(toss, 9, (p) => duelPays(choice, untilWon(p))),
};

const exact: ReadonlyMap<Game, (choice: string) => Pays> = new Map([
  [harbourBaccarat, baccarat],
  [dragonTiger, (choice) => fromFills(ranks, 2, ([a = 0, b = 0]) => dragonTigerPays(choice, a, b))],
  [
    highCard,
    (choice) =>
      choice === 'duel'
        ? fromFills(ranks, 2, ([a = 0, b = 0]) => highCardPays(choice, [a], [b]))
        : fromFills(ranks, 6, (c) => highCardPays(choice, c.slice(0, 3), c.slice(3))),
  ],
  [dominoDuel, dominoes],
  [luckyLemons, () => fromFills(lemonReel, 3, lemonsPay)],
  [sevenBells, () => fromFills(bellReel, 3, bellsPay)],
  [cupFinal, football],
  [homeRun, baseball],
  [laneClash, (choice) => fromFills(toss, 3, (points) => lanesPay(choice, points))],
  [headshotDuel, nine.fills],
  [reefHunter, (choice) => range(10_000).map((shot) => [reefPays(choice, shot), 1] as const)],
  [
    deepNet,
    (choice) =>
      fromFills(depths[choice] ?? [], 3, (pockets) => pockets.reduce((sum, one) => sum + one, 0)),
  ],
  [
    numbers.quickFive,
    (choice) => fromFills(ten, 5, (balls) => numbers.quickFivePays(choice, balls)),
  ],
  [
    numbers.dailyThree,
    (choice) => fromFills(ten, 3, (balls) => numbers.dailyThreePays(choice, balls)),
  ],
  [areas.northTwo, (choice) => fromFills(ten, 2, (balls) => areas.northTwoPays(choice, balls))],
  [areas.southThree, (choice) => fromFills(ten, 3, (b) => areas.southThreePays(choice, b))],
  [areas.islandFour, (choice) => fromFills(ten, 4, (b) => areas.islandFourPays(choice, b))],
  [numbers.turboKeno, () => keno],
  [
    numbers.minuteBall,
    (choice) => range(49, 1).map((ball) => [numbers.minuteBallPays(choice, ball), 1] as const),
  ],
]);

function moments(pays: Pays) {
  let [weights, sum, squares] = [0n, 0n, 0n];
  for (const [hundredths, weight] of pays) {
    const [paid, often] = [BigInt(hundredths), BigInt(weight)];
    weights += often;
    sum += often * paid;
    squares += often * paid * paid;
  }
  const mean = Number(sum) / Number(weights);
  const millionths = String((sum * 10_000n) / weights).padStart(5, '0');
  return {
    percent: `${millionths.slice(0, -4)}.${millionths.slice(-4)}`,
    mean,
    deviation: Math.sqrt(Number(squares) / Number(weights) - mean * mean),
  };
}

const cases = games.flatMap((game) =>
  game.choices.map((choice) => [game.code, choice.code, choice, game] as const),
);
const marked = '3-17-22-45-60';

describe('the return of', () => {
  // @proves R90
  test.each(cases)('%s, %s equals the payout of all outcomes', (_, code, choice, game) => {
    const found = moments(exact.get(game)?.(code) ?? []);
    expect(found.percent).toBe(choice.returnPercent);
    expect(found.mean).toBeGreaterThan(85);
    expect(found.mean).toBeLessThan(100);
    const rounds = 4000;
    let paid = 0;
    for (let round = 0; round < rounds; round += 1) {
      const seed = Buffer.from(`${game.code} ${code} ${round}`).toString('hex');
      paid += game.play(game.marks ? marked : code, drawsOf(seed)).hundredths;
    }
    const off = Math.abs(paid / rounds - found.mean) / (found.deviation / Math.sqrt(rounds));
    expect(off).toBeLessThan(5);
  });
});

test('the third card follows the punto banco table', () => {
  const deal = (...cards: number[]) => dealBaccarat(() => cards.shift() ?? 0);
  expect(deal(7, 12, 1, 1, 5).player).toHaveLength(2);
  expect(deal(5, 12, 1, 1, 5).banker).toEqual([1, 1, 5]);
  expect(deal(1, 12, 1, 0, 7)).toEqual({ player: [1, 12, 7], banker: [1, 0] });
  expect(totalOf([8, 8])).toBe(8);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(6, third))).toEqual([6, 7]);
});

test('the same seed gives the same round; a stake goes only where the game takes one', () => {
  for (const game of games) {
    const choice = game.marks ? marked : (game.choices[0]?.code ?? '');
    expect(game.play(choice, drawsOf('ab12'))).toEqual(game.play(choice, drawsOf('ab12')));
    expect(game.takes(choice)).toBe(true);
    for (const wrong of ['', 'no', '1-2-3-4-81', '5-4-3-2-1', '1-2-3-4', '01-2-3-4-5'])
      expect(game.takes(wrong)).toBe(false);
  }
});

test('numbers are drawn without repetition, and every number can be drawn', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 200; round += 1) {
    const drawn = drawNumbers(drawsOf(round.toString(16).padStart(4, '0')), 20, 80);
    expect(new Set(drawn).size).toBe(20);
    for (const number of drawn) seen.add(number);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual(range(80, 1));
});

test('every category has at least two games, every brand at least one', () => {
  const shelves = Map.groupBy(games, ({ category }) => category);
  expect(shelves.size).toBe(8);
  expect([...shelves.values()].every((shelf) => shelf.length >= 2)).toBe(true);
  expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(vendorCodes));
  expect(Object.values(reefFish).every(({ caught, pays }) => caught * pays === 960_000)).toBe(true);
});
