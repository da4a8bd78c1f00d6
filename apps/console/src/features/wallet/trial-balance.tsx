// The books: every balance recomputed from its entries, and the names of accounts that do not
// agree.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { Button, Card, EmptyState, SectionHead, Skeleton, Status, Table } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './wallet.module.css';

type Books = OutputOf<typeof wallet.getTrialBalance>;

function Totals({ books }: { books: Books }) {
  const t = useText();
  const { money } = useShow();
  return (
    <Card title={t('operator.totals')}>
      <Table
        caption={t('operator.totals')}
        rows={books.totals}
        rowKey={({ currency, kind }) => currency + kind}
        columns={[
          {
            key: 'kind',
            head: t('operator.account'),
            cell: ({ kind }) => t(`operator.kind-${kind as 'player-cash'}`),
          },
          { key: 'currency', head: t('operator.currency'), cell: ({ currency }) => currency },
          {
            key: 'accounts',
            head: t('operator.accounts'),
            cell: ({ accounts }) => accounts,
            align: 'money',
          },
          {
            key: 'balance',
            head: t('operator.balance'),
            cell: ({ balance, currency }) => money(balance, currency),
            align: 'money',
          },
        ]}
      />
    </Card>
  );
}

function Drifted({ books }: { books: Books }) {
  const t = useText();
  const { money } = useShow();
  return (
    <Card title={t('operator.drifted')}>
      <Table
        caption={t('operator.drifted')}
        rows={books.drifted}
        rowKey={({ account, currency }) => account + currency}
        empty={<EmptyState>{t('operator.none-drifted')}</EmptyState>}
        columns={[
          { key: 'account', head: t('operator.account'), cell: ({ account }) => account },
          {
            key: 'balance',
            head: t('operator.balance'),
            cell: ({ balance, currency }) => money(balance, currency),
            align: 'money',
          },
          {
            key: 'entries',
            head: t('operator.entries-sum'),
            cell: ({ entries, currency }) => money(entries, currency),
            align: 'money',
          },
        ]}
      />
    </Card>
  );
}

function Unbalanced({ books }: { books: Books }) {
  const t = useText();
  return (
    <Card title={t('operator.unbalanced')}>
      <Table
        caption={t('operator.unbalanced')}
        rows={books.unbalanced}
        rowKey={({ posting }) => posting}
        empty={<EmptyState>{t('operator.none-unbalanced')}</EmptyState>}
        columns={[
          { key: 'posting', head: t('operator.posting'), cell: ({ posting }) => posting },
          { key: 'sum', head: t('operator.sum'), cell: ({ sum }) => sum, align: 'money' },
        ]}
      />
    </Card>
  );
}

export function TrialBalance() {
  const t = useText();
  const { moment } = useShow();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['books'],
    queryFn: async () => unwrap(await client.wallet.getTrialBalance()),
  });
  const again = (
    <Button size="small" loading={isFetching} onClick={() => void refetch()}>
      {t('operator.refresh')}
    </Button>
  );
  if (error) return <EmptyState action={again}>{failureText(t, error)}</EmptyState>;
  return (
    <div className={styles['books']}>
      <SectionHead level={1} title={t('operator.trial-balance')} actions={again} />
      {data ? (
        <>
          <Status kind={data.balanced ? 'good' : 'bad'}>
            {t(data.balanced ? 'operator.books-balanced' : 'operator.books-not-balanced')}
          </Status>
          <p className={styles['mute']}>{t('operator.books-text', { when: moment(data.at) })}</p>
          <Totals books={data} />
          <Drifted books={data} />
          <Unbalanced books={data} />
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
