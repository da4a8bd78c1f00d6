// Whether a promotion is for a member.
import type { Spec } from './spec.ts';

export interface MemberStanding {
  readonly level: number;
  readonly country: string;
  readonly registeredAt: number;
  readonly hasMobile: boolean;
  readonly segments: readonly string[];
}

export type NotFor = 'not-for-you' | 'mobile-missing';

/** Undefined: it is for them. */
export function notFor(
  { audience }: Pick<Spec, 'audience'>,
  member: MemberStanding,
): NotFor | undefined {
  const { levelMin, levelMax, countries, registeredFrom, registeredUntil, segment } = audience;
  const { level, country, registeredAt, segments } = member;
  const isFor =
    (levelMin === null || level >= levelMin) &&
    (levelMax === null || level <= levelMax) &&
    (countries.length === 0 || countries.includes(country)) &&
    (registeredFrom === null || registeredAt >= registeredFrom) &&
    (registeredUntil === null || registeredAt < registeredUntil) &&
    (segment === '' || segments.includes(segment));
  if (!isFor) return 'not-for-you';
  return audience.withMobile && !member.hasMobile ? 'mobile-missing' : undefined;
}
