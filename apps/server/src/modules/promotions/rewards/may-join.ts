// Why a member may not join or apply, in the order of the contract.
import { refuse, type Refusal } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { isRunning, type Offer } from '../offers/rules/offer.ts';
import { aimedNow, isGroupTaken } from '../offers/store/aims.ts';
import { readMember, reasonNotFor, type Standing } from './due.ts';
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
  const [aimed] = await aimedNow(on, [offer]);
  if (aimed === undefined) return refuse('promotion-closed');
  const standing = await readMember(ports, on, playerId);
  // Nobody is told that a pause keeps them out: they are shown no promotion at all.
  if (standing === undefined) return refuse('promotion-not-for-you');
  const reason = reasonNotFor(aimed, standing);
  if (reason === 'not-for-you') return refuse('promotion-not-for-you');
  if (reason === 'mobile-missing') return refuse('promotion-mobile-missing');
  if (await isGroupTaken(on, { offer, playerId, now })) return refuse('promotion-group-taken');
  return { offer, standing };
}
