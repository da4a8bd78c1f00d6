// A reward as its member reads it.
import type { OutputOf, promotions } from '@baize/contract';
import { titleOf, wordsIn, type Offer } from '../offers/rules/offer.ts';
import { readWritten } from '../offers/store/offers.ts';
import type { Claim } from './store/claims.ts';
import type { WithOffers } from './with-offers.ts';

export type ClaimShown = OutputOf<typeof promotions.listRewards>['list'][number];

export const claimShown = (claim: Claim, title: string): ClaimShown => ({
  claimId: claim.id,
  promotionId: claim.promotionId,
  title,
  state: claim.state,
  rewards: [...claim.rewards],
  currency: claim.currency,
  at: claim.madeAt,
  expiresAt: claim.state === 'available' ? claim.expiresAt : null,
  decidedAt: claim.decidedAt,
  answer: claim.answer,
});

type OfPromotion = Pick<Claim, 'promotionId' | 'version'>;

/** The titles of claims' promotions, also of those that are long over. */
export async function titlesOf(
  ports: WithOffers,
  claims: readonly OfPromotion[],
  locale: string,
): Promise<(claim: Pick<OfPromotion, 'promotionId'>) => string> {
  const titles = new Map<string, string>();
  for (const { promotionId, version } of claims) {
    if (titles.has(promotionId)) continue;
    const offer: Offer | undefined = ports.offers.find(promotionId);
    const written =
      offer?.written ?? (await readWritten(ports.database.kysely, promotionId, version));
    titles.set(
      promotionId,
      offer ? titleOf(offer, locale) : wordsIn(written?.texts.titles ?? {}, locale),
    );
  }
  return ({ promotionId }) => titles.get(promotionId) ?? '';
}
