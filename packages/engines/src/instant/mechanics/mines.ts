// Mines: 25 fields, 1 to 24 of them mined; the mines lie where the seed put them when the stake was
// taken. Every safe field raises the multiplier, a mine ends the hand with nothing. A hand ends by
// itself when all safe fields are open, or when one more would exceed the highest payout.
import { add, divide, multiply, ratio, subtract, type Ratio } from '../../kit/ratio.ts';
import {
  cashOut,
  fieldsOf,
  splitSteps,
  wholeWithin,
  type Hand,
  type Mechanic,
} from '../mechanic.ts';
import {
  multiplierAt,
  oneTime,
  printMultiplier,
  returnAimed,
  type Multiplier,
} from '../multiplier.ts';
import type { Json } from '../../kit/canonical-json.ts';

const fields = 25;
const minesMost = 24;

/** The chance that so many fields, opened one after another, are all safe. */
export function minesChance(mines: number, opened: number): Ratio {
  let chance = ratio(1n);
  for (let before = 0; before < opened; before += 1) {
    chance = multiply(chance, ratio(BigInt(fields - mines - before), BigInt(fields - before)));
  }
  return chance;
}

/** The multipliers after one safe field, two, and so on. */
export function minesMultipliers(mines: number): readonly Multiplier[] {
  return Array.from({ length: fields - mines }, (_, at) =>
    multiplierAt(minesChance(mines, at + 1)),
  );
}

export const mines: Mechanic = {
  steps: true,
  choiceUsual: { mines: 3 },
  rules: {
    fields,
    /** By the number of mines from one: after one safe field, two, and so on. */
    multipliers: Array.from({ length: minesMost }, (_, at) =>
      minesMultipliers(at + 1).map(printMultiplier),
    ),
  },
  allows: (choice) => countOf(choice) !== undefined,
  play({ choice, most, draws }) {
    const split = splitSteps(choice);
    const count = split && countOf(split.start);
    if (split === undefined || count === undefined) return undefined;
    const mined = new Set(draws.pick(count, fields));
    return walk({ count, mined, most }, split.steps);
  },
};

function countOf(start: Json): number | undefined {
  const fields = fieldsOf(start, ['mines']);
  return fields && wholeWithin(1, minesMost, fields.mines);
}

interface Board {
  readonly count: number;
  readonly mined: ReadonlySet<number>;
  readonly most: Multiplier;
}

function walk(board: Board, steps: readonly Json[]): Hand | undefined {
  const opened: number[] = [];
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    if (step === cashOut)
      return isLast && opened.length > 0 ? handOf(board, opened, 'cashed') : undefined;
    const field = wholeWithin(0, fields - 1, step);
    if (field === undefined || opened.includes(field)) return undefined;
    if (nextMultiplier(board, opened.length) === undefined) return undefined;
    opened.push(field);
    if (board.mined.has(field)) return isLast ? handOf(board, opened, 'bust') : undefined;
  }
  const isFull = nextMultiplier(board, opened.length) === undefined;
  return handOf(board, opened, isFull ? 'full' : 'open');
}

/** The multiplier after one more safe field; undefined: none is left, or it would be too much. */
function nextMultiplier({ count, most }: Board, opened: number): Multiplier | undefined {
  const next = minesMultipliers(count)[opened];
  return next === undefined || next > most ? undefined : next;
}

type End = 'open' | 'cashed' | 'bust' | 'full';

function handOf(board: Board, opened: readonly number[], end: End): Hand {
  const safe = end === 'bust' ? opened.length - 1 : opened.length;
  const over = end !== 'open';
  const worth = safe === 0 ? oneTime : (minesMultipliers(board.count)[safe - 1] ?? 0n);
  const next = over ? undefined : nextMultiplier(board, safe);
  return {
    over,
    multiplier: end === 'bust' ? 0n : worth,
    mayCashOut: !over && safe > 0,
    variance: varianceOf(board.count, opened.length),
    shown: {
      end,
      opened,
      next: next === undefined ? null : printMultiplier(next),
      // Until the end nobody is told where they lie.
      ...(over ? { mined: [...board.mined].toSorted((one, other) => one - other) } : {}),
    },
  };
}

/** Each field was worth a share of its chance before it was opened. */
function varianceOf(count: number, opened: number): Ratio {
  let variance = ratio(0n);
  for (let before = 0; before < opened; before += 1) {
    const worth = divide(returnAimed, minesChance(count, before));
    const chance = divide(minesChance(count, before + 1), minesChance(count, before));
    variance = add(variance, stepVariance(worth, chance));
  }
  return variance;
}

/** The variance of a step that is won with this chance and then worth what it should. */
export function stepVariance(worth: Ratio, chance: Ratio): Ratio {
  return multiply(multiply(worth, worth), subtract(divide(ratio(1n), chance), ratio(1n)));
}
