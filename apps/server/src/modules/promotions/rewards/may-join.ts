// Why a member may not join or apply, in the order of the contract.
import { refuse, type Refusal } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { isRunning, type Offer } from '../offers/rules/offer.ts';
import { readMember, reasonNotFor, type Standing } from './due.ts';
import { readStanding } from './store/claims.ts';
import type { WithOffers } from './with-offers.ts';

export type JoinRefusal = Refusal<
  | 'promotion-not-found'
  | 'promotion-closed'
  | 'promotion-changed'
  | 'promotion-not-for-you'
  | 'promotion-mobile-missing'
  | 'promotion-group-taken'
>;

export interface JoinAsked {
  readonly promotionId: string;
  readonly version: number;
  readonly playerId: string;
  readonly now: number;
}

export async function mayJoin(
  ports: WithOffers,
  on: Queryable | Tx,
  { promotionId, version, playerId, now }: JoinAsked,
): Promise<{ readonly offer: Offer; readonly standing: Standing } | JoinRefusal> {
  const offer = ports.offers.find(promotionId);
  if (offer === undefined) return refuse('promotion-not-found');
  if (!isRunning(offer, now)) return refuse('promotion-closed');
  if (offer.version !== version) return refuse('promotion-changed');
  const standing = await readMember(ports, on, playerId);
  // Nobody is told that a pause keeps them out: they are shown no promotion at all.
  if (standing === undefined) return refuse('promotion-not-for-you');
  const reason = reasonNotFor(offer, standing);
  if (reason === 'not-for-you') return refuse('promotion-not-for-you');
  if (reason === 'mobile-missing') return refuse('promotion-mobile-missing');
  if (await isGroupTaken(ports, on, { offer, standing, now }))
    return refuse('promotion-group-taken');
  return { offer, standing };
}

/** Of a group a member has one promotion at a time: joined, or with something still open. */
export async function isGroupTaken(
  ports: WithOffers,
  on: Queryable | Tx,
  { offer, standing, now }: { offer: Offer; standing: Standing; now: number },
): Promise<boolean> {
  const { group } = offer.written.spec;
  if (group === '') return false;
  const others = ports.offers
    .all()
    .filter((one) => one.id !== offer.id && one.written.spec.group === group)
    .filter((one) => isRunning(one, now));
  if (others.some(({ id }) => standing.joins.has(id))) return true;
  const claims = await readStanding(
    on,
    standing.playerId,
    others.map(({ id }) => id),
  );
  return claims.some(({ state }) => state === 'pending' || state === 'available');
}
