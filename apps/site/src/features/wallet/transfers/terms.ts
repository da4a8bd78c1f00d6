// Team transfers: to whom and within which bounds the member may send, those done before, and the
// members of the own team. A change told by the live channel is read at once.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { refreshBalance } from '../../../app/balance.ts';
import { client } from '../../../app/client.ts';
import { timeNow } from '../../../app/clock.ts';
import { useToldChange } from '../../../app/live/use-told-change.ts';
import { daysIn, type RecordSpan } from '../../../app/records/record-dates.ts';

export type Terms = OutputOf<typeof wallet.getTransferTerms>;
export type Transfer = OutputOf<typeof wallet.listTeamTransfers>['list'][number];

const transfersKey = ['money', 'transfers'] as const;

export const useTerms = () =>
  useQuery({
    queryKey: [...transfersKey, 'terms'],
    queryFn: async () => unwrap(await client.wallet.getTransferTerms()),
  });

export type Side = '' | Transfer['side'];

export interface TransfersAsked {
  readonly span: RecordSpan;
  readonly side: Side;
  readonly pageNo: number;
}

const pageSize = 10;

export const useTransfers = (asked: TransfersAsked) =>
  useQuery({
    queryKey: [...transfersKey, 'list', asked],
    queryFn: async () => {
      const { span, side, pageNo } = asked;
      const { from: startDate, to: endDate } = daysIn(span, timeNow());
      const only = side === '' ? {} : { side };
      const search = { pageNo, pageSize, startDate, endDate, ...only };
      return unwrap(await client.wallet.listTeamTransfers(search));
    },
    placeholderData: keepPreviousData,
  });

/** As many as are found at a glance. */
const foundMost = 8;

/** Members of the team by a part of the name, as deep as money may go. */
export const useTeamFound = (name: string, depth: 'direct' | 'line') =>
  useQuery({
    queryKey: ['team', 'to-send', name, depth],
    queryFn: async () =>
      unwrap(
        await client.agents.listDownlines({
          pageSize: foundMost,
          downlineType: depth === 'line' ? 'A' : 'D',
          ...(name === '' ? {} : { customerName: name }),
        }),
      ).list,
    placeholderData: keepPreviousData,
  });

/** Reads everything about transfers again. */
export function useRefreshTransfers(): () => void {
  const queries = useQueryClient();
  return () => {
    void refreshBalance();
    void queries.invalidateQueries({ queryKey: ['money'] });
  };
}

export function useToldTransfers(): void {
  useToldChange('team-transfer-moved', useRefreshTransfers());
}
