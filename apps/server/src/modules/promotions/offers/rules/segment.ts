// Members of a segment: everything that its filter asks for holds.
import type { InputOf, promotions } from '@baize/contract';
import { dayAt } from '@baize/money';

export type SegmentFilter = Omit<InputOf<typeof promotions.createSegment>, 'name'>;

export interface SegmentMember {
  readonly level: number;
  readonly country: string;
  readonly registeredAt: number;
  /** The last day with a sign-in, since 1970 in the house's zone; null: none. */
  readonly seenDay: number | null;
  readonly deposits: number;
}

export function isInSegment(filter: SegmentFilter, member: SegmentMember, now: number): boolean {
  const { countries, seenWithin, unseenFor } = filter;
  const { level, country, registeredAt, deposits } = member;
  const unseen = member.seenDay === null ? Infinity : dayAt(now) - member.seenDay;
  return (
    isWithin(level, filter.levelMin, filter.levelMax) &&
    isWithin(deposits, filter.depositsMin, filter.depositsMax) &&
    isWithin(registeredAt, filter.registeredFrom, null) &&
    (filter.registeredUntil === null || registeredAt < filter.registeredUntil) &&
    (countries.length === 0 || countries.includes(country)) &&
    isWithin(unseen, unseenFor, seenWithin)
  );
}

const isWithin = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);
