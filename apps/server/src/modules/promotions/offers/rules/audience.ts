// Whether a promotion is for a member.
import { isInSegment, type SegmentFilter, type SegmentMember } from './segment.ts';
import type { Spec } from './spec.ts';

export interface MemberStanding extends SegmentMember {
  readonly hasMobile: boolean;
}

/** A promotion's audience, beside the filter of the segment that it names. */
export interface Aimed {
  readonly written: { readonly spec: Pick<Spec, 'audience'> };
  readonly segment: SegmentFilter | null;
}

export type NotFor = 'not-for-you' | 'mobile-missing';

/** Undefined: it is for them. */
export function notFor(
  { written, segment: filter }: Aimed,
  member: MemberStanding,
  now: number,
): NotFor | undefined {
  const { audience } = written.spec;
  const { levelMin, levelMax, countries, registeredFrom, registeredUntil, segment } = audience;
  const { level, country, registeredAt } = member;
  const isFor =
    (levelMin === null || level >= levelMin) &&
    (levelMax === null || level <= levelMax) &&
    (countries.length === 0 || countries.includes(country)) &&
    (registeredFrom === null || registeredAt >= registeredFrom) &&
    (registeredUntil === null || registeredAt < registeredUntil) &&
    (segment === '' || (filter !== null && isInSegment(filter, member, now)));
  if (!isFor) return 'not-for-you';
  return audience.withMobile && !member.hasMobile ? 'mobile-missing' : undefined;
}
