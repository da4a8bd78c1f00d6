// Disputes about money that did not arrive: those to decide first, the oldest on top. A row opens
// what both sides showed.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import type { DisputeState, OutputOf, wallet } from '@baize/contract';
import { SectionHead, Status, type StatusKind, Tabs, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import list from './wallet.module.css';
import styles from './disputes.module.css';

export type ListedDispute = OutputOf<typeof wallet.listDisputes>['list'][number];

const tabs = ['open', 'all'] as const;
const kinds: Readonly<Record<DisputeState, StatusKind>> = {
  open: 'waiting',
  proposed: 'waiting',
  decided: 'good',
};

function useColumns(open: (dispute: ListedDispute) => void): readonly Column<ListedDispute>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'seller',
      head: t('console.payments.seller'),
      cell: (row) => (
        <button type="button" data-row className={list['open']} onClick={() => open(row)}>
          {row.seller.username}
        </button>
      ),
    },
    {
      key: 'buyer',
      head: t('console.payments.buyer'),
      cell: ({ buyer }) => buyer?.username ?? t('console.payments.provider'),
    },
    {
      key: 'what',
      head: t('console.payments.parts-title'),
      cell: ({ partNumber: number }) =>
        number === null ? t('console.payments.whole') : t('console.payments.part', { number }),
      wideOnly: true,
    },
    {
      key: 'opened',
      head: t('console.payments.opened'),
      cell: ({ openedAt }) => moment(openedAt),
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state }) => (
        <Status kind={kinds[state]}>{t(`console.payments.state-${state}`)}</Status>
      ),
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
}

export function Disputes() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('show') === 'all' ? 'all' : 'open';
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ListedDispute>();
  const columns = useColumns(setOpened);
  return (
    <>
      <SectionHead level={1} title={t('operator.payment-disputes')} />
      <p className={styles['intro']}>{t('console.payments.intro')}</p>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({ id, label: t(`console.payments.${id}`) }))}
        selected={tab}
        onSelect={(next) => {
          setSearch({ show: next }, { replace: true });
          setPage(1);
        }}
      >
        <PagedList
          name={['disputes', tab]}
          caption={t('operator.payment-disputes')}
          columns={columns}
          rowKey={({ disputeId }) => disputeId}
          empty={t(tab === 'open' ? 'console.payments.none-open' : 'console.payments.none')}
          page={page}
          onPage={setPage}
          read={async (asked) =>
            unwrap(await client.wallet.listDisputes({ ...asked, open: tab === 'open' }))
          }
        />
      </Tabs>
      {opened === undefined ? null : (
        <DisputeDialog disputeId={opened.disputeId} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
