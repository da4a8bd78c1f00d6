// Progress of a friend with a step, in whole tenths: exact amounts stay the friend's own.
import type { TierJudged } from '../../offers/rules/tiers.ts';
import { unitsOf } from '../../offers/rules/spec.ts';

const tenths = 10n;

/** Up to 100: the least of its conditions. */
export function percentOf({ conditions, holds }: Pick<TierJudged, 'conditions' | 'holds'>): number {
  if (holds) return 100;
  const parts = conditions.map(({ condition, reached, holds: isMet }) => {
    const asked = unitsOf(condition.value);
    if (isMet) return tenths;
    // Where less is asked, or an exact number, there is no way half gone.
    if (condition.test !== 'at-least' || asked === 0n || reached <= 0n) return 0n;
    return (reached * tenths) / asked;
  });
  return Number(parts.reduce((least, part) => (part < least ? part : least), tenths)) * 10;
}
