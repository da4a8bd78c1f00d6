// Writes the draft of a promotion, once for each intent.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { refusalOfWritten } from '../../offers/rules/check-written.ts';
import { segmentOf } from '../../offers/segment-of.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { cleaned } from '../clean.ts';
import { addPromotion } from '../store/promotions.ts';
import { shownPromotion } from './open-promotion.ts';

export const createPromotion =
  (ports: WithOffers): Action<typeof promotions.createPromotion> =>
  async ({ caller: staff, input, intent, now }) => {
    const refused = refusalOfWritten(input);
    if (refused) return refused;
    const segment = await segmentOf(ports.database.kysely, input.spec);
    if (isRefusal(segment)) return segment;
    const written = cleaned(ports, input);
    const id = `m${digestOf(`promotion ${staff.staffId} ${intent}`).slice(0, 23)}`;
    await ports.database.transaction(async (tx) => {
      const by = staff.username;
      if (!(await addPromotion(tx, { id, version: 1, written, by, now }))) return;
      const note = { staff, action: 'create-promotion', subject: id };
      await ports.audit(tx, { ...note, before: null, after: written });
    });
    return (await shownPromotion(ports, id)) ?? refuse('promotion-text-missing');
  };
