// Mark Six by divisions: the ways of all 13,983,816 sets, fixed prizes for a unit of 10 and half of
// them for 5, an exact return, and composite and banker entries that pay by the law over all draws.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { printPercent, printRatio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { dealtLotteryOf, statedTerms } from '../games/dealt-games.ts';
import { limitsOf } from '../games/games.ts';
import { drawNumbers, markSix } from '../kinds.ts';
import type { Selection } from '../selection.ts';
import { checkSlip } from '../slips/check.ts';
import { betReturns } from '../slips/promise.ts';
import { randomPick } from '../slips/random-pick.ts';
import { payoutMost, settle } from '../slips/settle.ts';
import { brokenLaw, specialWindows, termsOf, tryDraw, trySlip } from '../testing.ts';
import { markSixPlays } from './plays.ts';

const [play] = compilePlays(markSixPlays) as [ReturnType<typeof compilePlays>[0]];
const draws = openSeed('06'.repeat(32)).draws({ clientSeed: 'mark-six', nonce: 1 });
const drawn = [3, 8, 19, 27, 33, 41, 12];
const ten = 100_000n;
const payoutCap = dealtLotteryOf('LHC_SIX')!.definition.payoutCap;
const paid = (text: string, amount = ten) => tryDraw({ play, text, amount, payoutCap }, drawn);

test('of 13,983,816 sets 1, 6, 252, 630, 12,915, 17,220 and 229,600 win', () => {
  const ways = play.tiers.map(
    ({ chance }) => (chance.numerator * 13_983_816n) / chance.denominator,
  );
  expect(ways).toEqual([1n, 6n, 252n, 630n, 12_915n, 17_220n, 229_600n]);
});

test.each([
  ['03,08,19,27,33,41', 'division-1', '10000000.00'],
  ['03,08,19,27,33,12', 'division-2', '1500000.00'],
  ['03,08,19,27,33,49', 'division-3', '300000.00'],
  ['03,08,19,27,12,49', 'division-4', '9600.00'],
  ['03,08,19,27,48,49', 'division-5', '640.00'],
  ['03,08,19,12,48,49', 'division-6', '320.00'],
  ['03,08,19,47,48,49', 'division-7', '40.00'],
])('%s wins in %s: %s for a unit of 10, half for 5', (text, division, prize) => {
  expect(paid(text)).toMatchObject({ units: 1, stake: '10.00', payout: prize });
  const half = (Number(prize) / 2).toFixed(2);
  expect(paid(text, 50_000n)).toMatchObject({ stake: '5.00', payout: half });
  const tried = trySlip({ play, text, amount: ten });
  if (!('slip' in tried)) return expect.fail(tried.refusal);
  const { legs } = settle(play, tried.slip, drawn);
  expect(legs.map(({ bet, units }) => [bet, units])).toEqual([[division, 1]]);
});

test('two numbers and the extra one win nothing', () => {
  expect(paid('03,08,12,47,48,49')).toMatchObject({ payout: '0.00' });
});

test('a unit costs 5 or a multiple of it', () => {
  for (const amount of [10_000n, 70_000n, 0n, 49_999n])
    expect(paid('03,08,19,27,33,41', amount)).toEqual({ refusal: 'amount-out-of-range' });
});

test('seven numbers are seven units: one first, and six of the third or the second', () => {
  // Without the extra number: 10,000,000 + 6 × 300,000; with it: 10,000,000 + 6 × 1,500,000.
  expect(paid('03,08,19,27,33,41,49')).toMatchObject({ units: 7, payout: '11800000.00' });
  expect(paid('03,08,12,19,27,33,41')).toMatchObject({ units: 7, payout: '19000000.00' });
});

