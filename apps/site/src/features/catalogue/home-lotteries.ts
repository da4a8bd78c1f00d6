// The lotteries of the home page: those that most players opened in the last days, or all of them
// while hardly any was opened, which is told.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, catalogue } from '@baize/contract';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { useText } from '../../app/texts/texts.ts';

export type Lottery = OutputOf<typeof catalogue.listPopularLotteries>[number];

export interface HomeLotteries {
  readonly list: readonly Lottery[];
  readonly kind: 'popular' | 'all';
}

/** Fewer are no choice. */
const popularLeast = 4;

const asking = () => ({ device: 'WEB', language: currentLanguageCode() });

/** Undefined until they are known. */
export function useHomeLotteries(count: number): HomeLotteries | undefined {
  const { tag } = useText();
  const { data: popular } = useQuery({
    queryKey: ['popular-lotteries', tag, count],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      unwrap(await client.catalogue.listPopularLotteries({ count, ...asking() })),
    ...openOffer,
  });
  const isThin = popular !== undefined && popular.length < popularLeast;
  const { data: menu } = useQuery({
    queryKey: ['lotteries', tag],
    queryFn: async () => unwrap(await client.catalogue.listLotteries(asking())),
    enabled: isThin,
    ...openOffer,
  });
  if (popular === undefined) return undefined;
  if (!isThin) return { list: popular, kind: 'popular' };
  if (menu === undefined) return undefined;
  const all = [...popular, ...Object.values(menu).flatMap(({ gameMenus }) => gameMenus)];
  const list = [...new Map(all.map((one) => [one.nodeId, one])).values()];
  return { list: list.slice(0, count), kind: 'all' };
}
