// Commissions of all agents; one opens into children and direct players.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatDecimal } from '@baize/i18n';
import { unwrap } from '@baize/client';
import { Button, Dialog, Skeleton, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { type Fact, Figures } from '../../app/figures.tsx';
import { PagedList } from '../../app/paged-list.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { rateText, rebatesKey, type Bill } from './staff-rebates.ts';
import styles from './rebates.module.css';

function useColumns(onOpen: (id: string) => void): readonly Column<Bill>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'agent',
      head: t('console.rebates.agent'),
      cell: ({ id, agent }) => (
        <Button size="small" onClick={() => onOpen(id)}>
          <bdi>{agent.username}</bdi>
        </Button>
      ),
    },
    { key: 'plan', head: t('console.rebates.plan'), cell: ({ plan }) => <bdi>{plan}</bdi> },
    {
      key: 'period',
      head: t('console.rebates.period'),
      cell: ({ from, until }) => `${formatDay(from)} – ${formatDay(until)}`,
    },
    {
      key: 'total',
      head: t('console.rebates.total'),
      align: 'money',
      cell: ({ total, currency }) => money(total, currency),
    },
    {
      key: 'rate',
      head: t('console.rebates.rate'),
      align: 'money',
      cell: ({ rate }) => rateText(rate, t.tag),
    },
    {
      key: 'amount',
      head: t('console.rebates.amount'),
      align: 'money',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ];
}

export function Bills() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState('');
  return (
    <>
      <PagedList
        name={[...rebatesKey, 'bills']}
        caption={t('console.rebates.commissions')}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        empty={t('console.rebates.no-commissions')}
        page={page}
        onPage={setPage}
        read={async (of) => unwrap(await client.rebates.listCommissionBills(of))}
      />
      {opened === '' ? null : <BillDialog id={opened} onClose={() => setOpened('')} />}
    </>
  );
}

function BillDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...rebatesKey, 'bill', id],
    queryFn: async () => unwrap(await client.rebates.getCommissionBill({ id })),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.agent.username ?? t('console.rebates.commissions')}
      closeLabel={t('operator.close')}
      size="large"
    >
      {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
      {data === undefined ? <Skeleton shape="block" /> : <Opened bill={data} />}
    </Dialog>
  );
}

type OpenedBill = Extract<
  Awaited<ReturnType<typeof client.rebates.getCommissionBill>>,
  { ok: true }
>['value'];

function Opened({ bill }: { bill: OpenedBill }) {
  const t = useText();
  const { money } = useShow();
  const { children, direct, players, rate, currency } = bill;
  const facts: readonly Fact[] = [
    [t('console.rebates.total'), money(bill.total, currency)],
    [t('console.rebates.rate'), rateText(rate, t.tag)],
    [t('rebates.direct-players'), formatDecimal(direct.amount, t.tag)],
    [t('console.rebates.amount'), money(bill.amount, currency)],
  ];
  const name = {
    key: 'name',
    head: t('console.rebates.agent'),
    cell: ({ username }: { username: string }) => <bdi>{username}</bdi>,
  };
  const total = {
    key: 'total',
    head: t('console.rebates.total'),
    align: 'money' as const,
    cell: (row: { total: string }) => money(row.total, currency),
  };
  return (
    <div className={styles['stack']}>
      <Figures facts={facts} />
      <Table
        caption={t('rebates.children')}
        rows={children}
        rowKey={({ id }) => id}
        columns={[
          name,
          total,
          {
            key: 'difference',
            head: t('console.rebates.rates'),
            align: 'money',
            cell: (child) =>
              t('rebates.difference', {
                rate: rateText(rate, t.tag),
                below: rateText(child.rate, t.tag),
                left: rateText(Math.max(0, rate - child.rate), t.tag),
              }),
          },
          {
            key: 'amount',
            head: t('rebates.exact'),
            align: 'money',
            cell: ({ amount }) => formatDecimal(amount, t.tag),
          },
        ]}
      />
      <Table
        caption={t('rebates.direct-players')}
        rows={players}
        rowKey={({ id }) => id}
        columns={[name, total]}
      />
    </div>
  );
}
