// The list of the player's deposits: filtered by state, kind and days, page by page.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { depositCodes, DepositState, InputOf, OutputOf, wallet } from '@baize/contract';
import type { StatusKind } from '@baize/ui';
import { client } from '../../../app/client.ts';

export type DepositLine = OutputOf<typeof wallet.listDeposits>['list'][number];
export type DepositQuery = InputOf<typeof wallet.listDeposits>;
export type CodeName = keyof typeof depositCodes;

export const pageSize = 10;

export function useDeposits(asked: DepositQuery) {
  return useQuery({
    queryKey: ['money', 'deposits', asked],
    queryFn: async () => unwrap(await client.wallet.listDeposits({ ...asked, pageSize })),
    placeholderData: keepPreviousData,
  });
}

export const depositLook: Readonly<Record<DepositState, StatusKind>> = {
  opening: 'waiting',
  lost: 'waiting',
  processing: 'waiting',
  success: 'good',
  refused: 'bad',
  reversed: 'bad',
};
