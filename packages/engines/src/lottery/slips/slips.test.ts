// A slip costs what its units cost and is paid what its winning units win: in every mode, cut once,
// capped; what it would cost by outcome is what settlement pays; refusals have names.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { compilePlays } from '../compile.ts';
import { drawNumbers, ssc } from '../kinds.ts';
import { sscPlays } from '../ssc/play-set.ts';
import { termsOf, tryDraw, tryLimits, trySlip } from '../testing.ts';
import { checkSlip, type Slip, type SlipAsked } from './check.ts';
import { describePlay } from './describe.ts';
import { exposure } from './exposure.ts';
import { randomPick } from './random-pick.ts';
import { payoutMost, settle } from './settle.ts';

const plays = compilePlays(sscPlays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const direct = playOf('3X_DIRECT_BACK');
const draws = openSeed('77'.repeat(32)).draws({ clientSeed: 'slips', nonce: 1 });

const asked: SlipAsked = {
  selection: { form: 'rows', rows: [[1], [2], [3, 4]] },
  terms: { pays: 'prize', price: 20_000n, mode: 'yuan', multiple: 2, group: 1900 },
  units: 2,
  stake: 80_000n,
};
const prize = (change: object): SlipAsked => ({
  ...asked,
  terms: { ...asked.terms, ...change } as SlipAsked['terms'],
});

test('a slip is taken with the units and the stake that the server counts', () => {
  expect(checkSlip(direct, asked, tryLimits)).toMatchObject({
    value: { units: 2, stake: 80_000n },
  });
});

test.each([
  ['units-differ', { ...asked, units: 3 }],
  ['amount-differs', { ...asked, stake: 80_001n }],
  ['mode-unknown', prize({ mode: 'toString' })],
  ['multiple-out-of-range', prize({ multiple: 0 })],
  ['multiple-out-of-range', prize({ multiple: 10_000 })],
  ['multiple-out-of-range', prize({ multiple: 1.5 })],
  ['group-out-of-range', prize({ group: 1958 })],
  ['group-out-of-range', prize({ group: 1955 })],
  ['group-out-of-range', prize({ group: 1798 })],
  ['play-unknown', { ...asked, terms: { pays: 'odds', amount: 1n, odds: [] } }],
] as const)('%s is refused', (name, change) => {
  expect(checkSlip(direct, change, tryLimits)).toEqual({ refusal: name });
});

test('a ticket below a cent, too many units and an amount out of range are refused', () => {
  const four = { play: direct, text: '1|2|3,4,5,6', mode: 'li' } as const;
  expect(trySlip(four)).toEqual({ refusal: 'stake-too-small' });
  expect(trySlip({ ...four, text: '1|2|3,4,5,6,7' })).toHaveProperty('slip');
  const wide = checkSlip(direct, asked, { ...tryLimits, unitsMost: 1 });
  expect(wide).toEqual({ refusal: 'too-many-units' });
  const ball = { play: playOf('C_BALL1'), text: 'big' };
  for (const amount of [0n, -1n, tryLimits.amountMost + 1n])
    expect(trySlip({ ...ball, amount })).toEqual({ refusal: 'amount-out-of-range' });
});

test('the payout is cut to cents once, after all units are added', () => {
  const play = playOf('3X_BDW1_BACK');
  // 7.2177 each: two are 14.4354, which cut one by one would be 14.42.
  expect(tryDraw({ play, text: '1,2' }, [0, 0, 1, 2, 3])).toMatchObject({ payout: '14.43' });
  const fen = { play, text: '1,2', mode: 'fen', multiple: 9 } as const;
  expect(tryDraw(fen, [0, 0, 1, 2, 3])).toMatchObject({ stake: '0.36', payout: '1.29' });
});

test('no payout exceeds the cap, and the highest payout is shown beforehand', () => {
  const { slip } = trySlip({ play: direct, text: '1|2|3', multiple: 9999 }) as { slip: Slip };
  expect(settle(direct, slip, [0, 0, 1, 2, 3]).payout).toBe(tryLimits.payoutCap);
  expect(payoutMost(direct, slip)).toBe(1956n * 9999n * 10_000n);
});

test('the exposure of an outcome is what settlement pays for it', () => {
  const kinds = new Set<string>();
  for (const play of plays) {
    const selection = randomPick(play, { draws, extra: 3 });
    const checked = checkSlip(play, { selection, terms: termsOf({ play }) }, tryLimits);
    if ('refusal' in checked) continue;
    const told = exposure(play, checked.value);
    kinds.add(told.by);
    for (let round = 0; round < 25; round += 1) {
      const result = drawNumbers(ssc, draws);
      const { payout, legs } = settle(play, checked.value, result);
      expect(payout <= payoutMost(play, checked.value)).toBe(true);
      if (told.by === 'numbers') {
        const drawn = told.at.map((place) => result[place]).join();
        const same = told.payouts.find(({ numbers }) => numbers.join() === drawn);
        expect(same?.payout ?? 0n).toBe(payout);
      } else if (told.by === 'bets') {
        const hit = told.payouts.filter(({ bet }) => legs.some((leg) => leg.bet === bet));
        const sum = hit.reduce((all, one) => all + one.payout, 0n);
        expect(sum >= payout && sum < payout + 100n).toBe(true);
      } else if (told.by === 'most') expect(payout <= told.payout).toBe(true);
    }
  }
  expect([...kinds].sort()).toEqual(['bets', 'most', 'numbers']);
});

// @proves R92 R93
test('exposures of 250 long slips of lines are known within half a second', () => {
  const all = Array.from({ length: 1000 }, (_, at) => [
    Math.floor(at / 100),
    Math.floor(at / 10) % 10,
    at % 10,
  ]);
  const slipOf = (first: number): Slip => {
    const selection = { form: 'lines' as const, rows: all.slice(first, first + 500) };
    const checked = checkSlip(direct, { selection, terms: termsOf({ play: direct }) }, tryLimits);
    if ('refusal' in checked) throw new Error(checked.refusal);
    return checked.value;
  };
  const slips = Array.from({ length: 250 }, (_, first) => slipOf(first));
  const before = process.cpuUsage();
  const told = slips.map((slip) => exposure(direct, slip));
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(500);
  for (const [first, one] of told.entries()) {
    if (one.by !== 'numbers') throw new Error(one.by);
    expect(one.payouts.map(({ outcome }) => outcome)).toEqual(
      all.slice(first, first + 500).map((_, at) => first + at),
    );
  }
});

test('a play describes itself as plain data', () => {
  const play = playOf('C_LH_BACK');
  const facts = describePlay(play, termsOf({ play }));
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  expect(facts).toMatchObject({
    code: 'C_LH_BACK',
    tiers: [
      { bet: 'dragon', chance: '9/20', pays: '1.9333', push: false },
      { bet: 'dragon', chance: '1/10', pays: '1.0000', push: true },
      { bet: 'tiger' },
      { bet: 'tiger' },
    ],
    returns: [{ percent: '96.9985' }, { percent: '96.9985' }],
  });
});

test('100,000 mixed slips are settled against one draw within half a second', () => {
  const slips = plays.flatMap((play) => {
    const selection = randomPick(play, { draws, extra: 3 });
    const checked = checkSlip(play, { selection, terms: termsOf({ play }) }, tryLimits);
    return 'refusal' in checked ? [] : [{ play, slip: checked.value }];
  });
  const result = drawNumbers(ssc, draws);
  const settleAll = (count: number): bigint => {
    let paid = 0n;
    for (let index = 0; index < count; index += 1) {
      const { play, slip } = slips[index % slips.length]!;
      paid += settle(play, slip, result).payout;
    }
    return paid;
  };
  settleAll(20_000);
  // The processor's time, not the clock's: the machine may be busy with something else.
  const before = process.cpuUsage();
  expect(settleAll(100_000)).toBeGreaterThan(0n);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(500);
});
