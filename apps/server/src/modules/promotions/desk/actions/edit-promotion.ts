// Writes the next version of a promotion; members see it once it is published.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { refusalOfWritten } from '../../offers/rules/check-written.ts';
import { segmentOf } from '../../offers/segment-of.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { cleaned } from '../clean.ts';
import { lockPromotion, writeVersion } from '../store/promotions.ts';
import { shownPromotion } from './open-promotion.ts';

export const editPromotion =
  (ports: WithOffers): Action<typeof promotions.editPromotion> =>
  async ({ caller: staff, input: { id, version, ...input }, now }) => {
    const done = await ports.database.transaction(async (tx) => {
      const before = await lockPromotion(tx, id);
      if (before === undefined) return refuse('promotion-not-found');
      if (before.version !== version) return refuse('promotion-changed');
      if (before.stage === 'stopped') return refuse('promotion-stopped');
      const refused = refusalOfWritten(input);
      if (refused) return refused;
      const segment = await segmentOf(tx, input.spec);
      if (isRefusal(segment)) return segment;
      const written = cleaned(ports, input);
      const by = staff.username;
      await writeVersion(tx, { id, version: version + 1, written, by, now });
      const note = { staff, action: 'edit-promotion', subject: id };
      await ports.audit(tx, { ...note, before: before.written, after: written });
      return undefined;
    });
    if (isRefusal(done)) return done;
    return (await shownPromotion(ports, id)) ?? refuse('promotion-not-found');
  };
