// Withdrawals: the conditions of a request and the state of earlier ones, read from the server.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { type OutputOf, type wallet, withdrawalStates } from '@baize/contract';
import type { StatusKind } from '@baize/ui';
import { refreshBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';

export type Withdrawal = OutputOf<typeof wallet.listWithdrawals>['list'][number];
export type WithdrawSettings = OutputOf<typeof wallet.getWithdrawSettings>;
export type BankCard = OutputOf<typeof wallet.listBankCards>['bankCards'][number];

export const bankCardsKey = ['money', 'bank-cards'] as const;

export const useWithdrawSettings = () =>
  useQuery({
    queryKey: ['money', 'withdraw-settings'],
    queryFn: async () => unwrap(await client.wallet.getWithdrawSettings()),
  });

export const useBankCards = () =>
  useQuery({
    queryKey: bankCardsKey,
    queryFn: async () => unwrap(await client.wallet.listBankCards()).bankCards,
  });

export const pageSize = 10;

export const useWithdrawals = (pageNo: number) =>
  useQuery({
    queryKey: ['money', 'withdrawals', pageNo],
    queryFn: async () => unwrap(await client.wallet.listWithdrawals({ pageNo, pageSize })),
    placeholderData: keepPreviousData,
  });

/** Asked again now and then: silence closes a question by itself. */
const askAgainMs = 30_000;

export const useUnanswered = () =>
  useQuery({
    queryKey: ['money', 'unanswered'],
    queryFn: async () => unwrap(await client.wallet.listPaymentConfirmations()).list,
    refetchInterval: askAgainMs,
  });

/** Reads all wallet data again. */
export function useRefreshMoney(): () => void {
  const queries = useQueryClient();
  return () => {
    void refreshBalance();
    void queries.invalidateQueries({ queryKey: ['money'] });
  };
}

export type WithdrawalState = 'processing' | 'approved' | 'refused' | 'paid' | 'failed';

const names = Object.entries(withdrawalStates) as [WithdrawalState, number][];

export const withdrawalState = ({ status }: Withdrawal): WithdrawalState =>
  names.find(([, number]) => number === status)?.[0] ?? 'processing';

/** Not yet sent: still being judged or on its way to the bank. */
export const isUnderWay = (withdrawal: Withdrawal): boolean =>
  ['processing', 'approved'].includes(withdrawalState(withdrawal));

const looks: Readonly<Record<WithdrawalState, StatusKind>> = {
  processing: 'waiting',
  approved: 'waiting',
  refused: 'bad',
  paid: 'good',
  failed: 'bad',
};

const receipts = ['received', 'forced-received', 'disputed'] as const;
type Receipt = (typeof receipts)[number];
type StateText = `wallet.withdrawal-${WithdrawalState}` | `wallet.receipt-${Receipt}`;

/** The state in a word: of a paid one, whether it arrived. */
export function stateOf(withdrawal: Withdrawal): { text: StateText; look: StatusKind } {
  const state = withdrawalState(withdrawal);
  const receipt = receipts.find((one) => one === withdrawal.receipt);
  if (state === 'paid' && receipt !== undefined) {
    return { text: `wallet.receipt-${receipt}`, look: receipt === 'disputed' ? 'bad' : 'good' };
  }
  return { text: `wallet.withdrawal-${state}`, look: looks[state] };
}

/** How many steps are done: requested, approved, paid, received. */
export function stepsDone(withdrawal: Withdrawal): number {
  const state = withdrawalState(withdrawal);
  if (state === 'paid') return withdrawal.receipt === 'not-received' ? 3 : 4;
  return state === 'approved' ? 2 : 1;
}
