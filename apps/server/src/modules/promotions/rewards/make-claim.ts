// Makes a reward due, once for its promotion, period and tier; an automatic one is paid with it.
import type { FriendLink } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import type { Offer } from '../offers/rules/offer.ts';
import type { TierJudged } from '../offers/rules/tiers.ts';
import { unitsOf } from '../offers/rules/spec.ts';
import { isStillOpen } from '../offers/store/offers.ts';
import type { PromotionsPorts } from '../ports.ts';
import { payClaim } from './pay.ts';
import { tellRewards } from './tell.ts';
import { addClaim, hasOtherTier, moveClaim, readMade, type Claim } from './store/claims.ts';
import { lockCost } from './store/costs.ts';

export interface Due {
  readonly offer: Offer;
  readonly playerId: string;
  readonly period: string;
  readonly tier: Pick<TierJudged, 'tier' | 'rewards' | 'cost'>;
  readonly deposit: bigint;
  /** Staff decide first, whatever it costs. */
  readonly isJudged?: boolean;
  /** Who of staff gave it: somebody else decides it then. */
  readonly grantedBy?: string;
  readonly remark?: string;
  /** The friend whose doings gave it, and what they have in common: staff decide then. */
  readonly friendId?: string;
  readonly heldFor?: readonly FriendLink[];
  readonly now: number;
}

const dayMs = 86_400_000;
const nobody = 'house';

/** The claim; undefined: made before, the promotion was stopped, or the account closed. */
export async function makeClaim(
  ports: PromotionsPorts,
  tx: Tx,
  due: Due,
): Promise<Claim | undefined> {
  const claim = claimOf(ports, due);
  if (!(await ports.isOpen(tx, claim.playerId))) return undefined;
  if (!(await isStillOpen(tx, due.offer.id))) return undefined;
  // Unless every step gives its reward, a period gives one: the first that was reached.
  const { everyTier, tiers } = due.offer.written.spec;
  if (!everyTier && tiers.length > 1 && (await hasOtherTier(tx, claim))) return undefined;
  if (!(await addClaim(tx, claim))) return undefined;
  await tellRewards(ports, tx, claim.playerId);
  const { written } = due.offer;
  if (claim.state !== 'available' || !written.spec.automatic) return claim;
  const { now } = due;
  const paid = await payClaim(ports, tx, { claim, written, by: nobody, now });
  // A budget that does not reach leaves it due: staff may raise the budget.
  if (paid) return claim;
  await moveClaim(tx, claim.id, { state: 'claimed', by: nobody, now });
  return { ...claim, state: 'claimed' };
}

/**
 * Makes what a member reached due. Budgets are locked before anybody's money, in one order: a claim
 * of the same moment does so too.
 */
export async function makeClaims(
  ports: PromotionsPorts,
  tx: Tx,
  reached: readonly Due[],
): Promise<void> {
  const idOf = ({ offer, playerId, period, tier }: Due) =>
    claimId(offer.id, playerId, period, tier.tier);
  const made = await readMade(tx, reached.map(idOf));
  const due = reached.filter((one) => !made.has(idOf(one)));
  const paid = due.filter(({ offer }) => offer.written.spec.automatic);
  for (const id of new Set(paid.map(({ offer }) => offer.id).toSorted())) await lockCost(tx, id);
  for (const one of due) await makeClaim(ports, tx, one);
}

function claimOf({ currency }: PromotionsPorts, due: Due): Claim {
  const { offer, playerId, period, tier, isJudged = false, remark = '', deposit, now } = due;
  const { friendId = null, heldFor = [], grantedBy = '' } = due;
  const { spec } = offer.written;
  const isDear = spec.approvalAbove !== null && tier.cost > unitsOf(spec.approvalAbove);
  const isPending = isJudged || isDear || heldFor.length > 0;
  return {
    id: claimId(offer.id, playerId, period, tier.tier),
    promotionId: offer.id,
    version: offer.version,
    playerId,
    currency,
    period,
    tier: tier.tier,
    state: isPending ? 'pending' : 'available',
    rewards: tier.rewards,
    cost: tier.cost,
    deposit,
    remark,
    madeAt: now,
    expiresAt: isPending ? null : now + spec.claimDays * dayMs,
    decidedAt: null,
    decidedBy: '',
    answer: '',
    friendId,
    heldFor,
    proposedBy: isPending ? grantedBy : '',
  };
}

/** One id for a promotion, member, period and tier. */
export const claimId = (promotionId: string, playerId: string, period: string, tier: number) =>
  `c${digestOf(`claim ${promotionId} ${playerId} ${period} ${tier}`).slice(0, 31)}`;
