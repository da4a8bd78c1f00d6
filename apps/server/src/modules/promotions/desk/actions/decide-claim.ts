// Issues or refuses what waits for staff. An application may be given another amount than its tier.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isReasonable } from '../../offers/rules/check-written.ts';
import { costOf } from '../../offers/rules/tiers.ts';
import { unitsOf } from '../../offers/rules/spec.ts';
import { readWritten } from '../../offers/store/offers.ts';
import { lockClaim, moveClaim, readClaim, type Claim } from '../../rewards/store/claims.ts';
import { tellRewards } from '../../rewards/tell.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { staffClaims, type StaffClaim } from '../print.ts';

const dayMs = 86_400_000;

export const decideClaim =
  (ports: WithOffers): Action<typeof promotions.decideClaim> =>
  async ({ caller: staff, input, locale, now }) => {
    const { id, approve: isApproved, amount, answer } = input;
    const done = await ports.database.transaction(async (tx) => {
      const claim = await lockClaim(tx, id);
      if (claim === undefined) return refuse('reward-not-found');
      if (claim.state !== 'pending') return refuse('reward-decided');
      const { playerId: memberId } = claim;
      if (await ports.hasOpened(tx, { staff, memberId, now })) return refuse('reward-own-member');
      const note = { staff, action: 'decide-reward', subject: id, before: null };
      const by = staff.username;
      if (!isApproved) {
        await moveClaim(tx, id, { state: 'rejected', by, answer, now });
      } else {
        const written = await readWritten(tx, claim.promotionId, claim.version);
        const given = withAmount(claim, amount);
        if (given === undefined || written === undefined) return refuse('reward-amount-wrong');
        const expiresAt = now + written.spec.claimDays * dayMs;
        await moveClaim(tx, id, { state: 'available', by, answer, now, expiresAt, ...given });
      }
      await tellRewards(ports, tx, memberId);
      await ports.audit(tx, { ...note, after: { approve: isApproved, amount, answer } });
      return undefined;
    });
    if (isRefusal(done)) return done;
    return (await shownClaim(ports, id, locale)) ?? refuse('reward-not-found');
  };

/** The claim's rewards with another amount; undefined where that has no meaning. */
function withAmount({ rewards, cost }: Claim, amount: string | null) {
  if (amount === null) return { rewards, cost };
  const [first, ...rest] = rewards;
  const units = unitsOf(amount);
  if (first === undefined || rest.length > 0 || units <= 0n || units % 100n !== 0n)
    return undefined;
  if (!isReasonable(amount)) return undefined;
  if (first.kind !== 'cash' && first.kind !== 'bonus') return undefined;
  const changed = [{ ...first, amount }];
  return { rewards: changed, cost: costOf(changed) };
}

export async function shownClaim(
  ports: WithOffers,
  id: string,
  locale: string,
): Promise<StaffClaim | undefined> {
  const claim = await readClaim(ports.database.kysely, id);
  return claim && (await staffClaims(ports, [claim], locale))[0];
}
