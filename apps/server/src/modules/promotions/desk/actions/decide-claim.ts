// Issues or refuses what waits for staff. An application may be given another amount than its tier.
// Above what one person may give in a day a second person approves the same.
import { isRefusal, refuse, type promotions, type Refusal } from '@baize/contract';
import type { Action, StaffCaller } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { isReasonable } from '../../offers/rules/check-written.ts';
import { costOf } from '../../offers/rules/tiers.ts';
import { unitsOf } from '../../offers/rules/spec.ts';
import { isOneOf } from '../../offers/second-person.ts';
import { readWritten } from '../../offers/store/offers.ts';
import {
  lockClaim,
  moveClaim,
  proposeClaim,
  readClaim,
  type Claim,
} from '../../rewards/store/claims.ts';
import { tellRewards } from '../../rewards/tell.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { staffClaims, type StaffClaim } from '../print.ts';
import { judgeAlone } from '../judge-alone.ts';

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
        const agreed = await agree(ports, tx, { claim, given, staff, now });
        if (isRefusal(agreed)) return agreed;
        const expiresAt = now + written.spec.claimDays * dayMs;
        if (agreed === 'waits') {
          await proposeClaim(tx, id, { by, answer, ...given });
          await ports.audit(tx, { ...note, action: 'propose-reward', after: { amount, answer } });
          return undefined;
        }
        await moveClaim(tx, id, { state: 'available', by, answer, now, expiresAt, ...given });
      }
      await tellRewards(ports, tx, memberId);
      await ports.audit(tx, { ...note, after: { approve: isApproved, amount, answer } });
      return undefined;
    });
    if (isRefusal(done)) return done;
    return (await shownClaim(ports, id, locale)) ?? refuse('reward-not-found');
  };

interface Agreeing {
  readonly claim: Claim;
  readonly given: Pick<Claim, 'rewards' | 'cost'>;
  readonly staff: StaffCaller;
  readonly now: number;
}

/** `waits`: somebody else has to approve the same amount. */
async function agree(
  ports: WithOffers,
  tx: Tx,
  { claim, given, staff, now }: Agreeing,
): Promise<'agreed' | 'waits' | Refusal<'second-person-needed'>> {
  const { proposedBy } = claim;
  const isSame = given.cost === claim.cost;
  if (proposedBy !== '' && isSame) {
    const others = [proposedBy];
    const isFirst = await isOneOf(ports, tx, { staff, others, now });
    return isFirst ? refuse('second-person-needed') : 'agreed';
  }
  const alone = await judgeAlone(ports, tx, { staff, rewards: given.rewards, now });
  if (!alone.isAlone) return 'waits';
  await alone.count();
  return 'agreed';
}

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
