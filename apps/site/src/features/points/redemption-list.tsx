// Everything the member exchanged points for, with what became of it.
import { useState } from 'react';
import { unitsOf } from '@baize/client';
import { formatDateTime, formatNumber } from '@baize/i18n';
import { type Column, EmptyState, GiftIcon, Status, type StatusKind } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Redemption, rowsAtOnce, useRedemptions } from './points.ts';
import styles from './dialog.module.css';

type Part = { one: Redemption };

const looks: Readonly<Record<Redemption['state'], StatusKind>> = {
  processing: 'waiting',
  approved: 'good',
  rejected: 'bad',
};

function Name({ one: { kind, name } }: Part) {
  const t = useText();
  return kind === 'money' ? t('points.money-name') : name;
}

/** Money paid beside the points, or what points became. */
function Sum({ one: { kind, amount } }: Part) {
  const money = useMoneyText();
  if (unitsOf(amount) === 0n) return '–';
  return kind === 'money' ? `+${money(amount)}` : money(amount);
}

function State({ one: { state, answer } }: Part) {
  const t = useText();
  return (
    <span className={styles['state']}>
      <Status kind={looks[state]}>{t(`points.state-${state}`)}</Status>
      {answer === '' ? null : <small>{answer}</small>}
    </span>
  );
}

function useColumns(): readonly Column<Redemption>[] {
  const t = useText();
  const number = (value: number) => formatNumber(value, t.tag);
  return [
    {
      key: 'reference',
      head: t('points.history-reference'),
      cell: ({ redemptionId }) => <code className={styles['code']}>{redemptionId}</code>,
    },
    {
      key: 'time',
      head: t('points.history-time'),
      cell: ({ at }) => formatDateTime(at, { tag: t.tag }),
    },
    { key: 'type', head: t('points.history-type'), cell: ({ kind }) => t(`points.one-${kind}`) },
    { key: 'name', head: t('points.history-name'), cell: (one) => <Name one={one} /> },
    {
      key: 'quantity',
      head: t('points.quantity'),
      cell: ({ quantity }) => number(quantity),
      align: 'money',
    },
    { key: 'points', head: t('points.cost'), cell: (one) => number(one.points), align: 'money' },
    {
      key: 'amount',
      head: t('points.cost-money'),
      cell: (one) => <Sum one={one} />,
      align: 'money',
    },
    { key: 'status', head: t('points.history-status'), cell: (one) => <State one={one} /> },
  ];
}

function RedemptionCard({ one }: Part) {
  const t = useText();
  const { kind, quantity, points, at, redemptionId, amount } = one;
  const hasMoney = unitsOf(amount) > 0n;
  return (
    <>
      <RecordLine look="lead" start={<Name one={one} />} end={<State one={one} />} />
      <RecordLine
        start={`${t(`points.one-${kind}`)} × ${quantity}`}
        end={
          <>
            {t('points.count', { count: points })}
            {hasMoney ? (
              <>
                {' · '}
                <Sum one={one} />
              </>
            ) : null}
          </>
        }
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(at, { tag: t.tag })}
        end={<code className={styles['code']}>{redemptionId}</code>}
      />
    </>
  );
}

export function RedemptionList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useRedemptions(page);
  const columns = useColumns();
  return (
    <RecordList
      caption={t('points.tab-history')}
      query={query}
      rows={query.data?.list}
      rowKey={({ redemptionId }) => redemptionId}
      columns={columns}
      card={(one) => <RedemptionCard one={one} />}
      empty={<EmptyState icon={<GiftIcon />}>{t('points.history-none')}</EmptyState>}
      page={page}
      pages={Math.ceil((query.data?.total ?? 0) / rowsAtOnce)}
      onPage={setPage}
    />
  );
}
