// The lanes of the lobby: categories and their vendors, as the server offers them now. The list is
// kept for the tab after its first load, so the header never waits for it twice.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, catalogue } from '@baize/contract';
import { categoryPlaces } from '../../app/category-places.ts';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';
import { siteConfig } from '../../app/site-config.ts';
import { fetchedBefore, keepFetched } from '../../app/stored.ts';

export type Lane = OutputOf<typeof catalogue.listVendors>['data']['lanes'][number];
export type VendorCard = Lane['cards'][number];

const storageKey = 'gameVendor';

/** Where a category's games are listed; one that this site does not know has no place. */
export const placeOf = (title: string): string | undefined =>
  (categoryPlaces as Readonly<Record<string, string>>)[title];

/** The address of one vendor's games. */
export function vendorPath(card: VendorCard): string | undefined {
  const place = placeOf(card.gameType);
  return place === undefined ? undefined : `${place}?page=${encodeURIComponent(card.vassalage)}`;
}

async function fetchLanes(): Promise<readonly Lane[]> {
  const input = { merchantCode: siteConfig.merchant, platform: 'html5-desktop' };
  const { data } = unwrap(await client.catalogue.listVendors(input));
  keepFetched(storageKey, data.lanes);
  return data.lanes;
}

const rememberedLanes = () => fetchedBefore(storageKey) as readonly Lane[] | undefined;

export const lanesQuery = { queryKey: ['lanes'], queryFn: fetchLanes, ...openOffer };

export function useLanes() {
  return useQuery({
    ...lanesQuery,
    initialData: rememberedLanes,
    initialDataUpdatedAt: 0,
    staleTime: 300_000,
  });
}

/** Lanes with at least one vendor whose games can be listed here. */
export function useOpenLanes(): readonly Lane[] {
  const { data = [] } = useLanes();
  return openOnes(data);
}

export const openOnes = (lanes: readonly Lane[]): readonly Lane[] =>
  lanes.filter(({ title, cards }) => cards.length > 0 && placeOf(title) !== undefined);
