// Publishes the version that was read. Above the policy's budget one person proposes, and another
// publishes.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { refusalOfWritten } from '../../offers/rules/check-written.ts';
import { unitsOf } from '../../offers/rules/spec.ts';
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
      const most = parseUnits(ports.policy().promotionSecondPersonAbove, { decimalsMax: 4 }) ?? 0n;
      const needsSecond = unitsOf(written.spec.budget.total) > most;
      const note = { staff, subject: id, before: null, after: { version } };
      if (needsSecond && proposedBy === '') {
        await propose(tx, id, by);
        await ports.audit(tx, { ...note, action: 'propose-promotion' });
        return undefined;
      }
      if (needsSecond && (proposedBy === by || writtenBy === by))
        return refuse('promotion-second-person');
      await publish(tx, { id, version, written, by, now });
      await ports.audit(tx, { ...note, action: 'publish-promotion' });
      return undefined;
    });
    if (isRefusal(done)) return done;
    await ports.offers.changed();
    return (await shownPromotion(ports, id)) ?? refuse('promotion-not-found');
  };
