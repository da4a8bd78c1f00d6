// Counts the work that waits for staff, by page: each page's own list is asked, with the reader's
// own permissions.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../app/client.ts';
import { useMay } from '../app/staff.ts';

const askedEveryMs = 60_000;

function useOpenDisputes(): number {
  const { data } = useQuery({
    queryKey: ['disputes', 'count'],
    queryFn: async () => unwrap(await client.wallet.listDisputes({ pageSize: 1, open: true })),
    enabled: useMay('withdrawals.view'),
    refetchInterval: askedEveryMs,
  });
  return data?.open ?? 0;
}

/** Missing deposits without an answer, and proofs to check. */
function useWaitingDeposits(): number {
  const may = useMay('deposits.view');
  const missed = useQuery({
    queryKey: ['deposits', 'waiting', 'reports'],
    queryFn: async () =>
      unwrap(await client.wallet.findDepositReports({ pageSize: 1, state: 'open' })),
    enabled: may,
    refetchInterval: askedEveryMs,
  }).data;
  const proved = useQuery({
    queryKey: ['deposits', 'waiting', 'proofs'],
    queryFn: async () =>
      unwrap(await client.wallet.listDepositsOfAll({ pageSize: 1, waiting: 'proof' })),
    enabled: may,
    refetchInterval: askedEveryMs,
  }).data;
  return (missed?.open ?? 0) + (proved?.total ?? 0);
}

/** Late results, and proposals that wait for a second person. */
function useWaitingLotteries(): readonly [number, number] {
  const may = useMay('lottery.view');
  const lotteries = useQuery({
    queryKey: ['lottery', 'waiting', 'late'],
    queryFn: async () => unwrap(await client.lottery.listLotteryGames()),
    enabled: may,
    refetchInterval: askedEveryMs,
  }).data;
  const proposals = useQuery({
    queryKey: ['lottery', 'waiting', 'proposals'],
    queryFn: async () =>
      unwrap(await client.lottery.listLotteryChanges({ pageSize: 1, state: 'waiting' })),
    enabled: may,
    refetchInterval: askedEveryMs,
  }).data;
  const late = (lotteries?.list ?? []).reduce((all, one) => all + one.late, 0);
  return [late, proposals?.total ?? 0];
}

/** By path; a page of which nothing is known waits for nothing. */
export function useWaiting(): Readonly<Record<string, number>> {
  const money = useMoney();
  const returns = useQuery({
    queryKey: ['held-returns', 'count'],
    queryFn: async () =>
      unwrap(await client.vendors.listHeldReturns({ pageSize: 1, state: 'waiting' })),
    enabled: useMay('withdrawals.view'),
    refetchInterval: askedEveryMs,
  }).data;
  const deposits = useWaitingDeposits();
  const texts = useQuery({
    queryKey: ['waiting', 'feedback'],
    queryFn: async () => unwrap(await client.feedback.findFeedback({ pageSize: 1, open: true })),
    enabled: useMay('feedback.view'),
    refetchInterval: askedEveryMs,
  }).data;
  const talks = useQuery({
    queryKey: ['waiting', 'chat'],
    queryFn: async () => unwrap(await client.chat.listThreads({ pageSize: 1 })),
    enabled: useMay('chat.service'),
    refetchInterval: askedEveryMs,
  }).data;
  const [lotteriesLate, proposalsWaiting] = useWaitingLotteries();
  return {
    ...money,
    '/payment-disputes': useOpenDisputes(),
    '/held-returns': returns?.total ?? 0,
    '/bonuses': useProposedBonuses(),
    '/deposits': deposits,
    '/feedback': texts?.open ?? 0,
    '/lottery/issues': lotteriesLate,
    '/lottery/changes': proposalsWaiting,
    '/chat': (talks?.waiting ?? 0) + (talks?.reports ?? 0),
  };
}

function useProposedBonuses(): number {
  const { data } = useQuery({
    queryKey: ['bonuses', 'count'],
    queryFn: async () => unwrap(await client.wallet.listProposedBonuses({ pageSize: 1 })),
    enabled: useMay('bonuses.view'),
    refetchInterval: askedEveryMs,
  });
  return data?.total ?? 0;
}

/** The queues of the cashier's desk. */
function useMoney(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['withdrawals', 'queues'],
    queryFn: async () => unwrap(await client.cashier.getQueues()),
    enabled: useMay('withdrawals.view'),
    refetchInterval: askedEveryMs,
  });
  return {
    '/cashier': (data?.withdrawals ?? 0) + (data?.approved ?? 0),
    '/adjustments': data?.adjustments ?? 0,
    '/provider-files': data?.differences ?? 0,
    '/shift': data?.handovers ?? 0,
  };
}
