// Commissions of closed periods, the newest first; each opens into children and direct players.
import { useState } from 'react';
import { formatDay } from '@baize/i18n';
import { Button, EmptyState, type Column } from '@baize/ui';
import { rateText } from '../../app/rebate-rates.ts';
import { Amount } from '../../app/records/amount.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { CommissionDialog } from './commission-dialog.tsx';
import { pageSize, useCommissions, type Commission } from './rebates.ts';

const period = ({ from, until }: Commission) => `${formatDay(from)} – ${formatDay(until)}`;

type Open = (commission: Commission) => void;

function useColumns(onOpen: Open): readonly Column<Commission>[] {
  const t = useText();
  return [
    { key: 'period', head: t('rebates.period'), cell: period },
    { key: 'plan', head: t('rebates.plan'), cell: ({ plan }) => <bdi>{plan}</bdi> },
    {
      key: 'total',
      head: t('rebates.team-total'),
      align: 'money',
      cell: ({ total }) => <Amount value={total} />,
    },
    { key: 'rate', head: t('rebates.rate'), cell: ({ rate }) => rateText(rate, t.tag) },
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
      cell: (commission) => (
        <Button size="small" onClick={() => onOpen(commission)}>
          {t('rebates.explain')}
        </Button>
      ),
    },
  ];
}

export function CommissionList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState('');
  const query = useCommissions(page);
  const { data } = query;
  return (
    <>
      <RecordList
        caption={t('rebates.view-commissions')}
        query={query}
        rows={data?.list}
        rowKey={({ id }) => id}
        columns={useColumns(({ id }) => setOpened(id))}
        card={(commission) => (
          <>
            <RecordLine
              look="lead"
              start={<bdi>{commission.plan}</bdi>}
              end={<Amount value={commission.amount} look="change" />}
            />
            <RecordLine
              look="quiet"
              start={period(commission)}
              end={rateText(commission.rate, t.tag)}
            />
            <Button size="small" onClick={() => setOpened(commission.id)}>
              {t('rebates.explain')}
            </Button>
          </>
        )}
        empty={<EmptyState>{t('rebates.no-commissions')}</EmptyState>}
        page={page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))}
        onPage={setPage}
      />
      {opened === '' ? null : <CommissionDialog id={opened} onClose={() => setOpened('')} />}
    </>
  );
}
