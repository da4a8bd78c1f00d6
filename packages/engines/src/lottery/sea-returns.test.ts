// The exact return of every bet of Vietnam, of Thai numbers and of four digits, as fractions; the
// chances behind them by a second way of counting, over whole spaces where they are small.
import { expect, test } from 'vitest';
import { add, multiply, printPercent, printRatio, ratio, subtract } from '../kit/ratio.ts';
import { lotteryGames, statedOdds } from './games/games.ts';
import { statedTerms } from './games/dealt-games.ts';
import { linkedPair } from './mechanics/linked-pair.ts';
import { ranked } from './mechanics/ranked.ts';
import { chanceOfAll, chanceOfNone } from './mechanics/tail-sets.ts';
import type { Rules } from './play.ts';
import { playsOf } from './plays-of.ts';
import { betReturns } from './slips/promise.ts';
import { brokenLaw, type WeighedWindow } from './testing.ts';

type Kind = Parameters<typeof playsOf>[0];
const gameOf = (kind: Kind) => lotteryGames.find((game) => game.kind === kind)!;
const returnsOf = (kind: Kind, code: string) => {
  const play = playsOf(kind).get(code)!;
  return betReturns(play, statedTerms(gameOf(kind), play)).map(({ returned }) => returned);
};

const two = ['19/20'];
const three = ['93/100'];
const four = ['22/25'];
const special = {
  DE2: two,
  HEAD2: two,
  DD2: two,
  DE3: three,
  XC3: three,
  DE4: four,
  LO2: two,
  LO3: three,
  LO4: four,
  DIGIT10: two,
  DIGIT1: two,
};
const above = { TOP3: ['9/10'], TOD3: ['9/10', '9/10'], TOP2: ['9/10'], RUN_TOP: ['542/625'] };
const below = { BOTTOM2: ['9/10'], RUN_BOTTOM: ['399/500'] };

const exact: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  VN_N: { ...special, B8L: two, FIRST2: two },
  VN_S: { ...special, B7L: two },
  THAI: { ...above, ...below, FRONT3: ['9/10'], BACK3: ['9/10'] },
  HANOI: { ...above, ...below, TOP4: four },
  LAO: { ...above, ...below },
  YEEKEE: { ...above, ...below },
  D4: {
    BIG: ['112/125'],
    BIG_IBOX: ['543/625', '447/500', '1119/1250', '112/125'],
    SMALL: ['91/100'],
    SMALL_IBOX: ['567/625', '2271/2500', '909/1000', '91/100'],
  },
};

// @proves R92
test.each(
  Object.entries(exact).flatMap(([kind, plays]) =>
    Object.entries(plays).map(([code, returns]) => ({ kind: kind as Kind, code, returns })),
  ),
)('$kind $code returns $returns', ({ kind, code, returns }) => {
  expect(returnsOf(kind, code).map(printRatio)).toEqual(returns);
});

/** Odds times inclusion and exclusion, the fraction worked out beside the engine. */
const combined = [
  ['VN_N', 'XIEN2', 17, 2, 27, '93.2995'],
  ['VN_N', 'XIEN3', 75, 3, 27, '92.2345'],
  ['VN_N', 'XIEN4', 340, 4, 27, '90.7771'],
  ['VN_S', 'XIEN2', 36, 2, 18, '93.9881'],
  ['VN_S', 'XIEN3', 235, 3, 18, '91.9659'],
  ['VN_S', 'XIEN4', 1600, 4, 18, '88.8359'],
] as const;

test.each(combined)(
  '%s %s at odds of %d returns its fraction',
  (kind, code, odds, k, n, percent) => {
    const told = returnsOf(kind, code)[0]!;
    const seen = comingOf(k, n).at(-1)!;
    expect(subtract(told, multiply(seen, ratio(BigInt(odds)))).numerator).toBe(0n);
    expect(printPercent(told, 4)).toBe(percent);
  },
);

test.each([
  ['MISS4', 285n, 4, '94.6603'],
  ['MISS8', 890n, 8, '93.6831'],
  ['MISS10', 1600n, 10, '93.0395'],
] as const)('VN_N %s returns its fraction', (code, hundredths, k, percent) => {
  const told = returnsOf('VN_N', code)[0]!;
  const none = comingOf(k, 27)[0]!;
  expect(subtract(told, multiply(none, ratio(hundredths, 100n))).numerator).toBe(0n);
  expect(printPercent(told, 4)).toBe(percent);
});

/** By how many of k tails n lots have brought: lot by lot. */
function comingOf(k: number, n: number) {
  let chances = [ratio(1n), ...Array.from({ length: k }, () => ratio(0n))];
  for (let lot = 0; lot < n; lot += 1)
    chances = chances.map((chance, seen) => {
      const stays = multiply(chance, ratio(BigInt(100 - (k - seen)), 100n));
      const before = chances[seen - 1] ?? ratio(0n);
      return add(stays, multiply(before, ratio(BigInt(k - seen + 1), 100n)));
    });
  return chances;
}

