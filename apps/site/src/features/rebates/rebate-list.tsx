// Rebates that were paid, by day and category; each opens into its parts.
import { useState } from 'react';
import { formatDay } from '@baize/i18n';
import { Button, EmptyState, type Column } from '@baize/ui';
import { Amount } from '../../app/records/amount.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { RebateDialog } from './rebate-dialog.tsx';
import { pageSize, useRebates, type Rebate } from './rebates.ts';

interface OpenProps {
  rebate: Rebate;
  onOpen: (rebate: Rebate) => void;
}

function Open({ rebate, onOpen }: OpenProps) {
  const t = useText();
  return (
    <Button size="small" onClick={() => onOpen(rebate)}>
      {t('rebates.explain')}
    </Button>
  );
}

function useColumns(onOpen: OpenProps['onOpen']): readonly Column<Rebate>[] {
  const t = useText();
  return [
    { key: 'day', head: t('rebates.day'), cell: ({ day }) => formatDay(day) },
    {
      key: 'category',
      head: t('rebates.category'),
      cell: ({ category }) => t(`catalogue.category-${category}`),
    },
    { key: 'kind', head: t('rebates.kind'), cell: ({ kind }) => t(`rebates.kind-${kind}`) },
    {
      key: 'stake',
      head: t('rebates.stake'),
      align: 'money',
      cell: ({ stake }) => <Amount value={stake} />,
    },
    {
      key: 'amount',
      head: t('rebates.amount'),
      align: 'money',
      cell: ({ amount }) => <Amount value={amount} look="change" />,
    },
    {
      key: 'open',
      head: t('rebates.explain'),
      align: 'money',
      cell: (rebate) => <Open rebate={rebate} onOpen={onOpen} />,
    },
  ];
}

export function RebateList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Rebate>();
  const query = useRebates(page);
  const { data } = query;
  return (
    <>
      <RecordList
        caption={t('rebates.view-paid')}
        query={query}
        rows={data?.list}
        rowKey={({ day, category, kind, currency }) => `${day} ${category} ${kind} ${currency}`}
        columns={useColumns(setOpened)}
        card={(rebate) => (
          <>
            <RecordLine
              look="lead"
              start={t(`catalogue.category-${rebate.category}`)}
              end={<Amount value={rebate.amount} look="change" />}
            />
            <RecordLine
              look="quiet"
              start={formatDay(rebate.day)}
              end={t(`rebates.kind-${rebate.kind}`)}
            />
            <Open rebate={rebate} onOpen={setOpened} />
          </>
        )}
        empty={<EmptyState>{t('rebates.nothing-paid')}</EmptyState>}
        page={page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))}
        onPage={setPage}
      />
      {opened === undefined ? null : (
        <RebateDialog rebate={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
