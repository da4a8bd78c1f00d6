// The member's missions from the server, read again whenever a reward moves.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { client } from '../../app/client.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';
import { useLive } from './promotions.ts';

export type Mission = OutputOf<typeof promotions.listMissions>['list'][number];

export function useMissions() {
  const { tag } = useText();
  const account = useLive();
  const session = useSession();
  return useQuery({
    queryKey: ['promotions', 'missions', tag, account],
    queryFn: async () => unwrap(await client.promotions.listMissions()),
    enabled: isMember(session),
  });
}
