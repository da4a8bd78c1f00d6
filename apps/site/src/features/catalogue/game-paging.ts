// The games on offer, one page after another as they are asked for. No first screen needs it.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { openOffer } from '../../app/query-client.ts';
import { fetchGames, type GamesWanted } from './games.ts';

export function useGamePages(wanted: GamesWanted) {
  return useInfiniteQuery({
    queryKey: ['games', 'pages', wanted],
    queryFn: ({ pageParam }) => fetchGames({ ...wanted, pageNo: pageParam }),
    ...onePageAfterAnother,
    ...openOffer,
    placeholderData: keepPreviousData,
  });
}

/** How lists that come in pages go on. */
export const onePageAfterAnother = {
  initialPageParam: 1,
  getNextPageParam: ({ totalPages }: { totalPages: number }, pages: readonly unknown[]) =>
    pages.length < totalPages ? pages.length + 1 : undefined,
} as const;
