// How much a player may still deposit: of the player's own limit and the operator's the lower one
// counts in each span, and of all spans the one that leaves least. Deposits count gross, with what
// other members sent.
import type { Units } from '@baize/money';
import { depositSpans, spanStart, type DepositSpan, type SpanManner } from './span.ts';

/** One deposit that counts: settled, or under way and likely to be. */
export interface CountedDeposit {
  readonly amount: Units;
  readonly at: number;
}

/** By span; null: no limit. */
export type SpanLimits = Readonly<Record<DepositSpan, Units | null>>;

/** The operator's limits by how closely they name the member: the closest one counts. */
export interface OperatorLimits {
  readonly member: SpanLimits;
  readonly level: SpanLimits;
  readonly brand: SpanLimits;
}

export const noLimits: SpanLimits = { day: null, week: null, month: null };

export const operatorLimitOf = (limits: OperatorLimits, span: DepositSpan): Units | null =>
  limits.member[span] ?? limits.level[span] ?? limits.brand[span];

export type Whose = 'own' | 'operator';

export interface Bound {
  readonly span: DepositSpan;
  readonly whose: Whose;
  readonly limit: Units;
}

export interface Room extends Bound {
  readonly left: Units;
}

/** The lower of both in each span; the player's own where they are equal. */
export function boundsOf(own: SpanLimits, operator: OperatorLimits): readonly Bound[] {
  return depositSpans.flatMap((span): Bound[] => {
    const mine = own[span];
    const theirs = operatorLimitOf(operator, span);
    if (mine !== null && (theirs === null || mine <= theirs)) {
      return [{ span, whose: 'own', limit: mine }];
    }
    return theirs === null ? [] : [{ span, whose: 'operator', limit: theirs }];
  });
}

interface Counting {
  readonly deposits: readonly CountedDeposit[];
  readonly now: number;
  readonly manner: SpanManner;
}

export function usedOf(span: DepositSpan, { deposits, now, manner }: Counting): Units {
  const start = spanStart(span, now, manner);
  return deposits.reduce((sum, { at, amount }) => (at >= start ? sum + amount : sum), 0n);
}

/** The tightest room; undefined: nothing bounds it. */
export function roomOf(bounds: readonly Bound[], counting: Counting): Room | undefined {
  let tightest: Room | undefined;
  for (const bound of bounds) {
    const free = bound.limit - usedOf(bound.span, counting);
    const left = free > 0n ? free : 0n;
    if (tightest === undefined || left < tightest.left) tightest = { ...bound, left };
  }
  return tightest;
}

/** The earliest moment that matters to any span of now. */
export function earliestStart(now: number, manner: SpanManner): number {
  return Math.min(...depositSpans.map((span) => spanStart(span, now, manner)));
}
