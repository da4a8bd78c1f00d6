// Counts the work that waits for staff, by page: each page's own list is asked, with the reader's
// own permissions.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { PermissionName } from '@baize/contract';
import { client } from '../app/client.ts';
import { useMay } from '../app/staff.ts';

/** Asked anew each minute, with the permission alone. */
function useAsked<Answer>(
  queryKey: readonly string[],
  permission: PermissionName,
  queryFn: () => Promise<Answer>,
): Answer | undefined {
  const enabled = useMay(permission);
  return useQuery({ queryKey, queryFn, enabled, refetchInterval: 60_000 }).data;
}

const useOpenDisputes = () =>
  useAsked(['disputes', 'count'], 'withdrawals.view', async () =>
    unwrap(await client.wallet.listDisputes({ pageSize: 1, open: true })),
  )?.open ?? 0;

/** Missing deposits without an answer, and proofs to check. */
function useWaitingDeposits(): number {
  const missed = useAsked(['deposits', 'waiting', 'reports'], 'deposits.view', async () =>
    unwrap(await client.wallet.findDepositReports({ pageSize: 1, state: 'open' })),
  );
  const proved = useAsked(['deposits', 'waiting', 'proofs'], 'deposits.view', async () =>
    unwrap(await client.wallet.listDepositsOfAll({ pageSize: 1, waiting: 'proof' })),
  );
  return (missed?.open ?? 0) + (proved?.total ?? 0);
}

/** Late results, and proposals that wait for a second person. */
function useWaitingLotteries(): readonly [number, number] {
  const lotteries = useAsked(['lottery', 'waiting', 'late'], 'lottery.view', async () =>
    unwrap(await client.lottery.listLotteryGames()),
  );
  const proposals = useAsked(['lottery', 'waiting', 'proposals'], 'lottery.view', async () =>
    unwrap(await client.lottery.listLotteryChanges({ pageSize: 1, state: 'waiting' })),
  );
  const late = (lotteries?.list ?? []).reduce((all, one) => all + one.late, 0);
  return [late, proposals?.total ?? 0];
}

/** Promotions that wait for a second person, rewards to judge, and exchanges of points. */
function useWaitingRewards(): readonly [number, number, number] {
  const proposed = useAsked(['promotions', 'proposed'], 'promotions.view', async () =>
    unwrap(await client.promotions.findPromotions({ pageSize: 1, stage: 'proposed' })),
  );
  const claims = useAsked(['promotions', 'waiting'], 'promotions.view', async () =>
    unwrap(await client.promotions.findClaims({ pageSize: 1, state: 'pending' })),
  );
  const exchanges = useAsked(['points', 'waiting'], 'points.view', async () =>
    unwrap(await client.points.findRedemptions({ pageSize: 1, state: 'processing' })),
  );
  return [proposed?.total ?? 0, claims?.pending ?? 0, exchanges?.processing ?? 0];
}

/** Offers of the house and payments of bills that wait for a second person. */
function useWaitingContracts(): number {
  const offers = useAsked(['agreements', 'waiting', 'offers'], 'agreements.view', async () =>
    unwrap(await client.agreements.findAgreements({ pageSize: 1, proposed: true })),
  );
  const bills = useAsked(['agreements', 'waiting', 'bills'], 'agreements.view', async () =>
    unwrap(await client.agreements.findBills({ pageSize: 1, proposed: true })),
  );
  return (offers?.total ?? 0) + (bills?.total ?? 0);
}

/** Moves that wait for a second person. */
const useProposedMoves = () =>
  useAsked(['agents', 'waiting'], 'agents.view', async () =>
    unwrap(await client.agents.listProposedMoves({ pageSize: 1 })),
  )?.total ?? 0;

/** By path; a page of which nothing is known waits for nothing. */
export function useWaiting(): Readonly<Record<string, number>> {
  const money = useMoney();
  const returns = useAsked(['held-returns', 'count'], 'withdrawals.view', async () =>
    unwrap(await client.vendors.listHeldReturns({ pageSize: 1, state: 'waiting' })),
  );
  const deposits = useWaitingDeposits();
  const texts = useAsked(['waiting', 'feedback'], 'feedback.view', async () =>
    unwrap(await client.feedback.findFeedback({ pageSize: 1, open: true })),
  );
  const talks = useAsked(['waiting', 'chat'], 'chat.service', async () =>
    unwrap(await client.chat.listThreads({ pageSize: 1 })),
  );
  const [lotteriesLate, proposalsWaiting] = useWaitingLotteries();
  const [promotions, rewards, exchanges] = useWaitingRewards();
  return {
    ...money,
    '/payment-disputes': useOpenDisputes(),
    '/held-returns': returns?.total ?? 0,
    '/bonuses': useProposedBonuses(),
    '/promotions': promotions,
    '/rewards': rewards,
    '/points': exchanges,
    '/agreements': useWaitingContracts(),
    '/agents': useProposedMoves(),
    '/deposits': deposits,
    '/feedback': texts?.open ?? 0,
    '/lottery/issues': lotteriesLate,
    '/lottery/changes': proposalsWaiting,
    '/chat': (talks?.waiting ?? 0) + (talks?.reports ?? 0),
  };
}

const useProposedBonuses = () =>
  useAsked(['bonuses', 'count'], 'bonuses.view', async () =>
    unwrap(await client.wallet.listProposedBonuses({ pageSize: 1 })),
  )?.total ?? 0;

/** The queues of the cashier's desk. */
function useMoney(): Readonly<Record<string, number>> {
  const data = useAsked(['withdrawals', 'queues'], 'withdrawals.view', async () =>
    unwrap(await client.cashier.getQueues()),
  );
  return {
    '/cashier': (data?.withdrawals ?? 0) + (data?.approved ?? 0),
    '/adjustments': data?.adjustments ?? 0,
    '/provider-files': data?.differences ?? 0,
    '/shift': data?.handovers ?? 0,
  };
}
