// Where a member stands in a promotion, in one word.
import type { ClaimState, PromotionState } from '@baize/contract';
import { endsAt, startsAt, type Offer } from './offer.ts';

interface Made {
  readonly period: string;
  readonly state: ClaimState;
}

/** `claims` are the member's of this promotion, the newest first. */
export function stateOf(
  offer: Offer,
  {
    claims,
    period,
    hasJoined,
    now,
  }: {
    readonly claims: readonly Made[];
    /** The period that counts now. */
    readonly period: string;
    readonly hasJoined: boolean;
    readonly now: number;
  },
): PromotionState {
  if (claims.some(({ state }) => state === 'available')) return 'claim';
  if (offer.stage === 'stopped' || now >= endsAt(offer)) return 'closed';
  if (now < startsAt(offer)) return 'coming-soon';
  const { spec } = offer.written;
  const isOfFriends = spec.trigger === 'invitation';
  if (!isOfFriends && claims.some(({ state }) => state === 'pending')) return 'applying';
  const made = spec.period === 'each' ? [] : claims.filter((claim) => claim.period === period);
  const had = made.filter(({ state }) => state === 'claimed').length;
  if (made[0]?.state === 'rejected') return 'rejected';
  if (had >= (spec.everyTier ? spec.tiers.length : 1)) return spec.automatic ? 'issued' : 'claimed';
  // Open each time that the member wishes.
  if (spec.trigger === 'application' || spec.trigger === 'draw') return 'join';
  if (spec.joins && !hasJoined) return 'join';
  return spec.trigger === 'play' || spec.trigger === 'race' ? 'in-progress' : 'signed';
}
