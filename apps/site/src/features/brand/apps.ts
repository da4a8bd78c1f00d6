// Ways to keep the site on a phone, as the server tells them.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { openToAll } from '../../app/query-client.ts';

export const useApps = () =>
  useQuery({
    queryKey: ['brand-apps'],
    queryFn: async () => unwrap(await client.brand.getApps()),
    ...openToAll,
  });