test('a banker is in every unit, and the drags complete it', () => {
  // Four bankers that are drawn; of the three units one has a fifth main number and the extra one.
  const won = paid('D:03,08,19,27;T:33,12,49');
  expect(won).toMatchObject({ units: 3, payout: '1809600.00' });
  expect(paid('D:03;T:08,19,27,33,41')).toMatchObject({ units: 1, payout: '10000000.00' });
  expect(paid('D:12;T:08,19,27,33,41')).toMatchObject({ units: 1, payout: '1500000.00' });
  expect(paid('D:03,08,19,27,33,41;T:49')).toEqual({ refusal: 'too-many-numbers' });
  expect(paid('D:03;T:08,19,27,33')).toEqual({ refusal: 'too-few-numbers' });
});

test('the return is exact and told: 88.39 %', () => {
  const [one] = betReturns(play, termsOf({ play }));
  const wins =
    1_000_000n + 6n * 150_000n + 252n * 30_000n + 630n * 960n + 12_915n * 64n + 17_220n * 32n;
  expect(one!.returned.numerator * 13_983_816n).toBe(
    (wins + 229_600n * 4n) * one!.returned.denominator,
  );
  expect([printPercent(one!.returned), printRatio(one!.returned)]).toEqual([
    '88.39',
    expect.stringMatching(/^\d+\/\d+$/u),
  ]);
});

test('no cap of the game cuts the prize of a single unit at its highest amount', () => {
  const { definition, promises, returnPercent } = dealtLotteryOf('LHC_SIX')!;
  const limits = limitsOf(definition, 1998);
  const selection: Selection = { form: 'rows', rows: [[3, 8, 19, 27, 33, 41]] };
  const terms = { ...statedTerms(definition, play), amount: limits.amountMost } as const;
  const checked = checkSlip(play, { selection, terms }, limits);
  if (!('value' in checked)) return expect.fail(checked.refusal);
  expect(payoutMost(play, checked.value) <= limits.payoutCap).toBe(true);
  expect(settle(play, checked.value, drawn).payout).toBe(limits.amountMost * 1_000_000n);
  expect([promises['DIVISIONS']?.percent, returnPercent]).toEqual(['88.3936', '88.00']);
});

test('the most that a slip is told to win is never passed, and close for a composite entry', () => {
  const most = (text: string) => {
    const tried = trySlip({ play, text, amount: ten });
    return 'slip' in tried ? payoutMost(play, tried.slip) : expect.fail(tried.refusal);
  };
  expect(most('03,08,12,19,27,33,41')).toBe(19_000_000n * 10_000n);
  // Of 28 units one is first and six are second; 21 third ones could not come besides.
  expect(most('03,08,12,19,27,33,41,49')).toBe(25_300_000n * 10_000n);
  for (let round = 0; round < 40; round += 1) {
    const selection = randomPick(play, { draws, extra: 20 });
    const checked = checkSlip(
      play,
      { selection, terms: termsOf({ play }) },
      limitsOf(dealtLotteryOf('LHC_SIX')!.definition, 1998),
    );
    if (!('value' in checked)) continue;
    const { payout } = settle(play, checked.value, drawNumbers(markSix, draws));
    expect(payout <= payoutMost(play, checked.value)).toBe(true);
  }
});

const all = Array.from({ length: 49 }, (_, index) => index + 1);

/** Numbers apart by which of the rows have them. */
function classesOf({ rows }: Selection) {
  const key = (number: number) => rows.map((row) => row.includes(number)).join();
  return [...Map.groupBy(all, key).values()];
}

test('composite, banker and single entries obey the law over all draws', () => {
  const some = (count: number) => draws.pick(count, 49).map((index) => index + 1);
  for (let round = 0; round < 5; round += 1) {
    const numbers = some(13);
    const bankers = 1 + draws.int(5);
    const selections: Selection[] = [
      randomPick(play, { draws, extra: 12 }),
      { form: 'banker', rows: [numbers.slice(0, bankers), numbers.slice(bankers)] },
      { form: 'lines', rows: [some(6), some(6), some(6)] },
    ];
    for (const selection of selections) {
      const windows = specialWindows({ classes: classesOf(selection), drawn: 6 });
      expect(brokenLaw(play, selection, windows)).toBeUndefined();
    }
  }
});
