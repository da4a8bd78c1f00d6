// Publishes the version that was read. Above the policy's budget one person proposes, and another
// publishes.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refusalOfWritten } from '../../offers/rules/check-written.ts';
import { unitsOf, type Reward, type Spec } from '../../offers/rules/spec.ts';
import { aloneMost, isOneOf, worthOf } from '../../offers/second-person.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { lockPromotion, propose, publish } from '../store/promotions.ts';
import { shownPromotion } from './open-promotion.ts';

export const publishPromotion =
  (ports: WithOffers): Action<typeof promotions.publishPromotion> =>
  async ({ caller: staff, input: { id, version }, now }) => {
    const by = staff.username;
    const done = await ports.database.transaction(async (tx) => {
      const found = await lockPromotion(tx, id);
      if (found === undefined) return refuse('promotion-not-found');
      if (found.version !== version) return refuse('promotion-changed');
      if (found.stage === 'stopped') return refuse('promotion-stopped');
      const { written, writtenBy, proposedBy } = found;
      const refused = refusalOfWritten(written);
      if (refused) return refused;
      const needsSecond = await isDear(ports, tx, written.spec);
      const note = { staff, subject: id, before: null, after: { version } };
      if (needsSecond && proposedBy === '') {
        await propose(tx, id, by);
        await ports.audit(tx, { ...note, action: 'propose-promotion' });
        return undefined;
      }
      const others = needsSecond ? [proposedBy, writtenBy] : [];
      if (await isOneOf(ports, tx, { staff, others, now }))
        return refuse('promotion-second-person');
      await publish(tx, { id, version, written, by, now });
      await ports.audit(tx, { ...note, action: 'publish-promotion' });
      return undefined;
    });
    if (isRefusal(done)) return done;
    await ports.offers.changed();
    return (await shownPromotion(ports, id)) ?? refuse('promotion-not-found');
  };

/** By its budget, or by one reward: no budget bounds the points that are given. */
async function isDear(ports: WithOffers, tx: Tx, { budget, tiers, draw }: Spec): Promise<boolean> {
  const most = aloneMost(ports);
  if (unitsOf(budget.total) > most) return true;
  for (const { rewards } of [...tiers, ...(draw?.segments ?? [])]) {
    if (rewards.some(isBoundless)) return true;
    if ((await worthOf(ports, tx, rewards.map(atMost))) > most) return true;
  }
  return false;
}

/** A share in points without a highest number. */
const isBoundless = ({ kind, share }: Reward): boolean =>
  kind === 'points' && share !== null && share.max === null;

/** A share counts with its highest amount; without one the budget bounds it. */
const atMost = ({ kind, amount, stake, share }: Reward) => ({
  kind,
  stake,
  amount: share?.max ?? amount,
});
