// Every choice of a small game returns 99 % before its multiplier is cut, and never more; what is
// paid in each case is what the draws show.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../kit/draws.ts';
import { printRatio, ratio, subtract } from '../kit/ratio.ts';
import { handOf, outcomeOf } from './family.ts';
import { instantGameOf, instantGames, mostFor } from './games.ts';
import { choiceReturns } from './returns.ts';
import type { Json } from '../kit/canonical-json.ts';

const game = (code: string) => instantGameOf(code) ?? expect.fail(code);
const isAtMost = (share: { numerator: bigint }) => share.numerator >= 0n;

// @proves L230
test.each(instantGames)('$code: every choice returns between 98.99 % and 99 %', (one) => {
  const returns = choiceReturns(one);
  expect(returns.length).toBeGreaterThan(9);
  for (const { choice, share } of returns) {
    expect([choice, isAtMost(subtract(ratio(99n, 100n), share))]).toEqual([choice, true]);
    expect([choice, isAtMost(subtract(share, ratio(9899n, 10_000n)))]).toEqual([choice, true]);
  }
});

// @proves L230
test('every wheel returns exactly 99 %', () => {
  const exact = choiceReturns(game('wheel')).map((one) => printRatio(one.share));
  expect(new Set(exact)).toEqual(new Set(['99/100']));
});

// @proves L232
test.each([
  ['dice', { side: 'over', chance: 100 }],
  ['coin', { side: 'tails', flips: 10 }],
  ['wheel', { segments: 50, risk: 'high' }],
  ['plinko', { rows: 16, risk: 'high' }],
])('%s allows its highest multiplier at its highest stake, and no more', (code, choice) => {
  const { play, stakes } = game(code);
  const most = mostFor(stakes.at(-1) ?? 0n);
  expect(play.allows(choice, most)).toBe(true);
  expect(play.allows(choice, 400_000n)).toBe(false);
});

function shown(code: string, choice: Json, values: readonly number[]) {
  const draws = scriptedDraws(values);
  const hand = handOf(game(code), { stake: 10_000n, choice, draws });
  return hand && { over: hand.over, ...outcomeOf(choice, hand) };
}

// @proves L231
test.each([
  ['dice', { side: 'under', chance: 5000 }, [4999], { multiplier: '1.9800', roll: 4999 }],
  ['dice', { side: 'under', chance: 5000 }, [5000], { multiplier: '0.0000', roll: 5000 }],
  ['dice', { side: 'over', chance: 100 }, [9900], { multiplier: '99.0000', roll: 9900 }],
  ['dice', { side: 'over', chance: 100 }, [9899], { multiplier: '0.0000', roll: 9899 }],
  ['dice', { side: 'under', chance: 9500 }, [0], { multiplier: '1.0421', roll: 0 }],
  ['coin', { side: 'heads', flips: 1 }, [0], { multiplier: '1.9800', flips: ['heads'] }],
  [
    'coin',
    { side: 'tails', flips: 2 },
    [1, 0],
    { multiplier: '0.0000', flips: ['tails', 'heads'] },
  ],
  ['coin', { side: 'tails', flips: 3 }, [1, 1, 1], { multiplier: '7.9200' }],
  ['wheel', { segments: 10, risk: 'low' }, [0], { multiplier: '1.5000', segment: 0 }],
  ['wheel', { segments: 50, risk: 'high' }, [49], { multiplier: '49.5000', segment: 49 }],
  [
    'plinko',
    { rows: 8, risk: 'high' },
    [1, 1, 1, 1, 1, 1, 1, 1],
    { multiplier: '29.0000', slot: 8, path: [1, 1, 1, 1, 1, 1, 1, 1] },
  ],
] as const)('%s %j with draws %j', (code, choice, values, expected) => {
  expect(shown(code, choice, values)).toMatchObject({ over: true, choice, ...expected });
});

// @proves L232
test.each([
  ['dice', null],
  ['dice', 'under'],
  ['dice', []],
  ['dice', { side: 'under' }],
  ['dice', { side: 'under', chance: 99 }],
  ['dice', { side: 'under', chance: 9501 }],
  ['dice', { side: 'under', chance: 50.5 }],
  ['dice', { side: 'toString', chance: 5000 }],
  ['dice', { side: 'under', chance: 5000, more: 1 }],
  ['coin', { side: 'edge', flips: 1 }],
  ['coin', { side: 'heads', flips: 0 }],
  ['coin', { side: 'heads', flips: 11 }],
  ['wheel', { segments: 15, risk: 'low' }],
  ['wheel', { segments: 10, risk: 'none' }],
  ['plinko', { rows: 7, risk: 'low' }],
  ['plinko', { rows: 17, risk: 'low' }],
  ['mines', { mines: 0 }],
  ['mines', { mines: 25 }],
  ['mines', { mines: 3, steps: [0] }],
  ['hilo', { side: 'higher' }],
] as const)('%s does not begin with %j', (code, choice) => {
  expect(game(code).play.allows(choice, mostFor(10_000n))).toBe(false);
});

test.each([
  [8, ['29.0000', '4.0000', '1.5000', '0.3000', '0.1977']],
  [9, ['43.0000', '7.0000', '2.0000', '0.6000']],
])(
  'plinko of %i rows, high risk: outer slots as chosen, the middle what is left',
  (rows, outer) => {
    const { tables } = game('plinko').play.rules as {
      tables: Record<'high', string[][]>;
    };
    const pays = Object.values(tables).flat(2).map(Number);
    expect(pays.every((one) => one > 0.05)).toBe(true);
    expect(tables.high[rows - 8]?.slice(0, outer.length)).toEqual(outer);
  },
);
