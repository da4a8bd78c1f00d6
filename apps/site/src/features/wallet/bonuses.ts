// The member's bonuses from the server: read again whenever the balance moves, so that the
// arithmetic shown is always that of the ledger.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { client } from '../../app/client.ts';
import { live } from '../../app/live/live-channel.ts';
import { useText } from '../../app/texts/texts.ts';

type Listed = OutputOf<typeof wallet.listBonuses>;
export type Bonus = Listed['open'][number];

const bonusesKey = ['bonuses'] as const;

export function useBonuses(pageNo: number) {
  const { tag } = useText();
  const refresh = useRefreshBonuses();
  useEffect(() => live().on('balance-moved', refresh), [refresh]);
  return useQuery({
    queryKey: [...bonusesKey, tag, pageNo],
    queryFn: async () => unwrap(await client.wallet.listBonuses({ pageNo, pageSize: endedAtOnce })),
  });
}

export const endedAtOnce = 10;

export function useRefreshBonuses(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: bonusesKey }, { cancelRefetch: false });
}
