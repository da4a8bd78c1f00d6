// The multiples of a chase, one for each issue: the same throughout, doubled every so many issues,
// or the smallest that keep a profit. A plan that cannot be kept is refused, never bent.
import type { Units } from '@baize/money';
import type { Ratio } from '../../kit/ratio.ts';

export type ChasePlan =
  | { readonly by: 'flat'; readonly multiple: number }
  | { readonly by: 'doubling'; readonly first: number; readonly every: number }
  | {
      readonly by: 'profit';
      /** What a win must bring beyond all stakes so far, as a part of them. */
      readonly rate: Ratio;
      /** What one win pays at a multiple of 1. */
      readonly win: Units;
    };

export type ChaseRefusal =
  | 'issues-out-of-range'
  | 'multiple-out-of-range'
  | 'plan-malformed'
  | 'profit-out-of-reach';

export interface ChaseTerms {
  readonly issues: number;
  readonly issuesMost: number;
  readonly multipleMost: number;
  /** What an issue costs at a multiple of 1. */
  readonly cost: Units;
}

export type Planned =
  | { readonly multiples: readonly number[]; readonly total: Units }
  | { readonly refusal: ChaseRefusal };

export function planChase(plan: ChasePlan, terms: ChaseTerms): Planned {
  if (!wholeWithin(terms.issues, 1, terms.issuesMost)) return { refusal: 'issues-out-of-range' };
  const multiples = multiplesOf(plan, terms);
  if (typeof multiples === 'string') return { refusal: multiples };
  return multiples.every((multiple) => wholeWithin(multiple, 1, terms.multipleMost))
    ? { multiples, total: totalOf(multiples, terms.cost) }
    : { refusal: 'multiple-out-of-range' };
}

/** What all issues of a chase cost together. */
export function totalOf(multiples: readonly number[], cost: Units): Units {
  return multiples.reduce((total, multiple) => total + cost * BigInt(multiple), 0n);
}

function multiplesOf(plan: ChasePlan, terms: ChaseTerms): readonly number[] | ChaseRefusal {
  if (plan.by === 'flat') return Array.from({ length: terms.issues }, () => plan.multiple);
  if (plan.by === 'profit') return profitMultiples(plan, terms);
  if (!wholeWithin(plan.every, 1, terms.issuesMost)) return 'plan-malformed';
  return Array.from(
    { length: terms.issues },
    (_, index) => plan.first * 2 ** Math.floor(index / plan.every),
  );
}

// The win of a multiple must come to (1 + rate) × all stakes with its own: the smallest that does
// is a quotient, rounded up. Where a win does not even beat its own stake so far, none does.
function profitMultiples(
  { rate, win }: Extract<ChasePlan, { by: 'profit' }>,
  { issues, cost, multipleMost }: ChaseTerms,
): readonly number[] | ChaseRefusal {
  if (rate.numerator < 0n) return 'plan-malformed';
  const over = rate.denominator;
  const due = rate.numerator + rate.denominator;
  const gain = win * over - cost * due;
  if (gain <= 0n) return 'profit-out-of-reach';
  const multiples: number[] = [];
  let staked = 0n;
  for (let index = 0; index < issues; index += 1) {
    const least = (staked * due + gain - 1n) / gain;
    const multiple = least < 1n ? 1n : least;
    if (multiple > BigInt(multipleMost)) return 'profit-out-of-reach';
    staked += cost * multiple;
    multiples.push(Number(multiple));
  }
  return multiples;
}

function wholeWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
