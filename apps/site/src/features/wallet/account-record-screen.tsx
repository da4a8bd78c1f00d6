// The account record: every movement of the player's cash with the balance before and after it.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { formatDateTime, type TextKey } from '@baize/i18n';
import { type Column, EmptyState, HistoryIcon, Money } from '@baize/ui';
import { client } from '../../app/client.ts';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import { DateFilter } from '../../app/records/date-filter.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { daysIn, type RecordSpan } from '../../app/records/record-dates.ts';
import { RecordList } from '../../app/records/record-list.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';

type Movement = OutputOf<typeof wallet.listTransactions>['list'][number];

const pageSize = 20;

function useMovements(span: RecordSpan, pageNo: number) {
  return useQuery({
    queryKey: ['money', 'movements', span, pageNo],
    queryFn: async () => {
      const { from, to } = daysIn(span, Date.now());
      const asked = { pageNo, pageSize, startTime: from, endTime: to };
      return unwrap(await client.wallet.listTransactions(asked));
    },
    placeholderData: keepPreviousData,
  });
}

function useColumns(): readonly Column<Movement>[] {
  const t = useText();
  const { tag } = useMoneyText();
  return [
    { key: 'time', head: t('wallet.time'), cell: (one) => formatDateTime(one.txTime, { tag }) },
    {
      key: 'kind',
      head: t('wallet.kind'),
      cell: ({ event }) => t(`wallet.event-${event}` as TextKey),
    },
    {
      key: 'amount',
      head: t('wallet.amount'),
      align: 'money',
      cell: ({ amount }) => (
        <Money units={unitsOf(amount)} locale={tag} tone="change" sign="always" />
      ),
    },
    {
      key: 'before',
      head: t('wallet.before'),
      align: 'money',
      cell: ({ balanceBefore }) => (
        <Money units={unitsOf(balanceBefore)} locale={tag} tone="mute" />
      ),
    },
    {
      key: 'after',
      head: t('wallet.after'),
      align: 'money',
      cell: ({ currentBalance }) => <Money units={unitsOf(currentBalance)} locale={tag} />,
    },
  ];
}

function MovementCard({ movement }: { movement: Movement }) {
  const t = useText();
  const show = useMoneyText();
  const { event, amount, balanceBefore, currentBalance, txTime } = movement;
  const [before, after] = [show(balanceBefore), show(currentBalance)];
  return (
    <>
      <RecordLine
        look="lead"
        start={t(`wallet.event-${event}` as TextKey)}
        end={<Money units={unitsOf(amount)} locale={show.tag} tone="change" sign="always" />}
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(txTime, { tag: show.tag })}
        end={t('wallet.balance-after', { before, after })}
      />
    </>
  );
}

export function AccountRecordScreen() {
  const t = useText();
  const [span, setSpan] = useState<RecordSpan>('days-7');
  const [page, setPage] = useState(1);
  const query = useMovements(span, page);
  const columns = useColumns();
  const choose = (next: RecordSpan) => {
    setSpan(next);
    setPage(1);
  };
  return (
    <Screen title={t('wallet.account-record')} actions={<DateFilter span={span} onSpan={choose} />}>
      <RecordList
        caption={t('wallet.account-record')}
        query={query}
        rows={query.data?.list}
        rowKey={({ txId, event }) => `${txId} ${event}`}
        columns={columns}
        card={(movement) => <MovementCard movement={movement} />}
        empty={<EmptyState icon={<HistoryIcon />}>{t('wallet.no-movements-in-span')}</EmptyState>}
        page={page}
        pages={query.data?.totalPage ?? 1}
        onPage={setPage}
      />
    </Screen>
  );
}
