// Each minute: judges periods that are over for everybody who played in them, some members at a
// time. It goes on after a crash where it stopped; two processes never judge one period at once.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { OfferKeeper } from '../../offers/keep-offers.ts';
import { isStarted, startsAt, type Offer } from '../../offers/rules/offer.ts';
import { hourOf } from '../../offers/rules/period.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { isCounted, judgedPeriod, refreshMember } from '../due.ts';
import { moveRun, takeRun } from '../store/period-runs.ts';

const membersAtOnce = 100;
const turnsMax = 500;
/** Judges some members of a period that is over; false: nothing is left of it. */
export function judgeSome(ports: PromotionsPorts, offer: Offer): Promise<boolean> {
  const now = ports.clock.now();
  const period = judgedPeriod(offer, now);
  if (period === undefined || !isCounted(offer, period, now)) return Promise.resolve(false);
  return ports.database.transaction(async (tx) => {
    const after = await takeRun(tx, offer.id, period.key);
    if (after === undefined) return false;
    const { until } = period;
    const from = Math.max(period.from, hourOf(startsAt(offer)));
    const search = { currency: ports.currency, from, until, after, count: membersAtOnce };
    const playerIds = await ports.wagering.playersIn(search, tx);
    for (const playerId of playerIds)
      await refreshMember(ports, tx, { offers: [offer], playerId, now });
    const isDone = playerIds.length < membersAtOnce;
    await moveRun(tx, offer.id, period.key, { after: playerIds.at(-1) ?? after, isDone });
    return !isDone;
  });
}

export const closePeriods = (ports: PromotionsPorts, offers: OfferKeeper) => ({
  name: 'promotions-close-periods',
  cron: everyMinute,
  run: async () => {
    const now = ports.clock.now();
    const judged = offers
      .all()
      .filter((offer) => offer.written.spec.atPeriodEnd && isStarted(offer, now));
    for (const offer of judged) {
      for (let turn = 0; turn < turnsMax; turn += 1) {
        if (!(await judgeSome(ports, offer))) break;
      }
    }
  },
});