test('the published chances of tails that come, and of tails that stay away', () => {
  const all = (k: number, n: number) => printPercent(chanceOfAll(k, n), 5);
  expect([all(2, 27), all(3, 27), all(4, 27)]).toEqual(['5.48820', '1.22979', '0.26699']);
  expect([all(2, 18), all(3, 18), all(4, 18)]).toEqual(['2.61078', '0.39134', '0.05552']);
  const none = (k: number) => printPercent(chanceOfNone(k, 27), 4);
  expect([none(4), none(8), none(10)]).toEqual(['33.2141', '10.5261', '5.8149']);
});

test.each([
  [18, 750, '58.7373'],
  [27, 650, '74.2666'],
  [36, 550, '80.6587'],
])('đá over %d lots at odds of %d returns %s percent', (lots, odds, percent) => {
  const { tiers } = linkedPair(lots);
  const [both, repeats] = tiers.map(({ chance }) => multiply(chance, ratio(BigInt(odds))));
  expect(printPercent(add(both!, multiply(repeats!, ratio(1n, 2n))), 4)).toBe(percent);
});

test('đá and the plays that are off tell their return, and no game states it as its least', () => {
  const off = [...playsOf('VN_N').values()].filter((play) => play.off === true);
  expect(off.map(({ code }) => code)).toEqual(['DA']);
  expect(printPercent(returnsOf('VN_N', 'DA')[0]!)).toBe('74.26');
});

test('another return scales the odds of the house, and each bet by as much', () => {
  const game = { ...gameOf('VN_N'), oddsReturn: 90 };
  const play = playsOf('VN_N').get('LO2')!;
  expect(statedOdds(game, play)).toEqual([900_000n]);
  const pair = playsOf('VN_N').get('XIEN2')!;
  expect(statedOdds(game, pair)).toEqual([161_052n]);
});

test('a price of 0.8 at odds of 75 returns 93.75 %', () => {
  const play = playsOf('VN_N').get('LO2')!;
  const terms = { pays: 'odds', amount: 10_000n, odds: [750_000n], price: 8000n } as const;
  expect(betReturns(play, terms).map(({ returned }) => printRatio(returned))).toEqual(['15/16']);
});

// Each place has each number once in these draws, so that they stand for all: what is counted lot
// by lot cannot tell them apart.
const everyNumber = (places: number, digits: number): WeighedWindow[] =>
  Array.from({ length: 10 ** digits }, (_, number) => ({
    window: Array.from({ length: places }, () => number),
  }));

test.each(['VN_N', 'VN_S', 'THAI', 'HANOI', 'LAO', 'YEEKEE'] as const)(
  '%s: every number is paid as often as its chance says',
  (kind) => {
    for (const play of playsOf(kind).values()) {
      const [row] = play.form.rows;
      if (play.each === undefined || row === undefined) continue;
      const numbers = [0, 7, row.to - 1].filter((one, at, all) => all.indexOf(one) === at);
      const picks = play.code === 'TOD3' ? [12, 7, 998] : numbers;
      const rows = [picks.toSorted((one, other) => one - other)];
      const digits = kind === 'YEEKEE' ? 5 : 4;
      const space = everyNumber(play.at.length, digits);
      expect(brokenLaw(play, { form: 'rows', rows }, space), play.code).toBeUndefined();
    }
  },
);

/** Every draw of three different numbers of so many. */
function* threeOf(numbers: number) {
  for (let one = 0; one < numbers; one += 1)
    for (let other = 0; other < numbers; other += 1)
      for (let third = 0; third < numbers; third += 1)
        if (one !== other && one !== third && other !== third) yield [one, other, third];
}

test('without replacement: a small kind is paid as its chances say, and as widely', () => {
  const kind = { code: 'SMALL', low: 0, high: 99, places: 3, repeats: false };
  const ranks = [
    { name: 'first', places: 1 },
    { name: 'starter', places: 2 },
  ];
  const straight = ranked(kind, { digits: 2, ranks });
  const boxed = ranked(kind, { digits: 2, ranks, orders: [2] });
  const rows = [[12, 47]];
  for (const rules of [straight, boxed]) {
    const counted = countOf(rules, rows);
    const draws = 100n * 99n * 98n;
    for (const [tier, { chance }] of rules.tiers.entries())
      expect(printRatio(ratio(BigInt(counted.hits[tier]!), 2n * draws))).toBe(printRatio(chance));
    const one = countOf(rules, [[12]]);
    for (const [pair, sum] of Object.entries(one.products)) {
      const [first = 0, second = 0] = pair.split(' ').map(Number);
      const told = rules.together!(first, second);
      expect(printRatio(ratio(BigInt(sum), draws)), pair).toBe(printRatio(told));
    }
  }
});

function countOf(rules: Rules, rows: readonly (readonly number[])[]) {
  const hits = [0, 0];
  const products: Record<string, number> = { '0 0': 0, '0 1': 0, '1 1': 0 };
  for (const window of threeOf(100)) {
    const [first = 0, starters = 0] = rules.hits({ form: 'rows', rows }, window);
    if (first + starters === 0) continue;
    hits[0] = (hits[0] ?? 0) + first;
    hits[1] = (hits[1] ?? 0) + starters;
    products['0 0'] = (products['0 0'] ?? 0) + first * first;
    products['0 1'] = (products['0 1'] ?? 0) + first * starters;
    products['1 1'] = (products['1 1'] ?? 0) + starters * starters;
  }
  return { hits, products };
}
