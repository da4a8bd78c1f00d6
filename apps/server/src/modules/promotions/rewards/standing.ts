// A caller's standing in all promotions: what they joined, and what they were given.
import type { Caller } from '../../../platform/call/index.ts';
import type { Offer } from '../offers/rules/offer.ts';
import { stateOf } from '../offers/rules/state.ts';
import { judgedPeriod, readMember, type Standing } from './due.ts';
import { readStanding, type Claim } from './store/claims.ts';
import type { WithOffers } from './with-offers.ts';

export type MemberStanding = Standing & { readonly claims: readonly Claim[] };

/** Undefined: a visitor, or a demo account. `restrained`: nothing may entice them to play. */
export async function standingOf(
  ports: WithOffers,
  caller: Caller,
  now: number,
): Promise<MemberStanding | 'restrained' | undefined> {
  if (caller.kind !== 'player') return undefined;
  const { playerId } = caller;
  const on = ports.database.kysely;
  const ids = ports.offers.all().map(({ id }) => id);
  const [restraint, standing, claims] = await Promise.all([
    ports.wagering.restraintOf(playerId, now),
    readMember(ports, on, playerId),
    readStanding(on, playerId, ids),
  ]);
  if (restraint !== 'none') return 'restrained';
  return standing && { ...standing, claims };
}

export function stateIn(offer: Offer, { claims, joins }: MemberStanding, now: number) {
  const own = claims.filter(({ promotionId }) => promotionId === offer.id);
  const period = judgedPeriod(offer, now)?.key ?? '';
  const hasJoined = joins.has(offer.id);
  return {
    state: stateOf(offer, { claims: own, period, hasJoined, now }),
    claimIds: own.filter(({ state }) => state === 'available').map(({ id }) => id),
    own,
    period,
  };
}
