// Gives a member the reward of a promotion that staff grant. Above what one person may give in a
// day a second person decides it.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { isRunning } from '../../offers/rules/offer.ts';
import { aimedNow } from '../../offers/store/aims.ts';
import { periodAt } from '../../offers/rules/period.ts';
import { judgeOffer, readMember, takesPart } from '../../rewards/due.ts';
import { makeClaim } from '../../rewards/make-claim.ts';
import { refusalOfClaim } from '../../rewards/refusal-of-claim.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { judgeAlone } from '../judge-alone.ts';
import { shownClaim } from './decide-claim.ts';

export const grantReward =
  (ports: WithOffers): Action<typeof promotions.grantReward> =>
  async ({ caller: staff, input: { id, username, reason }, intent, locale, now }) => {
    const offer = ports.offers.find(id);
    if (offer === undefined) return refuse('promotion-not-found');
    if (!isRunning(offer, now) || offer.written.spec.trigger !== 'manual')
      return refuse('promotion-closed');
    const memberId = await ports.playerIdOf(username);
    if (memberId === undefined) return refuse('member-not-found');
    const claimId = await ports.database.transaction(async (tx) => {
      if (!(await ports.isOpen(tx, memberId))) return refuse('promotion-not-for-you');
      const standing = await readMember(ports, tx, memberId);
      const [aimed] = await aimedNow(tx, [offer]);
      if (aimed === undefined) return refuse('promotion-closed');
      if (standing === undefined || !takesPart(aimed, standing))
        return refuse('promotion-not-for-you');
      if (await ports.hasOpened(tx, { staff, memberId, now })) return refuse('reward-own-member');
      const found = periodAt(offer.written.spec.period, now);
      const isEach = offer.written.spec.period === 'each';
      const key = isEach
        ? `g${digestOf(`grant ${staff.staffId} ${intent}`).slice(0, 24)}`
        : found.key;
      const period = { ...found, key };
      const judged = await judgeOffer(tx, { offer, standing }, { period, cause: {}, now });
      const tier = judged.tiers.findLast(({ holds }) => holds);
      if (tier === undefined) return refuse('promotion-not-for-you');
      const alone = await judgeAlone(ports, tx, { staff, rewards: tier.rewards, now });
      const by = { isJudged: !alone.isAlone, grantedBy: staff.username };
      const due = { offer, playerId: memberId, period: key, tier, deposit: 0n, ...by, now };
      const claim = await makeClaim(ports, tx, due);
      if (claim === undefined) return refusalOfClaim(tx, offer.id);
      if (claim.state !== 'pending') await alone.count();
      const note = { staff, action: 'grant-reward', subject: memberId, before: null };
      await ports.audit(tx, { ...note, after: { promotion: id, claim: claim.id, reason } });
      return claim.id;
    });
    if (isRefusal(claimId)) return claimId;
    return (await shownClaim(ports, claimId, locale)) ?? refuse('promotion-not-found');
  };
