// The account record: every movement of money with the balance before and after it.
import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { formatDateTime, formatMoney, type Translator } from '@baize/i18n';
import { Button, type Column, EmptyState, HistoryIcon, Money } from '@baize/ui';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { live } from '../../app/live/live-channel.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { DateFilter } from '../../app/records/date-filter.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { daysIn, type RecordSpan } from '../../app/records/record-dates.ts';
import { RecordList } from '../../app/records/record-list.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';

type Movement = OutputOf<typeof wallet.listTransactions>['list'][number];

const pageSize = 20;
const key = ['money', 'transactions'] as const;

function useMovements(span: RecordSpan, pageNo: number) {
  const queries = useQueryClient();
  useEffect(
    () =>
      live().on('balance-moved', () => {
        void queries.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
      }),
    [queries],
  );
  return useQuery({
    queryKey: [...key, span, pageNo],
    queryFn: async () => {
      const { from, to } = daysIn(span, timeNow());
      const asked = { startTime: from, endTime: to, pageNo, pageSize };
      return unwrap(await client.wallet.listTransactions(asked));
    },
    placeholderData: keepPreviousData,
  });
}

/** The name of a movement; the family's number where there is no name for it. */
function nameOf(t: Translator, { event, txType }: Movement): string {
  return t.named(`wallet.event-${event}`) ?? String(txType);
}

function useColumns(): readonly Column<Movement>[] {
  const t = useText();
  const { tag } = useMoneyText();
  const plain = (amount: number) => <Money units={unitsOf(amount)} locale={tag} tone="mute" />;
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ txTime }) => formatDateTime(txTime, { tag }),
    },
    { key: 'kind', head: t('wallet.kind'), cell: (movement) => nameOf(t, movement) },
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
      cell: ({ balanceBefore }) => plain(balanceBefore),
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
  const { txTime, amount, balanceBefore, currentBalance } = movement;
  const before = formatMoney(unitsOf(balanceBefore), { tag: show.tag });
  const after = formatMoney(unitsOf(currentBalance), { tag: show.tag });
  return (
    <>
      <RecordLine
        look="lead"
        start={nameOf(t, movement)}
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
  const turnTo = (next: RecordSpan) => {
    setSpan(next);
    setPage(1);
  };
  const longer = <Button onClick={() => turnTo('days-30')}>{t('wallet.show-longer')}</Button>;
  return (
    <Screen title={t('wallet.account-record')} actions={<DateFilter span={span} onSpan={turnTo} />}>
      <RecordList
        caption={t('wallet.account-record')}
        query={query}
        rows={query.data?.list}
        rowKey={({ txId }) => txId}
        columns={columns}
        card={(movement) => <MovementCard movement={movement} />}
        empty={
          <EmptyState icon={<HistoryIcon />} action={span === 'days-30' ? undefined : longer}>
            {t(span === 'days-30' ? 'wallet.no-movements' : 'wallet.no-movements-in-span')}
          </EmptyState>
        }
        page={page}
        pages={query.data?.totalPage ?? 1}
        onPage={setPage}
      />
    </Screen>
  );
}
