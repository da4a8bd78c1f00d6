// What the player needs to take money out, as the server tells it now: limits, accounts, the
// payment password, and the withdrawals with their receipts.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { withdrawalStates, type OutputOf, type wallet } from '@baize/contract';
import type { StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';
import { pageSize } from './deposits.ts';

export type Withdrawal = OutputOf<typeof wallet.listWithdrawals>['list'][number];
export type BankCard = OutputOf<typeof wallet.listBankCards>['bankCards'][number];
export type WithdrawSettings = OutputOf<typeof wallet.getWithdrawSettings>;

export function useWithdrawSettings() {
  return useQuery({
    queryKey: ['money', 'withdraw-settings'],
    queryFn: async () => unwrap(await client.wallet.getWithdrawSettings()),
  });
}

export function useBankCards() {
  return useQuery({
    queryKey: ['money', 'bank-cards'],
    queryFn: async () => unwrap(await client.wallet.listBankCards()),
  });
}

export function useHasPaymentPassword() {
  return useQuery({
    queryKey: ['money', 'payment-password'],
    queryFn: async () => unwrap(await client.identity.hasPaymentPassword()) === 1,
  });
}

export function useWithdrawals(pageNo: number) {
  return useQuery({
    queryKey: ['money', 'withdrawals', pageNo],
    queryFn: async () => unwrap(await client.wallet.listWithdrawals({ pageNo, pageSize })),
    placeholderData: keepPreviousData,
  });
}

export function useUnanswered() {
  return useQuery({
    queryKey: ['money', 'unanswered'],
    queryFn: async () => unwrap(await client.wallet.listPaymentConfirmations()).list,
  });
}

/** Reads everything about money afresh. */
export function useReadAnew() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['money'] });
}

export type WithdrawalState = keyof typeof withdrawalStates;

export function withdrawalState({ status }: Withdrawal): WithdrawalState {
  const names = Object.keys(withdrawalStates) as WithdrawalState[];
  return names.find((name) => withdrawalStates[name] === status) ?? 'processing';
}

export const withdrawalLook: Readonly<Record<WithdrawalState, StatusKind>> = {
  processing: 'waiting',
  approved: 'waiting',
  paid: 'good',
  refused: 'bad',
  failed: 'bad',
};
