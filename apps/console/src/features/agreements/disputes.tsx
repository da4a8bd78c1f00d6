// Disputes about bills: those to answer first. A row opens what was written, beside the bill.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { agreements, OutputOf } from '@baize/contract';
import { type Column, Tabs } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { StateOfDispute } from './dispute-told.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

export type ListedDispute = OutputOf<typeof agreements.findBillDisputes>['list'][number];

const tabs = ['open', 'all'] as const;

export function Disputes() {
  const t = useText();
  const [tab, setTab] = useState<(typeof tabs)[number]>('open');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ListedDispute>();
  const columns = useColumns(setOpened);
  return (
    <Tabs
      look="pill"
      label={t('operator.state')}
      tabs={tabs.map((id) => ({
        id,
        label: id === 'all' ? t('operator.tab-all') : t('console.agreements.dispute-tab-open'),
      }))}
      selected={tab}
      onSelect={(next) => {
        setTab(next);
        setPage(1);
      }}
    >
      <PagedList
        name={[...agreementsKey, 'disputes', tab]}
        caption={t('console.agreements.page-disputes')}
        columns={columns}
        rowKey={({ dispute }) => dispute.id}
        empty={t(
          tab === 'open'
            ? 'console.agreements.dispute-none'
            : 'console.agreements.dispute-none-all',
        )}
        page={page}
        onPage={setPage}
        read={async (asked) =>
          unwrap(
            await client.agreements.findBillDisputes({
              ...asked,
              ...(tab === 'open' ? { state: 'open' as const } : {}),
            }),
          )
        }
      />
      {opened === undefined ? null : (
        <DisputeDialog listed={opened} onClose={() => setOpened(undefined)} />
      )}
    </Tabs>
  );
}

function useColumns(open: (dispute: ListedDispute) => void): readonly Column<ListedDispute>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'payee',
      head: t('console.agreements.payee'),
      cell: (row) => (
        <button type="button" data-row className={styles['open']} onClick={() => open(row)}>
          {row.bill.payee.username}
        </button>
      ),
    },
    {
      key: 'payer',
      head: t('console.agreements.payer'),
      cell: ({ bill }) => bill.payerAgent?.username ?? t('console.agreements.payer-house'),
    },
    {
      key: 'kind',
      head: t('console.agreements.kind'),
      cell: ({ bill }) => t(`console.agreements.kind-${bill.kind}`),
      wideOnly: true,
    },
    {
      key: 'opened',
      head: t('console.agreements.dispute-opened'),
      cell: ({ dispute }) => moment(dispute.openedAt),
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ dispute }) => <StateOfDispute state={dispute.state} />,
    },
    {
      key: 'due',
      head: t('console.agreements.due'),
      align: 'money',
      cell: ({ bill }) => money(bill.due, bill.currency),
    },
  ];
}
