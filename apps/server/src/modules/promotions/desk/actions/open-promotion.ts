// One promotion as staff wrote it last.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { staffPromotions, type StaffPromotion } from '../print.ts';
import { readPromotion } from '../store/promotions.ts';

export const openPromotion =
  (ports: WithOffers): Action<typeof promotions.openPromotion> =>
  async ({ input: { id } }) =>
    (await shownPromotion(ports, id)) ?? refuse('promotion-not-found');

export async function shownPromotion(
  ports: WithOffers,
  id: string,
): Promise<StaffPromotion | undefined> {
  const found = await readPromotion(ports.database.kysely, id);
  return found && (await staffPromotions(ports, [found]))[0];
}
