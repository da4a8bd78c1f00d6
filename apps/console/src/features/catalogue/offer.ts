// The offer as staff read it, and how a change of it is sent: what is shown is read again after.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { catalogue, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useChange } from '../../app/use-change.ts';

export type Offer = OutputOf<typeof catalogue.getOffer>;
export type CategoryFact = Offer['categories'][number];
export type CardFact = CategoryFact['cards'][number];
export type VendorFact = Offer['vendors'][number];
export type GameFact = OutputOf<typeof catalogue.findGames>['games'][number];

/** Games are read under the same key: a closed vendor closes its games. */
export const offerKey = ['offer'] as const;

export function useOffer() {
  return useQuery({
    queryKey: [...offerKey, 'whole'],
    queryFn: async () => unwrap(await client.catalogue.getOffer()),
  });
}

/** A change of the offer, confirmed in a toast. */
export const useOfferChange = <Asked>(send: (asked: Asked) => Promise<unknown>) =>
  useChange(offerKey, send);
