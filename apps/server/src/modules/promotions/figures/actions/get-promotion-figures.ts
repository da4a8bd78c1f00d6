// Costs of a promotion by day, and what its members deposited and played in the days before
// their first reward and after it. Members whose days after are not over are left out.
import { refuse, type promotions } from '@baize/contract';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readPromotion } from '../../desk/store/promotions.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readDays, readDepositsAround, readFirstClaims, readTotals } from '../store/figures.ts';

const daysMost = 92;
const span = 7;
const dayMs = 86_400_000;
const membersMost = 2_000;

export const getPromotionFigures =
  (ports: WithOffers): Action<typeof promotions.getPromotionFigures> =>
  async ({ input: { id: promotionId }, now }) => {
    const on = ports.database.kysely;
    if ((await readPromotion(on, promotionId)) === undefined) return refuse('promotion-not-found');
    const since = startOfDay(dayAt(now) - daysMost + 1);
    const [{ claims, members, cost }, days, effect] = await Promise.all([
      readTotals(on, promotionId),
      readDays(on, promotionId, since),
      effectOf(ports, promotionId, now),
    ]);
    return {
      currency: ports.currency,
      cost: printUnits(cost),
      claims,
      members,
      days: days.map((one) => ({ ...one, cost: printUnits(one.cost) })),
      effect,
    };
  };

async function effectOf(
  { database, wagering, currency }: WithOffers,
  promotionId: string,
  now: number,
) {
  const before = now - span * dayMs;
  const search = { promotionId, before, count: membersMost };
  const moments = await readFirstClaims(database.kysely, search);
  const spanMs = span * dayMs;
  const [deposits, turnover] = await Promise.all([
    readDepositsAround(database.kysely, moments, spanMs),
    wagering.turnoverAround({ currency, moments, spanMs }),
  ]);
  const shown = (side: 'before' | 'after') => ({
    deposits: printUnits(deposits[side]),
    turnover: printUnits(turnover[side]),
  });
  return { members: moments.length, span, before: shown('before'), after: shown('after') };
}
