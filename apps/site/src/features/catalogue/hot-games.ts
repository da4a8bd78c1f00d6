// The games that the house calls hot, in its order.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';
import { useModule } from '../../app/status.ts';
import type { Game } from './games.ts';

export const hotQuery = {
  queryKey: ['hot-games'],
  queryFn: async () => unwrap(await client.catalogue.listHotGames({})).list,
  ...openOffer,
};

export function useHotGames(): readonly Game[] | undefined {
  const enabled = useModule('GAMELOHOT3');
  return useQuery({ ...hotQuery, enabled }).data;
}
