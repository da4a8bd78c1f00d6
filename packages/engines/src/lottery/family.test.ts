// The certificate of lottery games: a slip that was struck is settled as it was laid; what an
// outcome would cost is what settlement pays for it, on every play of every game; a draw follows
// from its receipt; what a slip is worth in the long run is what its draws come to.
import { expect, test } from 'vitest';
import { openSeed } from '../kit/fairness.ts';
import type { Struck } from '../kit/family.ts';
import {
  checkSlip,
  dealtLotteries,
  dealtLotteryOf,
  limitsOf,
  lottery,
  lunarYear,
  payoutMost,
  playsOf,
  randomPick,
  readStruck,
  settle,
  statedTerms,
  strike,
  type DealtLottery,
  type Play,
} from './index.ts';
import { outcomesOf } from './kinds.ts';
import { windowsOf } from './slips/outcomes.ts';

const draws = openSeed('19'.repeat(32)).draws({ clientSeed: 'family', nonce: 1 });
const year = lunarYear('2026-11-23');
/** One game of each kind: plays belong to kinds. */
const games = [...new Map(dealtLotteries.map((game) => [game.definition.kind, game])).values()];

interface Laid {
  readonly play: Play;
  readonly struck: Struck;
}

function slipsOf(game: DealtLottery, extra: number): Laid[] {
  return [...playsOf(game.definition.kind, year).values()].flatMap((play) => {
    const selection = randomPick(play, { draws, extra });
    const terms = statedTerms(game.definition, play, 1956);
    const checked = checkSlip(play, { selection, terms }, limitsOf(game.definition, 1956));
    if ('refusal' in checked) return [];
    const { issuePayoutCap: issueCap } = game.definition;
    return [{ play, struck: strike({ slip: checked.value, issueCap, lunarYear: year }) }];
  });
}

// The legs of a parlay take their part one after another; divisions have fixed prizes, and plays
// at the odds of the house a table of their own.
const leastOf: Readonly<Record<string, number>> = { PARLAY: 27, DIVISIONS: 88.3, DA: 58.7 };
const houseLeast = 79.8;

test.each(dealtLotteries)('$code has a version, stakes and a promise for each play', (game) => {
  expect(game.version).toMatch(/^[0-9a-f]{64}$/);
  const plays = [...playsOf(game.definition.kind).keys()];
  expect(Object.keys(game.promises)).toEqual(plays);
  for (const [play, { percent, roundDeviation }] of Object.entries(game.promises)) {
    const least = game.definition.area === 'CN' ? 96.9 : houseLeast;
    expect(Number(percent), play).toBeGreaterThanOrEqual(leastOf[play] ?? least);
    expect(Number(percent), play).toBeLessThanOrEqual(100);
    expect(Number(roundDeviation), play).toBeGreaterThan(0);
  }
  expect(Number(game.returnPercent)).toBeGreaterThanOrEqual(
    game.definition.area === 'CN' ? 88 : houseLeast,
  );
  expect(Number(game.returnPercent)).toBeLessThanOrEqual(97);
});

test.each(games)('$code: a struck slip is plain JSON, and is settled as it was laid', (game) => {
  const laid = slipsOf(game, 3);
  expect(laid.length).toBeGreaterThan(playsOf(game.definition.kind).size / 2);
  for (const { play, struck } of laid) {
    const kept = JSON.parse(JSON.stringify(struck)) as Struck;
    expect(kept).toEqual(struck);
    const { slip } = readStruck(kept);
    for (let round = 0; round < 5; round += 1) {
      const result = lottery.draw(game, draws);
      expect(lottery.resultRefusal(game, result)).toBeUndefined();
      expect(lottery.settle(game, kept, result)).toEqual(settle(play, slip, result));
    }
  }
});

/** A draw that has these numbers at the places of a play, and any others elsewhere. */
function drawWith({ at, kind }: Play, numbers: readonly number[]): number[] {
  const others = Array.from({ length: kind.high - kind.low + 1 }, (_, index) => index + kind.low);
  const free = kind.repeats ? others : others.filter((number) => !numbers.includes(number));
  return Array.from({ length: kind.places }, (_, place) => {
    const index = at.indexOf(place);
    return (index < 0 ? undefined : numbers[index]) ?? free[place] ?? kind.low;
  });
}

test.each(games)('$code: the exposure of every outcome is what settlement pays for it', (game) => {
  for (const { play, struck } of slipsOf(game, 4)) {
    const outcomes = lottery.outcomes(game, play.code);
    if (play.each !== undefined) continue;
    const small = outcomesOf(play.kind, play.at.length) <= 1000n;
    expect(outcomes.tells, play.code).toBe(small ? 'exact' : 'most');
    if (!small) continue;
    const { size, payouts } = lottery.exposure(game, struck);
    const byOutcome = new Map(payouts);
    const seen = new Set<number>();
    for (const numbers of windowsOf(play)) {
      const result = drawWith(play, numbers);
      const outcome = outcomes.of(result) ?? -1;
      seen.add(outcome);
      const { payout } = lottery.settle(game, struck, result);
      expect(byOutcome.get(outcome) ?? 0n, `${play.code} ${numbers.join()}`).toBe(payout);
    }
    expect(seen.size).toBe(size);
  }
});

