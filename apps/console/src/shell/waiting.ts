// How much waits for staff, by page: asked of each page's own list, with the reader's own rights.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../app/client.ts';
import { useMay } from '../app/staff.ts';

const askedEveryMs = 60_000;

/** By path; a page of which nothing is known waits for nothing. */
export function useWaiting(): Readonly<Record<string, number>> {
  const money = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => unwrap(await client.operator.getDashboard()),
    enabled: useMay('withdrawals.view'),
    refetchInterval: askedEveryMs,
  }).data;
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
  const { withdrawalsPending = 0, withdrawalsApproved = 0, withdrawalsDisputed = 0 } = money ?? {};
  return {
    '/withdrawals': withdrawalsPending + withdrawalsApproved + withdrawalsDisputed,
    '/held-returns': returns?.total ?? 0,
    '/feedback': texts?.open ?? 0,
    '/chat': (talks?.waiting ?? 0) + (talks?.reports ?? 0),
  };
}
