// Ports of the actions that read the kept promotions.
import type { OfferKeeper } from '../offers/keep-offers.ts';
import type { PromotionsPorts } from '../ports.ts';

export type WithOffers = PromotionsPorts & { readonly offers: OfferKeeper };
