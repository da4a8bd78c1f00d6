// The sums of profit and loss, row by row, with their total: a table where there is room, cards on
// a phone.
import type { ReactNode } from 'react';
import type { Column } from '@baize/ui';
import { Amount } from '../../app/records/amount.tsx';
import { type PlaySums, useFromTo, usePlayColumns } from '../../app/records/play-columns.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList, type RecordQuery } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './profit.module.css';

export interface ProfitRow extends PlaySums {
  readonly name: string;
}

function TotalRow({ rounds, stake, payout, netProfit }: PlaySums) {
  const t = useText();
  return (
    <tr>
      <th scope="row" className={styles['total']}>
        {t('reports.total')}
      </th>
      <td className={styles['sum']}>{rounds}</td>
      <td className={styles['sum']}>
        <Amount value={stake} />
      </td>
      <td className={styles['sum']}>
        <Amount value={payout} />
      </td>
      <td className={styles['sum']}>
        <Amount value={netProfit} look="change" />
      </td>
    </tr>
  );
}

function ProfitCard({ name, ...sums }: ProfitRow) {
  const t = useText();
  const fromTo = useFromTo();
  return (
    <>
      <RecordLine look="lead" start={name} end={<Amount value={sums.netProfit} look="change" />} />
      <RecordLine look="quiet" start={`${t('reports.rounds')} ${sums.rounds}`} end={fromTo(sums)} />
    </>
  );
}

export interface ProfitListProps {
  /** The label of a row. */
  head: string;
  query: RecordQuery;
  rows: readonly ProfitRow[] | undefined;
  total: PlaySums | undefined;
  empty: ReactNode;
}

export function ProfitList({ head, query, rows, total, empty }: ProfitListProps) {
  const t = useText();
  const columns: readonly Column<ProfitRow>[] = [
    { key: 'name', head, cell: ({ name }) => name },
    ...usePlayColumns(),
  ];
  return (
    <RecordList
      caption={t('reports.title')}
      query={query}
      rows={rows}
      rowKey={({ name }) => name}
      columns={columns}
      card={(row) => <ProfitCard {...row} />}
      foot={total ? <TotalRow {...total} /> : undefined}
      cardFoot={
        total ? (
          <section className={styles['totals']} aria-label={t('reports.total')}>
            <ProfitCard name={t('reports.total')} {...total} />
          </section>
        ) : undefined
      }
      empty={empty}
      page={1}
      pages={1}
      onPage={() => undefined}
    />
  );
}
