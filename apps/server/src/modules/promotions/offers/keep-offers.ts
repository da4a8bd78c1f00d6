// Published promotions in memory: a list that opens costs no look at them in the database.
import { keep } from '../../../platform/kept/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { Offer } from './rules/offer.ts';
import { readOffers } from './store/offers.ts';

export type OfferKeeper = ReturnType<typeof keepOffers>;

export function keepOffers(ports: PromotionsPorts) {
  const fresh: readonly Offer[] = [];
  const read = () => readOffers(ports.database.kysely, ports.clock.now());
  const { current: all, ...kept } = keep({ ...ports, name: 'promotions', fresh, read });
  return {
    all,
    find: (id: string) => all().find((offer) => offer.id === id),
    ...kept,
  };
}
