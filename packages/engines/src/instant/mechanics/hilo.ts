// Hi-lo: cards with replacement; the player guesses whether the next rank is higher or the same, or
// lower or the same. The multiplier is 99 % of the product of the fair ones, cut once: the house
// takes its share of a hand once, not of every guess. A certain guess is not offered.
import type { Json } from '../../kit/canonical-json.ts';
import type { Draws } from '../../kit/draws.ts';
import { add, divide, multiply, ratio, type Ratio } from '../../kit/ratio.ts';
import { cashOut, fieldsOf, oneOf, splitSteps, type Hand, type Mechanic } from '../mechanic.ts';
import {
  multiplierAt,
  oneTime,
  printMultiplier,
  returnAimed,
  type Multiplier,
} from '../multiplier.ts';
import { stepVariance } from './mines.ts';

const cards = 52;
const ranks = 13;
const skipsMost = 20;
const guesses = ['higher', 'lower'] as const;
type Guess = (typeof guesses)[number];

/** The chances of all guesses that are offered. */
export const guessChances: readonly Ratio[] = Array.from({ length: ranks - 1 }, (_, at) =>
  ratio(BigInt(at + 1), BigInt(ranks)),
);

export const hilo: Mechanic = {
  steps: true,
  choiceUsual: {},
  rules: { cards, ranks, skipsMost, guesses },
  allows: (choice) => fieldsOf(choice, []) !== undefined,
  play({ choice, most, draws }) {
    const split = splitSteps(choice);
    if (split === undefined || fieldsOf(split.start, []) === undefined) return undefined;
    return walk(split.steps, { draws, most });
  },
};

/** 1 is an ace, the lowest; 13 a king. */
const rankOf = (card: number): number => (card % ranks) + 1;

/** How many of the 13 ranks a guess wins with. */
const winningRanks = (card: number, guess: Guess): number =>
  guess === 'higher' ? ranks - rankOf(card) + 1 : rankOf(card);

interface Walked {
  readonly drawn: readonly number[];
  readonly guessed: number;
  readonly skips: number;
  /** The chance that all guesses so far were right. */
  readonly chance: Ratio;
  readonly variance: Ratio;
}

interface Table {
  readonly draws: Draws;
  readonly most: Multiplier;
}

function walk(steps: readonly Json[], table: Table): Hand | undefined {
  let at: Walked = {
    drawn: [table.draws.int(cards)],
    guessed: 0,
    skips: 0,
    chance: ratio(1n),
    variance: ratio(0n),
  };
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if (step === cashOut) return isLast && at.guessed > 0 ? handOf(at, table, 'cashed') : undefined;
    if (isFull(at, table)) return undefined;
    const next = step === 'skip' ? skipped(at, table) : guessedOn(at, step, table);
    if (next === undefined) return undefined;
    at = next;
    if (next.isBust) return isLast ? handOf(at, table, 'bust') : undefined;
  }
  return handOf(at, table, isFull(at, table) ? 'full' : 'open');
}

type Next = Walked & { readonly isBust?: boolean };

function skipped(at: Walked, { draws }: Table): Next | undefined {
  if (at.skips >= skipsMost) return undefined;
  return { ...at, drawn: [...at.drawn, draws.int(cards)], skips: at.skips + 1 };
}

function guessedOn(at: Walked, step: Json, table: Table): Next | undefined {
  const guess = oneOf(guesses, step);
  if (guess === undefined || offered(at, guess, table) === undefined) return undefined;
  const chance = chanceOf(at, guess);
  const card = table.draws.int(cards);
  const before = rankOf(at.drawn.at(-1) ?? 0);
  const isRight = guess === 'higher' ? rankOf(card) >= before : rankOf(card) <= before;
  return {
    drawn: [...at.drawn, card],
    guessed: at.guessed + 1,
    skips: at.skips,
    chance: multiply(at.chance, chance),
    variance: add(at.variance, stepVariance(divide(returnAimed, at.chance), chance)),
    isBust: !isRight,
  };
}

const chanceOf = (at: Walked, guess: Guess): Ratio =>
  ratio(BigInt(winningRanks(at.drawn.at(-1) ?? 0, guess)), BigInt(ranks));

/** The multiplier after a right guess; undefined: it is certain, or would be too much. */
function offered(at: Walked, guess: Guess, { most }: Table): Multiplier | undefined {
  if (winningRanks(at.drawn.at(-1) ?? 0, guess) === ranks) return undefined;
  const next = multiplierAt(multiply(at.chance, chanceOf(at, guess)));
  return next > most ? undefined : next;
}

/** Whether even the likeliest guess would exceed the highest payout. */
const isFull = (at: Walked, { most }: Table): boolean =>
  multiplierAt(multiply(at.chance, likeliest)) > most;

const likeliest = ratio(BigInt(ranks - 1), BigInt(ranks));

type End = 'open' | 'cashed' | 'bust' | 'full';

function handOf(at: Walked, table: Table, end: End): Hand {
  const over = end !== 'open';
  const worth = at.guessed === 0 ? oneTime : multiplierAt(at.chance);
  const print = (guess: Guess) => {
    const next = over ? undefined : offered(at, guess, table);
    return next === undefined ? null : printMultiplier(next);
  };
  return {
    over,
    multiplier: end === 'bust' ? 0n : worth,
    mayCashOut: !over && at.guessed > 0,
    variance: at.variance,
    shown: {
      end,
      cards: at.drawn,
      higher: print('higher'),
      lower: print('lower'),
      skipsLeft: over ? 0 : skipsMost - at.skips,
    },
  };
}
