// A member's bets that were settled in the period of a bill, the newest first.
import { useState } from 'react';
import { formatDateTime } from '@baize/i18n';
import { type Column, DicesIcon, EmptyState } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Amount } from '../../../app/records/amount.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type BillBet, useBillBets } from './bills.ts';
import styles from './bills.module.css';

interface BillBetsProps {
  billId: string;
  member: { readonly id: string; readonly username: string };
}

function useColumns(): readonly Column<BillBet>[] {
  const t = useText();
  return [
    { key: 'time', head: t('bills.settled-at'), cell: (row) => formatDateTime(row.settledAt) },
    { key: 'game', head: t('bills.game'), cell: ({ gameName }) => gameName },
    { key: 'round', head: t('bills.round'), cell: ({ roundId }) => <bdi>{roundId}</bdi> },
    {
      key: 'stake',
      head: t('bills.stake'),
      align: 'money',
      cell: ({ stake }) => <Amount value={stake} />,
    },
    {
      key: 'turnover',
      head: t('bills.valid-bet'),
      align: 'money',
      cell: ({ turnover }) => <Amount value={turnover} />,
    },
    {
      key: 'payout',
      head: t('bills.member-payout'),
      align: 'money',
      cell: ({ payout }) => <Amount value={payout} />,
    },
  ];
}

export function BillBets({ billId, member }: BillBetsProps) {
  const t = useText();
  const [pageNo, setPage] = useState(1);
  const query = useBillBets({ id: billId, memberId: member.id, pageNo });
  const columns = useColumns();
  const money = useMoneyText();
  const title = t('bills.bets-of', { name: member.username });
  const earlier = query.data?.earlierTurnover ?? '0.0000';
  return (
    <section className={styles['panel']} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles['note']}>{t('bills.payout-note')}</p>
      {Number(earlier) === 0 ? null : <p>{t('bills.bets-earlier', { value: money(earlier) })}</p>}
      <RecordList
        caption={title}
        query={query}
        rows={query.data?.list}
        rowKey={({ roundId }) => roundId}
        columns={columns}
        card={(row) => (
          <>
            <RecordLine look="lead" start={row.gameName} end={<Amount value={row.stake} />} />
            <RecordLine
              look="quiet"
              start={
                <>
                  {t('bills.valid-bet')} <Amount value={row.turnover} />
                </>
              }
              end={
                <>
                  {t('bills.member-payout')} <Amount value={row.payout} />
                </>
              }
            />
            <RecordLine
              look="quiet"
              start={<bdi>{row.roundId}</bdi>}
              end={formatDateTime(row.settledAt)}
            />
          </>
        )}
        empty={<EmptyState icon={<DicesIcon />}>{t('bills.no-bets')}</EmptyState>}
        page={pageNo}
        pages={Math.max(1, query.data?.totalPage ?? 1)}
        onPage={setPage}
      />
    </section>
  );
}
