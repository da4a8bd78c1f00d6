// Reads what the lobby of lotteries shows: games, clocks, and the visitor's own lists.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';
import { ofTheOffer } from '../../../app/query-client.ts';
import { useSession } from '../../../app/session/session.ts';
import { useFavouriteIds } from '../favourites.ts';
import { useGames } from '../games.ts';
import { useLotteryClocks } from '../lottery-clocks.ts';
import { isOwnLottery } from '../own-lotteries.ts';
import { ownLotteries, type LotteryCategory, type OwnLists } from './lottery-lists.ts';

/** All of them: the lobby narrows the list itself. */
const pageSize = 100;

export function useLotteries(category: LotteryCategory) {
  const lott = useGames({ gameType: 'LOTT', pageSize });
  const elott = useGames({ gameType: 'ELOTT', pageSize }, { enabled: category === 'ELOTT' });
  const clocks = useLotteryClocks(true);
  const listed = category === 'LOTT' ? lott : elott;
  const known = typeof clocks === 'object' ? clocks : new Map();
  return {
    own: ownLotteries(lott.data?.games ?? [], known, category),
    /** Without their clocks ours are shown as other games are. */
    others: (listed.data?.games ?? []).filter((game) => clocks === 'failed' || !isOwnLottery(game)),
    isPending: listed.data === undefined || lott.data === undefined || clocks === undefined,
    error: listed.error ?? lott.error,
    refetch: () => Promise.all([lott.refetch(), listed.refetch()]),
  };
}

async function fetchRecent(): Promise<readonly string[]> {
  const list = unwrap(await client.catalogue.listRecentLotteries({}));
  return list.map(({ nodeId }) => nodeId);
}

export type Lotteries = ReturnType<typeof useLotteries>;

/** What this player marked and played last; nothing of a visitor. */
export function useOwnLists(): OwnLists {
  const enabled = useSession() !== undefined;
  const { data: recent = [] } = useQuery({
    queryKey: ['recent-lotteries'],
    queryFn: fetchRecent,
    enabled,
    staleTime: 0,
    ...ofTheOffer,
  });
  return { favourites: useFavouriteIds(), recent: enabled ? recent : [] };
}
