// The range of a rate: at most the agent's own less the brand's difference, at least that of
// anybody directly below and the difference, on a step of the brand. A rate of none may be given to
// a member below whom no member has one.
import { refuse, type Refusal } from '@baize/contract';
import type { Bounds } from './bounds.ts';

export interface Around {
  /** What holds for the agent directly above; undefined at the top of the tree. */
  readonly parent: number | undefined;
  /** The highest rate directly below; 0 where nobody has one. */
  readonly below: number;
}

export interface RateRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export function rangeOf(bounds: Bounds, { parent, below }: Around): RateRange {
  const { highest, difference, step } = bounds;
  const under = parent === undefined ? highest : Math.min(highest, parent - difference);
  const most = Math.max(0, under - (under % step));
  return { least: below === 0 ? 0 : below + difference, most, step };
}

export type RateRefusal = Refusal<
  'rebate-out-of-range' | 'rebate-off-step' | 'rebate-not-below-parent' | 'rebate-below-team'
>;

export function refusalOfRate(
  bounds: Bounds,
  rate: number,
  around: Around,
): RateRefusal | undefined {
  const { category, highest, step } = bounds;
  const { least, most } = rangeOf(bounds, around);
  if (rate > highest)
    return refuse('rebate-out-of-range', { facts: { category, most: percent(highest) } });
  if (rate % step !== 0)
    return refuse('rebate-off-step', { facts: { category, step: percent(step) } });
  if (rate > most)
    return refuse('rebate-not-below-parent', { facts: { category, most: percent(most) } });
  return rate < least
    ? refuse('rebate-below-team', { facts: { category, least: percent(least) } })
    : undefined;
}

/** The rate nearest below one that was agreed to earlier: the bounds of today hold. */
export function loweredTo(bounds: Bounds, rate: number, around: Around): number {
  const { most, step } = rangeOf(bounds, around);
  const lowered = Math.min(rate, most);
  return lowered - (lowered % step);
}

/** Hundredths of a percent as a text of percent: 80 is `0.8`. */
export const percent = (rate: number): string => String(rate / 100);
