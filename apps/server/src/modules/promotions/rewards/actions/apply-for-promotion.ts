// Applies for a reward: a remark and pictures, which staff judge. Pictures are encoded anew.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { periodAt } from '../../offers/rules/period.ts';
import { costOf, reckon } from '../../offers/rules/tiers.ts';
import { lockMember } from '../../offers/store/joins.ts';
import { makeClaim } from '../make-claim.ts';
import { refusalOfClaim } from '../refusal-of-claim.ts';
import { mayJoin } from '../may-join.ts';
import { remakeSent } from '../sent-picture.ts';
import { addPicture } from '../store/pictures.ts';
import type { WithOffers } from '../with-offers.ts';

const size = { sideMax: 2000 };
const nothing = {
  played: [],
  deposits: [],
  signInDays: [],
  cause: {},
  level: 0,
  registeredAt: 0,
};

export const applyForPromotion =
  (ports: WithOffers): Action<typeof promotions.applyForPromotion> =>
  async ({ caller: { playerId }, input, intent, now }) => {
    const { id: promotionId, version, remark, pictures } = input;
    const asked = { promotionId, version, playerId, now };
    const may = await mayJoin(ports, ports.database.kysely, asked);
    if (isRefusal(may)) return may;
    if (may.offer.written.spec.trigger !== 'application') return refuse('promotion-closed');
    const made: Buffer[] = [];
    for (const picture of pictures) {
      const remade = await remakeSent(picture, size);
      if (remade === undefined) return refuse('picture-unreadable');
      made.push(remade);
    }
    return ports.database.transaction(async (tx) => {
      await lockMember(tx, playerId);
      const still = await mayJoin(ports, tx, asked);
      if (isRefusal(still)) return still;
      const { offer } = still;
      const { spec } = offer.written;
      const [first] = spec.tiers;
      const rewards = (first?.rewards ?? []).map((reward) => reckon(reward, { ...nothing, now }));
      const tier = { tier: 0, rewards, cost: costOf(rewards) };
      const found = periodAt(spec.period, now);
      const period = spec.period === 'each' ? digestOf(`apply ${intent}`).slice(0, 24) : found.key;
      const due = { offer, playerId, period, tier, deposit: 0n, isJudged: true, remark, now };
      const claim = await makeClaim(ports, tx, due);
      if (claim === undefined) return refusalOfClaim(tx, offer.id);
      for (const [place, bytes] of made.entries())
        await addPicture(tx, { claimId: claim.id, place, bytes });
      return { claimId: claim.id };
    });
  };
