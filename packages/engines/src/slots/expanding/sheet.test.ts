// Proves that the facts worked out set by set are those of every round played one by one: on short
// strips all windows and all features of two free spins are dealt by the rules themselves.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../../kit/draws.ts';
import { add, divide, multiply, ratio, type Ratio } from '../../kit/ratio.ts';
import { strip } from '../definition.ts';
import { lanternCourt } from '../definitions/lantern-court.ts';
import { playRound } from '../round.ts';
import type { ExpandingGame } from './definition.ts';
import { expandingSheet } from './sheet.ts';

const game: ExpandingGame = {
  ...lanternCourt,
  strips: [strip('H1 T S'), strip('S T H1 W'), strip('T W S H1 T W')],
  rows: 1,
  lines: [[0, 0, 0]],
  linePays: { H1: { 2: 10, 3: 40 }, T: { 3: 6 } },
  scatterPays: { 2: 4 },
  freeSpins: { scattersMin: 2, awarded: 2, spinsMax: 2 },
};

test('mean, mean square, hits and triggers are those of all rounds dealt', () => {
  const none = ratio(0n);
  let [mean, square, hit, trigger] = [none, none, none, none];
  for (const { chance, credits, paidCredits, free } of everyRound()) {
    const stakes = ratio(BigInt(credits), BigInt(game.stakeCredits));
    mean = add(mean, multiply(chance, stakes));
    square = add(square, multiply(chance, multiply(stakes, stakes)));
    if (paidCredits > 0) hit = add(hit, chance);
    if (free) trigger = add(trigger, chance);
  }
  const { paid, round } = expandingSheet(game);
  expect({ mean: round.mean, square: round.square }).toEqual({ mean, square });
  expect({ hit: paid.hit, trigger: paid.trigger }).toEqual({ hit, trigger });
});

test('a strip that shows a scatter beside a wild is a fault', () => {
  const strips = game.strips.map((own) => [...own, 'W', 'S']);
  expect(() => expandingSheet({ ...game, rows: 2, strips })).toThrow(RangeError);
});

interface Dealt {
  readonly chance: Ratio;
  readonly credits: number;
  readonly paidCredits: number;
  readonly free: boolean;
}

/** Every list of draws that makes a whole round, by growing lists that end too early. */
function* everyRound(drawn: readonly number[] = [], chance = ratio(1n)): Generator<Dealt> {
  const draws = rangedDraws(drawn);
  try {
    const { events } = playRound({ game, stake: 10_000n, draws });
    const spins = events.filter((event) => event.kind === 'spin-landed');
    const credits = spins.reduce((sum, { winCredits }) => sum + winCredits, 0);
    const paidCredits = spins[0]?.winCredits ?? 0;
    yield { chance, credits, paidCredits, free: spins.length > 1 };
  } catch (fault) {
    if (!(fault instanceof NextDraw)) throw fault;
    const share = divide(chance, ratio(BigInt(fault.range)));
    for (let value = 0; value < fault.range; value += 1) {
      yield* everyRound([...drawn, value], share);
    }
  }
}

class NextDraw extends Error {
  readonly range: number;
  constructor(range: number) {
    super('The list ends.');
    this.range = range;
  }
}

function rangedDraws(drawn: readonly number[]) {
  const draws = scriptedDraws(drawn);
  let taken = 0;
  const int = (range: number): number => {
    if (taken === drawn.length) throw new NextDraw(range);
    taken += 1;
    return draws.int(range);
  };
  return { ...draws, int };
}
