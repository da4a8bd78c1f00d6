// The pieces that the forms and tiers of many mechanics are put together from.
import { ratio, type Ratio } from '../../kit/ratio.ts';
import type { DrawKind } from '../kinds.ts';
import type { Tier } from '../play.ts';
import type { RowForm } from '../selection.ts';

/** A row of the kind's numbers, of which at least `least` are picked. */
export function rowOf(kind: DrawKind, least = 1, label?: string): RowForm {
  return { ...plainRow(kind.low, kind.high, least), ...(label === undefined ? {} : { label }) };
}

export function plainRow(from: number, to: number, least = 1): RowForm {
  return { from, to, least, most: to - from + 1 };
}

/** A row of words, of which at least one is picked. */
export function wordRow(words: readonly string[]): RowForm {
  return { words, from: 0, to: words.length - 1, least: 1, most: words.length };
}

export const whole: Ratio = ratio(1n);

/** One bet that wins in one way. */
export function oneTier(chance: Ratio): Tier[] {
  return [{ bet: 0, chance, share: whole, pays: 'prize' }];
}
