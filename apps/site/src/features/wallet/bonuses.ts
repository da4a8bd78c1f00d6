// The member's bonuses from the server: read again whenever the balance moves, so that the
// arithmetic shown is always that of the ledger.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { client } from '../../app/client.ts';
import { onNews } from '../../app/live/on-news.ts';
import { readAnew } from '../../app/read-anew.ts';
import { useText } from '../../app/texts/texts.ts';

type Listed = OutputOf<typeof wallet.listBonuses>;
export type Bonus = Listed['open'][number];

const bonusesKey = ['bonuses'] as const;

export function useBonuses(pageNo: number) {
  const { tag } = useText();
  useEffect(() => onNews('balance-moved', refreshBonuses), []);
  return useQuery({
    queryKey: [...bonusesKey, tag, pageNo],
    queryFn: async () => unwrap(await client.wallet.listBonuses({ pageNo, pageSize: endedAtOnce })),
  });
}

export const endedAtOnce = 10;

export const refreshBonuses = (): void => readAnew(bonusesKey);
