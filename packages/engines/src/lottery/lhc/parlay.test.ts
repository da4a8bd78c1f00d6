// A parlay of two to eight legs: its odds multiply, a push counts as one, of two legs a push takes
// the bet back. Over the whole draw space it pays just what its exact return says.
import { expect, test } from 'vitest';
import { oddsPerOne } from '@baize/money';
import { openSeed } from '../../kit/fairness.ts';
import { add, multiply, printPercent, ratio, subtract, type Ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { numbersOf, outcomesOf } from '../kinds.ts';
import { printSelection, readSelection } from '../reading/native.ts';
import { readWireContent } from '../reading/wire.ts';
import type { Selection } from '../selection.ts';
import { checkSlip, type Slip } from '../slips/check.ts';
import { describePick } from '../slips/describe-pick.ts';
import { describePlay } from '../slips/describe.ts';
import { expectedOf, exposureOf } from '../slips/outcome-index.ts';
import { parlayReturn, parlayReturns } from '../slips/parlay-return.ts';
import { randomPick } from '../slips/random-pick.ts';
import { payoutMost, settle } from '../slips/settle.ts';
import { oddsAt } from '../slips/terms.ts';
import { termsOf, tryDraw, tryLimits, trySlip } from '../testing.ts';
import { lhcPlays } from './plays.ts';

const play = compilePlays(lhcPlays(2026)).find(({ code }) => code === 'PARLAY')!;
const draws = openSeed('88'.repeat(32)).draws({ clientSeed: 'parlay', nonce: 1 });
const stated = oddsAt(play, ratio(97n, 100n));
const evens = play.tiers.map(({ pays }) => (pays === 'stake' ? oddsPerOne : 19_400n));
const paid = (text: string, result: readonly number[]) =>
  tryDraw({ play, text, odds: evens, amount: 1_000_000n }, result);

test('LHC 6: 1.94 × 1.94 × a leg at 49 pays odds of 3.7636', () => {
  const text = 'big|big|big|-|-|-|-';
  expect(paid(text, [25, 26, 49, 1, 2, 3, 4])).toEqual({
    units: 1,
    stake: '100.00',
    payout: '376.36',
    returned: '0.00',
  });
  expect(paid(text, [25, 26, 1, 2, 3, 4, 5])).toMatchObject({ payout: '0.00' });
});

test('of two legs a push takes the whole bet back, even beside a lost one', () => {
  const back = { payout: '100.00', returned: '100.00' };
  expect(paid('big|-|-|-|-|-|odd', [1, 2, 3, 4, 5, 6, 49])).toMatchObject(back);
  expect(paid('big|-|-|-|-|-|odd', [30, 2, 3, 4, 5, 6, 49])).toMatchObject(back);
  expect(paid('-|-|-|-|-|-|big,odd', [1, 2, 3, 4, 5, 6, 49])).toMatchObject(back);
  const won = { payout: '376.36', returned: '0.00' };
  expect(paid('big|-|-|-|-|-|odd', [30, 2, 3, 4, 5, 6, 7])).toMatchObject(won);
});

test('eight legs are the six main numbers and the size and parity of the special one', () => {
  const text = 'big|big|big|small|small|small|big,odd';
  // 3.7636 to the fourth is 200.6383…
  expect(paid(text, [25, 26, 27, 1, 2, 3, 29])).toMatchObject({ units: 1, payout: '20063.83' });
  expect(paid(text, [25, 26, 27, 1, 2, 3, 30])).toMatchObject({ payout: '0.00' });
});

test.each([
  ['big|-|-|-|-|-|-', 'too-few-numbers'],
  ['-|-|-|-|-|-|-', 'too-few-numbers'],
  ['big,odd|red|-|-|-|-|-', 'too-many-numbers'],
  ['big|-|-|-|-|-|big,odd,red', 'too-many-numbers'],
  ['big|-|-|-|-|-|big,small', 'answers-hang-together'],
  ['big|-|-|-|-|-|red,odd', 'answers-hang-together'],
  ['big|-|-|-|-|-|odd,digits-odd', 'answers-hang-together'],
  ['big|rat|-|-|-|-|-', 'number-unknown'],
  ['big|red', 'rows-differ'],
])('%s is refused: %s', (text, refusal) => {
  expect(trySlip({ play, text })).toEqual({ refusal });
});

const taken = (selection: Selection, odds = stated, amount = 10_000n): Slip => {
  const checked = checkSlip(play, { selection, terms: termsOf({ play, odds, amount }) }, tryLimits);
  return 'value' in checked ? checked.value : expect.fail(`refused: ${checked.refusal}`);
};

test('no draw pays more than is told, and its exposure is that', () => {
  const slip = taken({ form: 'rows', rows: [[0], [9], [], [], [], [], [1, 2]] });
  const { payout } = settle(play, slip, [25, 3, 1, 2, 4, 5, 7]);
  expect(payout).toBe(payoutMost(play, slip));
  expect(exposureOf(play, slip)).toEqual({ size: 1, payouts: [[0, payout]] });
  const capped = { ...slip, payoutCap: 100n };
  expect(settle(play, capped, [25, 3, 1, 2, 4, 5, 7]).payout).toBe(100n);
  expect(exposureOf(play, capped).payouts).toEqual([[0, 100n]]);
});

test('a written selection is read again, in both ways of writing', () => {
  for (let round = 0; round < 20; round += 1) {
    const selection = legs(2 + (round % 7), 4);
    const text = printSelection(play, selection);
    expect(readSelection(play, text)).toEqual({ value: selection });
    const content = text.replaceAll('|', '_').replaceAll('-_', '#_').replace(/-$/u, '#');
    const wire = { content, approach: 'rows', play: play.id } as const;
    expect(readWireContent(play, wire)).toEqual({ value: selection });
  }
});

test('a pick tells its odds and its exact return before it is staked', () => {
  const selection: Selection = { form: 'rows', rows: [[0], [], [8], [], [], [], [2]] };
  expect(describePick(play, selection, stated)).toMatchObject({
    legs: 3,
    odds: (19_387n * 27_958n * 19_387n) / 10_000n ** 2n,
    percent: '91.7047',
  });
  const { parlay } = describePlay(play, termsOf({ play, odds: stated }));
  expect(parlay?.map(({ legs: count, percent }) => [count, percent])[0]).toEqual([2, '90.0455']);
});

test('a random pick has two legs or more, one a place, and can be played', () => {
  const counts = new Set<number>();
  for (let round = 0; round < 100; round += 1) {
    const { rows } = randomPick(play, { draws, extra: 6 });
    expect(rows.every((row) => row.length <= 1)).toBe(true);
    counts.add(taken({ form: 'rows', rows }).selection.rows.flat().length);
  }
  expect([...counts].sort()).toEqual([2, 3, 4, 5, 6, 7]);
});

/** So many legs, of at most so many different answers. */
function legs(count: number, answers: number): Selection {
  // Beside two legs of one number: their own answers, or a walk over all draws would be too long.
  const names = draws.pick(answers, count === 8 ? 4 : play.bets.length);
  const any = () => names[draws.int(answers)]!;
  const pair = [draws.int(2), 2 + draws.int(2)];
  const places = new Set(draws.pick(count === 8 ? 7 : count, 7));
  const rows = Array.from({ length: 7 }, (_, place) => (places.has(place) ? [any()] : []));
  return { form: 'rows', rows: count === 8 ? rows.with(6, pair) : rows };
}

// Numbers that no leg can tell apart are one class: a draw is the classes at its places, in order,
// and stands for all draws that look like it. Places without a leg count for nothing.
function* classDraws({ rows }: Selection) {
  const { tierAt } = play.parlay!;
  const numbers = Array.from({ length: numbersOf(play.kind) }, (_, index) => index + 1);
  const picked = [...new Set(rows.flat())];
  const classes = [
    ...Map.groupBy(numbers, (number) => String(picked.map((bet) => tierAt(bet, number)))).values(),
  ];
  const places = [...rows.keys()].filter((place) => rows[place]!.length > 0);
  function* grow(taken: readonly number[], weight: bigint): Generator<[number[], bigint]> {
    if (taken.length === places.length) {
      const result = Array.from({ length: 7 }, () => -1);
      for (const [index, place] of places.entries()) result[place] = classes[taken[index]!]![0]!;
      yield [result, weight];
      return;
    }
    for (const [index, own] of classes.entries()) {
      const left = own.length - taken.filter((one) => one === index).length;
      if (left > 0) yield* grow([...taken, index], weight * BigInt(left));
    }
  }
  yield* grow([], 1n);
}

test.each([2, 3, 4, 5, 6, 7, 8])('%i legs pay their exact return over all draws', (count) => {
  for (let round = 0; round < 3; round += 1) {
    const selection = legs(count, count > 5 ? 1 : 2);
    // So large a stake is paid without a cut.
    const slip = { ...taken(selection), stake: 100n * oddsPerOne ** 8n, payoutCap: 10n ** 60n };
    let [all, sum, squares] = [0n, 0n, 0n];
    for (const [result, weight] of classDraws(selection)) {
      const { payout } = settle(play, slip, result);
      all += weight;
      sum += weight * payout;
      squares += weight * payout * payout;
    }
    const places = selection.rows.filter((row) => row.length > 0).length;
    expect(all).toBe(outcomesOf(play.kind, places));
    const told = parlayReturn(play, selection, stated)!;
    expect(told.returned).toEqual(ratio(sum, all * slip.stake));
    const square = ratio(squares, all * slip.stake * slip.stake);
    const variance = subtract(square, multiply(told.returned, told.returned));
    const away = subtract(multiply(told.deviation, told.deviation), variance);
    expect(Math.abs(Number(away.numerator) / Number(away.denominator))).toBeLessThan(1e-7);
  }
});

test('three legs pay their exact return over all draws, one by one', () => {
  const selection: Selection = { form: 'rows', rows: [[0], [], [8], [], [], [], [2]] };
  const slip = { ...taken(selection), stake: 100n * oddsPerOne ** 3n, payoutCap: 10n ** 40n };
  let sum = 0n;
  for (let one = 1; one <= 49; one += 1)
    for (let two = 1; two <= 49; two += 1)
      for (let three = 1; three <= 49; three += 1)
        if (one !== two && one !== three && two !== three)
          sum += settle(play, slip, [one, 0, two, 0, 0, 0, three]).payout;
  const { returned } = parlayReturn(play, selection, stated)!;
  expect(returned).toEqual(ratio(sum, outcomesOf(play.kind, 3) * slip.stake));
  expect(printPercent(returned)).toBe('91.70');
});

test('a slip is expected to return its exact part of the stake', () => {
  const selection = legs(4, 4);
  const slip = taken(selection, stated, 1_000_000n);
  const { numerator, denominator } = parlayReturn(play, selection, stated)!.returned;
  expect(expectedOf(play, slip, exposureOf(play, slip))).toBe(
    (slip.stake * numerator) / denominator,
  );
});

// Every selection is that of one with the same answers at the first places: places are alike.
function* alike(count: number, from = 0, bets: readonly number[] = []): Generator<Selection> {
  if (bets.length === count) {
    yield {
      form: 'rows',
      rows: Array.from({ length: 7 }, (_, place) => bets.slice(place, place + 1)),
    };
    return;
  }
  for (let bet = from; bet < play.bets.length; bet += 1) yield* alike(count, bet, [...bets, bet]);
}

const isLess = (one: Ratio, other: Ratio) =>
  add(one, { ...other, numerator: -other.numerator }).numerator < 0n;

test('no parlay returns less than is told for its legs, and none all of its stake', () => {
  const least = new Map(parlayReturns(play, stated).map(({ legs, returned }) => [legs, returned]));
  expect([...least].map(([count, returned]) => [count, printPercent(returned)])).toEqual([
    [2, '90.04'],
    [3, '79.67'],
    [4, '66.89'],
    [5, '52.98'],
    [6, '39.35'],
    [7, '27.18'],
    [8, '35.74'],
  ]);
  const wide = Array.from({ length: 200 }, (_, index) => legs(4 + (index % 5), 1 + (index % 4)));
  for (const selection of [...alike(2), ...alike(3), ...wide]) {
    const { returned } = parlayReturn(play, selection, stated)!;
    expect(isLess(returned, least.get(selection.rows.flat().length)!)).toBe(false);
    expect(isLess(returned, ratio(98n, 100n))).toBe(true);
  }
});