test.each(games)('$code: no draw pays more than the exposure of its answers', (game) => {
  for (const { play, struck } of slipsOf(game, 4)) {
    const outcomes = lottery.outcomes(game, play.code);
    if (outcomes.tells !== 'most') continue;
    const { size, payouts } = lottery.exposure(game, struck);
    expect(size).toBe(outcomes.size);
    expect(payouts.every(([outcome]) => outcome >= 0 && outcome < size)).toBe(true);
    const most = payouts.reduce((all, [, paid]) => all + paid, 0n);
    for (let round = 0; round < 60; round += 1) {
      const { payout, legs, returned } = lottery.settle(game, struck, lottery.draw(game, draws));
      expect(payout <= most, play.code).toBe(true);
      if (play.answers !== true || returned > 0n) continue;
      // The exposure of the answers that came is paid and cut once: less than a cent is lost.
      const won = (legs as { bet: string }[]).map(({ bet }) => play.bets.indexOf(bet));
      const told = payouts.reduce((all, [bet, paid]) => all + (won.includes(bet) ? paid : 0n), 0n);
      expect(told >= payout && told < payout + 100n, play.code).toBe(true);
    }
  }
});

test('outcomes have the names of their numbers and answers', () => {
  const ssc = dealtLotteryOf('SSC_1M')!;
  const back = lottery.outcomes(ssc, '3X_DIRECT_BACK');
  const outcome = back.of([9, 9, 0, 4, 2]);
  expect([back.size, outcome, back.name(outcome ?? 0)]).toEqual([1000, 42, '0 4 2']);
  const lhc = dealtLotteryOf('LHC_5M')!;
  expect(lottery.outcomes(lhc, 'SPECIAL').name(4)).toBe('05');
});

// A payout between nothing and the most spreads at most as if it were always one of the two: rare
// prizes that never came up must not pass for a small spread.
test.each(games)('$code: slips return what they are expected to', (game) => {
  const rounds = 200;
  const away = slipsOf(game, 6).map(({ play, struck }) => {
    const due = Number(lottery.expected(game, struck));
    const most = Number(payoutMost(play, readStruck(struck).slip));
    let paid = 0;
    for (let round = 0; round < rounds; round += 1)
      paid += Number(lottery.settle(game, struck, lottery.draw(game, draws)).payout);
    return (paid - rounds * due) / Math.sqrt(rounds * due * (most - due));
  });
  const sum = away.reduce((all, one) => all + one, 0);
  expect(Math.abs(sum) / Math.sqrt(away.length)).toBeLessThan(4);
});

test('a slip is expected to return its group’s part of the stake', () => {
  const game = dealtLotteryOf('SSC_1M')!;
  const play = playsOf('SSC').get('3X_DIRECT_BACK')!;
  const terms = statedTerms(game.definition, play, 1956);
  const selection = { form: 'rows', rows: [[1], [2], [3, 4]] } as const;
  const checked = checkSlip(play, { selection, terms }, limitsOf(game.definition, 1956));
  if (!('value' in checked)) return expect.fail('the slip is taken');
  const struck = strike({ slip: checked.value, issueCap: 1n });
  // Two units at 2.00: 1956 ÷ 2000 of 4.00.
  expect(lottery.expected(game, struck)).toBe(39_120n);
  expect(lottery.eventCap(game, struck)).toBe(1n);
});

test('a draw follows from its receipt: the published vector', () => {
  const found = lottery.verify(dealtLotteryOf('SSC_1M')!, {
    serverSeed: 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
    issue: 'SSC1M-20261121-0001',
    beaconRound: 162_810,
    randomnessHex: '646c742faded02ebeb15fcb1c34314ed566381df59b90b28ba5af8b12b959c2d',
  });
  expect(found.result).toEqual([5, 9, 9, 0, 9]);
  expect(found.seed).toBe('4f0f0e66d2c677fe0fae64703dac8c6e9cca7cf38fca292ed5fc26e59489222f');
  expect(found.drawn.map(({ range }) => range)).toEqual([10, 10, 10, 10, 10]);
});

test('another seed, beacon or issue gives another draw', () => {
  const game = dealtLotteryOf('PK10_1M')!;
  const receipt = {
    serverSeed: 'ab'.repeat(32),
    issue: '20261121-0001',
    beaconRound: 7,
    randomnessHex: 'cd'.repeat(32),
  };
  const { result } = lottery.verify(game, receipt);
  for (const change of [
    { serverSeed: 'ac'.repeat(32) },
    { issue: '20261121-0002' },
    { beaconRound: 8 },
    { randomnessHex: 'ce'.repeat(32) },
  ])
    expect(lottery.verify(game, { ...receipt, ...change }).result).not.toEqual(result);
});
