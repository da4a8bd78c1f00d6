// The first page: what waits, the figures of the day beside a week ago, and what did not arrive.
import { lazy, Suspense } from 'react';
import { Skeleton } from '@baize/ui';
import { useMay } from '../app/staff.ts';
import { withTexts } from '../app/texts.ts';
import { Dashboard } from '../features/operator/dashboard.tsx';

const Queues = lazy(() =>
  withTexts(
    ['money'],
    async () => (await import('../features/cashier/overview/queues.tsx')).Queues,
  ),
);
const Overview = lazy(() =>
  withTexts(
    ['money'],
    async () => (await import('../features/cashier/overview/overview.tsx')).Overview,
  ),
);

export function DashboardPage() {
  const seesQueues = useMay('withdrawals.view');
  const seesFigures = useMay('money.report');
  return (
    <Dashboard>
      <Suspense fallback={<Skeleton shape="block" />}>
        {seesQueues ? <Queues /> : null}
        {seesFigures ? <Overview /> : null}
      </Suspense>
    </Dashboard>
  );
}
