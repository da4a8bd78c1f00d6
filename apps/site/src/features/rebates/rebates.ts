// Rebates and commissions as an agent or a member reads them, and the rates of direct members.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, RebateCategory, rebates } from '@baize/contract';
import { client } from '../../app/client.ts';
import { sendOnce } from '../../app/kept-intent.ts';

export type TeamRates = OutputOf<typeof rebates.listTeamRates>;
export type MemberRates = TeamRates['list'][number];
export type Rebate = OutputOf<typeof rebates.listRebates>['list'][number];
export type OpenedRebate = OutputOf<typeof rebates.getRebate>;
export type Commission = OutputOf<typeof rebates.listCommissions>['list'][number];

export const pageSize = 20;
const key = ['rebates'];

export const useTeamRates = (asked: { username: string; pageNo: number }) =>
  useQuery({
    queryKey: [...key, 'team', asked],
    queryFn: async () => unwrap(await client.rebates.listTeamRates({ ...asked, pageSize })),
    placeholderData: keepPreviousData,
  });

export const useRebates = (pageNo: number) =>
  useQuery({
    queryKey: [...key, 'days', pageNo],
    queryFn: async () => unwrap(await client.rebates.listRebates({ pageNo, pageSize })),
    placeholderData: keepPreviousData,
  });

export const useRebate = (
  { day, category, kind }: Pick<Rebate, 'day' | 'category' | 'kind'>,
  pageNo: number,
) =>
  useQuery({
    queryKey: [...key, 'day', day, category, kind, pageNo],
    queryFn: async () =>
      unwrap(await client.rebates.getRebate({ day, category, kind, pageNo, pageSize })),
    placeholderData: keepPreviousData,
  });

export const useCommissions = (pageNo: number) =>
  useQuery({
    queryKey: [...key, 'commissions', pageNo],
    queryFn: async () => unwrap(await client.rebates.listCommissions({ pageNo, pageSize })),
    placeholderData: keepPreviousData,
  });

export const useCommission = (id: string) =>
  useQuery({
    queryKey: [...key, 'commission', id],
    queryFn: async () => unwrap(await client.rebates.getCommission({ id })),
  });

export interface ChangedRate {
  readonly category: RebateCategory;
  readonly rate: number;
}

export function useSetRates(username: string, onSet: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (rates: readonly ChangedRate[]) => {
      const configs = rates.map(({ category, rate }) => ({
        type: category,
        rebateValue: rate / 100,
      }));
      const print = JSON.stringify([username, configs]);
      return unwrap(
        await sendOnce({ name: 'rebate-rates', print }, (intent) =>
          client.rebates.updateDownlineRebates({ customerName: username, configs }, { intent }),
        ),
      );
    },
    onSuccess: onSet,
    // After a refusal too: what may be set is no longer what the page shows.
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
