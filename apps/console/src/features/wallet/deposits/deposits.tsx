// The desk of deposits: all of them by state, kind, provider, member, amount and day; and those
// that players miss.
import { Link, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { buttonClass, SectionHead, Tabs } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import { depositsKey } from './deposit-facts.tsx';
import { DepositList } from './deposit-list.tsx';
import { Reports } from './reports.tsx';
import styles from './deposits.module.css';

const views = ['all', 'reports'] as const;
type View = (typeof views)[number];

function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const view = views.find((name) => name === search.get('view')) ?? 'all';
  return [view, (next) => setSearch(next === 'all' ? {} : { view: next }, { replace: true })];
}

function useOpenReports(): number {
  const { data } = useQuery({
    queryKey: [...depositsKey, 'reports', 'count'],
    queryFn: async () =>
      unwrap(await client.wallet.findDepositReports({ pageSize: 1, state: 'open' })),
  });
  return data?.open ?? 0;
}

export function Deposits() {
  const t = useText();
  const [view, choose] = useView();
  const open = useOpenReports();
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('operator.deposits')}
        actions={
          <Link className={buttonClass({ size: 'small' })} to="/deposit-methods">
            {t('operator.deposit-methods')}
          </Link>
        }
      />
      <Tabs
        label={t('operator.deposits')}
        tabs={[
          { id: 'all', label: t('console.deposits.view-all') },
          { id: 'reports', label: t('console.deposits.view-reports', { count: open }) },
        ]}
        selected={view}
        onSelect={choose}
      >
        {view === 'all' ? <DepositList /> : <Reports />}
      </Tabs>
    </div>
  );
}
