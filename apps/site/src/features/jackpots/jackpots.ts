// The current jackpots: read again every ten seconds while they are in sight. An amount that could
// not be read again disappears, so that none on the page is older than half a minute.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';

const everyMs = 10_000;
const goodForMs = 28_000;

export function useJackpots(isInSight: boolean) {
  const query = useQuery({
    queryKey: ['jackpots'],
    queryFn: async () => unwrap(await client.jackpots.getJackpot({})),
    ...openOffer,
    enabled: isInSight,
    staleTime: everyMs,
    refetchInterval: everyMs,
  });
  const isGood = useIsGood(query.dataUpdatedAt);
  const { data, isError, isPending, error } = query;
  const isWaiting = isPending || (!isGood && !isError);
  return { data: isGood ? data : undefined, isPending: isWaiting, error };
}

/** Whether what was read at that moment may still be shown. */
function useIsGood(at: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(at), Math.max(0, at + goodForMs - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return over !== at;
}
