// The jackpots as they stand: asked again every ten seconds while the tab is looked at, so that no
// amount on the page is older than half a minute.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';

const everyMs = 10_000;

export function useJackpots() {
  return useQuery({
    queryKey: ['jackpots'],
    queryFn: async () => unwrap(await client.jackpots.getJackpot({})),
    ...openOffer,
    staleTime: everyMs,
    refetchInterval: everyMs,
  });
}
