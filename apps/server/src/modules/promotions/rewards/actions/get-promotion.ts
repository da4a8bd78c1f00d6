// One promotion with its terms, and what the member has reached in the period that counts now.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { cardOf, stepsOf } from '../../offers/print.ts';
import { noFacts } from '../../offers/rules/facts.ts';
import { wordsIn, type Offer } from '../../offers/rules/offer.ts';
import { judgeTiers } from '../../offers/rules/tiers.ts';
import { judgedPeriod, judgeOffer } from '../due.ts';
import { standingOf, stateIn } from '../standing.ts';
import type { WithOffers } from '../with-offers.ts';

export const getPromotion =
  (ports: WithOffers): Action<typeof promotions.getPromotion> =>
  async ({ caller, input: { id }, locale, now }) => {
    const offer = ports.offers.find(id);
    if (offer === undefined) return refuse('promotion-not-found');
    const standing = await standingOf(ports, caller, now);
    if (standing === 'restrained') return refuse('promotion-not-found');
    const period = judgedPeriod(offer, now);
    if (standing === undefined || period === undefined) {
      const tiers = judgeTiers(offer.written.spec, noFacts);
      const card = cardOf(offer, locale, { state: null, claimIds: [] });
      return {
        ...card,
        ...detailOf(ports, offer, locale),
        steps: stepsOf(offer.written.spec, tiers, new Set()),
      };
    }
    const { state, claimIds, own } = stateIn(offer, standing, now);
    const on = ports.database.kysely;
    const judging = { period, cause: {}, now };
    const { offer: joined, ...judged } = await judgeOffer(on, { offer, standing }, judging);
    // What friends reached is told friend by friend.
    const isOfFriends = joined.written.spec.trigger === 'invitation';
    const tiers = isOfFriends ? judgeTiers(joined.written.spec, noFacts) : judged.tiers;
    const had = own.filter((claim) => claim.period === period.key).map(({ tier }) => tier);
    return {
      ...cardOf(joined, locale, { state, claimIds }),
      ...detailOf(ports, joined, locale),
      periodEndsAt: Number.isFinite(period.until) ? period.until : null,
      joinedAt: standing.joins.get(id)?.joinedAt ?? null,
      steps: stepsOf(joined.written.spec, tiers, new Set(had)),
    };
  };

function detailOf({ currency }: WithOffers, { written, version }: Offer, locale: string) {
  const { period, joins, claimDays, board } = written.spec;
  return {
    terms: wordsIn(written.texts.terms, locale),
    currency,
    period,
    joins,
    claimDays,
    version,
    periodEndsAt: null,
    joinedAt: null,
    board: board?.score ?? null,
  };
}
