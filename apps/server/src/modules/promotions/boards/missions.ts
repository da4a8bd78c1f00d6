// Missions of a member: running promotions by play whose steps are rewarded one by one, with what
// is reached of each and what can be claimed.
import type { Caller } from '../../../platform/call/index.ts';
import { cardOf, stepsOf } from '../offers/print.ts';
import { boardOf } from '../offers/rules/board.ts';
import { isShown, type Offer } from '../offers/rules/offer.ts';
import { judgedPeriod, judgeOffer, reasonNotFor } from '../rewards/due.ts';
import { standingOf, stateIn, type MemberStanding } from '../rewards/standing.ts';
import type { WithOffers } from '../rewards/with-offers.ts';

export const isMission = ({ written: { spec } }: Offer): boolean =>
  spec.trigger === 'play' && spec.everyTier;

export interface MissionsAsked {
  readonly caller: Caller;
  readonly locale: string;
  readonly now: number;
}

/** None for a demo account and for a member who restrains play. */
export async function missionsOf(ports: WithOffers, { caller, locale, now }: MissionsAsked) {
  const standing = await standingOf(ports, caller, now);
  if (standing === undefined || standing === 'restrained') return [];
  const found = await Promise.all(
    ports.offers
      .all()
      .filter(isMission)
      .map((offer) => missionOf(ports, { offer, standing }, { locale, now })),
  );
  return found.flat();
}

export type Mission = Awaited<ReturnType<typeof missionsOf>>[number];

async function missionOf(
  ports: WithOffers,
  { offer, standing }: { readonly offer: Offer; readonly standing: MemberStanding },
  { locale, now }: Omit<MissionsAsked, 'caller'>,
) {
  const { state, claimIds, own } = stateIn(offer, standing, now);
  const isFor = isShown(offer, now) && reasonNotFor(offer, standing) === undefined;
  const period = judgedPeriod(offer, now);
  if ((!isFor && claimIds.length === 0) || period === undefined) return [];
  const judging = { period, cause: {}, now };
  const on = ports.database.kysely;
  const { offer: joined, tiers } = await judgeOffer(on, { offer, standing }, judging);
  const had = own.filter((claim) => claim.period === period.key && claim.state === 'claimed');
  return [
    {
      ...cardOf(joined, locale, { state, claimIds }),
      currency: ports.currency,
      steps: stepsOf(joined.written.spec, tiers, new Set(had.map(({ tier }) => tier))),
      claims: own
        .filter((claim) => claim.state === 'available')
        .map(({ id: claimId, tier: step }) => ({ claimId, step })),
      periodEndsAt: Number.isFinite(period.until) ? period.until : null,
      hasBoard: boardOf(offer) !== undefined,
    },
  ];
}
