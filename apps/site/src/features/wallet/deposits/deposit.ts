// One deposit of the player, watched until it is decided: the live channel tells at once, polling
// is for when it is down. And what the player reported as missing.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { live } from '../../../app/live/live-channel.ts';
import { isOpen } from './steps.ts';

export type Deposit = OutputOf<typeof wallet.getDeposit>;
export type DepositReport = OutputOf<typeof wallet.listDepositReports>['list'][number];

/** How often an open deposit is asked about, beside the live channel. */
const askAgainMs = 4000;

export const depositKey = (id: string) => ['money', 'deposit', id] as const;

export function useDeposit(id: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const read = ({ depositId }: { depositId: string }) => {
      if (depositId === id) void queries.invalidateQueries({ queryKey: depositKey(id) });
    };
    const stops = [live().on('deposit-moved', read), live().on('deposit-settled', read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, queries]);
  return useQuery({
    queryKey: depositKey(id),
    queryFn: async () => unwrap(await client.wallet.getDeposit({ id })),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isOpen(state.data) ? askAgainMs : false,
  });
}

const reportsKey = ['money', 'deposit-reports'] as const;
const reportsShown = 10;

export function useDepositReports(pageNo: number) {
  const queries = useQueryClient();
  useEffect(
    () =>
      live().on('deposit-report-answered', () => {
        void queries.invalidateQueries({ queryKey: reportsKey });
      }),
    [queries],
  );
  return useQuery({
    queryKey: [...reportsKey, pageNo],
    queryFn: async () => {
      const asked = { pageNo, pageSize: reportsShown };
      const { list, total } = unwrap(await client.wallet.listDepositReports(asked));
      return { list, pages: Math.max(1, Math.ceil(total / reportsShown)) };
    },
  });
}
