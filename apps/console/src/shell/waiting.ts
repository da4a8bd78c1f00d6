// Counts the work that waits for staff, by page: each page's own list is asked, with the reader's
// own permissions.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../app/client.ts';
import { useMay } from '../app/staff.ts';

const askedEveryMs = 60_000;

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
  const lotteries = useQuery({
    queryKey: ['lottery', 'waiting', 'late'],
    queryFn: async () => unwrap(await client.lottery.listLotteryGames()),
    enabled: useMay('lottery.view'),
    refetchInterval: askedEveryMs,
  }).data;
  const proposals = useQuery({
    queryKey: ['lottery', 'waiting', 'proposals'],
    queryFn: async () =>
      unwrap(await client.lottery.listLotteryChanges({ pageSize: 1, state: 'waiting' })),
    enabled: useMay('lottery.view'),
    refetchInterval: askedEveryMs,
  }).data;
  return {
    ...money,
    '/held-returns': returns?.total ?? 0,
    '/feedback': texts?.open ?? 0,
    '/lottery/issues': (lotteries?.list ?? []).reduce((all, { late }) => all + late, 0),
    '/lottery/changes': proposals?.total ?? 0,
    '/chat': (talks?.waiting ?? 0) + (talks?.reports ?? 0),
  };
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
    '/withdrawals': data?.disputed ?? 0,
    '/adjustments': data?.adjustments ?? 0,
    '/provider-files': data?.differences ?? 0,
    '/shift': data?.handovers ?? 0,
  };
}
