// Claims the reward of a promotion by code, in the caller's transaction, under the member's lock.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { Offer } from '../offers/rules/offer.ts';
import { periodAt } from '../offers/rules/period.ts';
import { aimedNow, isGroupTaken } from '../offers/store/aims.ts';
import { judgeOffer, readMember, takesPart } from './due.ts';
import { makeClaim } from './make-claim.ts';
import { refusalOfClaim } from './refusal-of-claim.ts';
import type { Claim } from './store/claims.ts';
import type { WithOffers } from './with-offers.ts';

export interface CodeAsked {
  readonly offer: Offer;
  readonly playerId: string;
  /** Names a time of its own, where the promotion can be had each time; undefined: once. */
  readonly each?: string;
  readonly now: number;
}

export type CodeRefusal = Refusal<
  'promotion-not-for-you' | 'promotion-group-taken' | 'promotion-had' | 'promotion-closed'
>;

export async function claimByCode(
  ports: WithOffers,
  tx: Tx,
  { offer, playerId, each, now }: CodeAsked,
): Promise<Claim | CodeRefusal> {
  const standing = await readMember(ports, tx, playerId);
  const [aimed] = await aimedNow(tx, [offer]);
  if (aimed === undefined) return refuse('promotion-closed');
  if (standing === undefined || !takesPart(aimed, standing)) return refuse('promotion-not-for-you');
  if (await isGroupTaken(tx, { offer, playerId, now })) return refuse('promotion-group-taken');
  const { period: repeats } = offer.written.spec;
  const found = periodAt(repeats, now);
  const period = repeats === 'each' && each !== undefined ? { ...found, key: each } : found;
  const judging = { period, cause: {}, now };
  const judged = await judgeOffer(tx, { offer, standing }, judging);
  const tier = judged.tiers.findLast(({ holds }) => holds);
  if (tier === undefined) return refuse('promotion-not-for-you');
  const due = { offer, playerId, period: period.key, tier, deposit: 0n, now };
  return (await makeClaim(ports, tx, due)) ?? refusalOfClaim(tx, offer.id);
}
