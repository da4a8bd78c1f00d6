// Every play of six and one of 49 by combinatorics: numbers that a selection cannot tell apart are
// one class, and every way to draw from the classes is weighed by the draws it stands for.
import { expect, test } from 'vitest';
import { compilePlays } from '../compile.ts';
import { choose, chooseExactly } from '../combinatorics.ts';
import {
  brokenLaw,
  classWindows,
  lawPicks,
  specialWindows,
  type WeighedWindow,
} from '../testing.ts';
import { kenoPlays } from '../keno/plays.ts';
import type { Play } from '../play.ts';
import type { Selection } from '../selection.ts';
import { windowsOf } from '../slips/outcomes.ts';
import { zodiacNumbers } from './calendar.ts';
import { lhcPlays } from './plays.ts';

const plays = compilePlays(lhcPlays(2026));
const single = plays.filter((play) => play.at.length === 1);
// A parlay multiplies: `parlay.test.ts` holds it to the law.
const several = plays.filter(
  ({ at, answers, parlay }) => at.length > 1 && answers !== true && parlay === undefined,
);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const tails = numbers(10).map((tail) => numbers(49).filter((number) => number % 10 === tail - 1));

function classesOf(play: Play, { rows }: Selection, sets: readonly (readonly number[])[]) {
  const named = sets.length > 0 ? (rows[0] ?? []).map((set) => sets[set] ?? []) : rows;
  const rest = numbers(play.kind.high).filter((number) => !named.flat().includes(number));
  return [...named, rest];
}

function setsOf({ code }: Play): readonly (readonly number[])[] {
  if (code.startsWith('ZODIAC')) return zodiacNumbers(2026);
  return code.startsWith('TAIL') ? tails : [];
}

test.each(single)('$code obeys the law over the 49 numbers', (play) => {
  const windows = [...windowsOf(play)].map((window): WeighedWindow => ({ window }));
  for (const selection of lawPicks(play, [0, 6, 48, 3, 20]))
    expect(brokenLaw(play, selection, windows)).toBeUndefined();
});

test.each(several)('$code obeys the law over all draws', (play) => {
  for (const selection of lawPicks(play, [0, 1, 4, 2, 3])) {
    const classes = classesOf(play, selection, setsOf(play));
    const windows = play.code.includes('SPECIAL')
      ? specialWindows({ classes, drawn: 6 })
      : classWindows({ classes, drawn: play.at.length });
    expect(brokenLaw(play, selection, windows)).toBeUndefined();
  }
});

test('the sets obey the law with the animal of the year and with the tail 0', () => {
  for (const play of several.filter(({ code }) => setsOf({ code } as Play).length > 0)) {
    const odd = play.code.startsWith('ZODIAC') ? 6 : 0;
    const selection: Selection = { form: 'rows', rows: [[odd, 1, 2, 3, 4].sort()] };
    const classes = classesOf(play, selection, setsOf(play));
    expect(brokenLaw(play, selection, classWindows({ classes, drawn: 7 }))).toBeUndefined();
  }
});

test('the totals of seven are counted one by one', () => {
  const bySum = sumsOf(49, 7);
  const count = (fits: (sum: number) => boolean) =>
    bySum.reduce((ways, one, sum) => ways + (fits(sum) ? one : 0n), 0n);
  const told = plays.find(({ code }) => code === 'TOTAL')!.tiers.map(({ chance }) => chance);
  const counted = [
    count((sum) => sum >= 175),
    count((sum) => sum <= 174),
    count((sum) => sum % 2 === 1),
    count((sum) => sum % 2 === 0),
  ];
  const all = BigInt(choose(49, 7));
  expect(told.map((chance) => (chance.numerator * all) / chance.denominator)).toEqual(counted);
});

// In how many ways so many of the first numbers have each sum.
function sumsOf(high: number, taken: number): bigint[] {
  const most = high * taken;
  const ways = Array.from({ length: taken + 1 }, () => Array.from({ length: most + 1 }, () => 0n));
  ways[0]![0] = 1n;
  for (let number = 1; number <= high; number += 1)
    for (let count = Math.min(taken, number); count > 0; count -= 1)
      for (let sum = most; sum >= number; sum -= 1)
        ways[count]![sum]! += ways[count - 1]![sum - number]!;
  return ways[taken]!;
}

const keno = compilePlays(kenoPlays);

test.each(keno.filter(({ answers }) => answers !== true))('keno $code obeys the law', (play) => {
  for (const selection of lawPicks(play, [0, 4, 1, 2, 3])) {
    const classes = classesOf(play, selection, []);
    expect(brokenLaw(play, selection, classWindows({ classes, drawn: 20 }))).toBeUndefined();
  }
});

test('the halves of a keno draw obey the law', () => {
  const halves = keno.find(({ code }) => code === 'C_HALVES')!;
  const sum = keno.find(({ code }) => code === 'C_SUM')!;
  const low = numbers(80).filter((number) => number <= 40);
  const odd = (list: readonly number[], parity: number) =>
    list.filter((number) => number % 2 === parity);
  const high = numbers(80).filter((number) => number > 40);
  const classes = [odd(low, 0), odd(low, 1), odd(high, 0), odd(high, 1)];
  const windows = [...classWindows({ classes, drawn: 20 })];
  expect(windows.reduce((all, { weight }) => all + weight, 0n)).toBe(chooseExactly(80, 20));
  expect(brokenLaw(halves, { form: 'rows', rows: [[0, 1, 2, 3, 4, 5]] }, windows)).toBeUndefined();
  expect(brokenLaw(sum, { form: 'rows', rows: [[3, 4]] }, windows)).toBeUndefined();
});

test('the sum of a keno draw is 810 as often as it is stated', () => {
  const { tiers } = keno.find(({ code }) => code === 'C_SUM')!;
  const all = chooseExactly(80, 20);
  const told = tiers.slice(0, 3).map(({ chance }) => (chance.numerator * all) / chance.denominator);
  expect(told[0]! + told[1]! + told[2]!).toBe(all);
  expect(told[2]).toBe(sumsOf(80, 20)[810]);
});
