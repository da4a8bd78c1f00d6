// Rounds that promotions call lucky, as one search over those that were just settled: the least
// payout and every ending that any of them asks for. Each is judged in full afterwards.
import { startsAt, type Offer } from './offer.ts';
import { unitsOf, type Condition, type Tier } from './spec.ts';

export interface LuckySought {
  /** The earliest beginning of these promotions. */
  readonly since: number;
  readonly multipleMin: number | null;
  readonly endings: readonly string[];
}

const isMultiple = ({ fact, test }: Condition): boolean =>
  fact === 'multiple' && test !== 'at-most';
const isEnding = ({ fact }: Condition): boolean => fact === 'round-ending';

/** Whether the tier names rounds that are few: by a payout from below, or by an ending. */
export const namesRounds = ({ conditions }: Tier): boolean =>
  conditions.some((one) => isMultiple(one) || isEnding(one));

/** Undefined: no promotion asks for rounds. */
export function soughtBy(offers: readonly Offer[]): LuckySought | undefined {
  if (offers.length === 0) return undefined;
  const conditions = offers.flatMap(({ written }) =>
    written.spec.tiers.flatMap((tier) => tier.conditions),
  );
  const multiples = conditions
    .filter(isMultiple)
    .map(({ value }) => Number(unitsOf(value) / 10_000n));
  return {
    since: Math.min(...offers.map(startsAt)),
    multipleMin: multiples.length === 0 ? null : Math.min(...multiples),
    endings: [...new Set(conditions.filter(isEnding).map(({ value }) => value))],
  };
}
