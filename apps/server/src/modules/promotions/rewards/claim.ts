// Claims one reward of a member in the caller's transaction.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { readTerms, readWritten } from '../offers/store/offers.ts';
import { payClaim } from './pay.ts';
import { lockClaim, moveClaim, type Claim } from './store/claims.ts';
import { tellRewards } from './tell.ts';
import type { WithOffers } from './with-offers.ts';

export type ClaimRefusal = Refusal<
  | 'reward-not-found'
  | 'reward-not-available'
  | 'reward-expired'
  | 'promotion-closed'
  | 'promotion-budget-spent'
  | 'point-budget-spent'
>;

export interface ClaimAsked {
  readonly claimId: string;
  readonly playerId: string;
  readonly now: number;
  /** The click that claims it, where it may claim others besides. */
  readonly intent?: string;
}

export async function claimIn(
  ports: WithOffers,
  tx: Tx,
  { claimId, playerId, now, intent }: ClaimAsked,
): Promise<Claim | ClaimRefusal> {
  const claim = await lockClaim(tx, claimId);
  if (claim?.playerId !== playerId) return refuse('reward-not-found');
  if (claim.state !== 'available') return refuse('reward-not-available');
  if (claim.expiresAt !== null && claim.expiresAt <= now) return refuse('reward-expired');
  const terms = await readTerms(tx, claim.promotionId);
  // After the end of a promotion what is due can be claimed until its own time is over.
  if (terms === undefined || (terms.stage === 'stopped' && !terms.keepsDue))
    return refuse('promotion-closed');
  const written = await readWritten(tx, claim.promotionId, claim.version);
  if (written === undefined) throw new Error(`The version of the claim ${claimId} is gone`);
  const paying = { claim, written, by: 'house', now };
  const refused = await payClaim(ports, tx, paying);
  if (isRefusal(refused)) return refused;
  const under = intent === undefined ? {} : { intent };
  await moveClaim(tx, claimId, { state: 'claimed', by: 'member', now, ...under });
  await tellRewards(ports, tx, playerId);
  return { ...claim, state: 'claimed', decidedAt: now, decidedBy: 'member' };
}
