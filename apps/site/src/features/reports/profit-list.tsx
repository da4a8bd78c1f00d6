// The sums of profit and loss, row by row, with their total: a table where there is room, cards on
// a phone.
import type { ReactNode } from 'react';
import { type Column, Money } from '@baize/ui';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList, type RecordQuery } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './profit.module.css';

interface Sums {
  readonly rounds: number;
  readonly stake: number;
  readonly payout: number;
  readonly netProfit: number;
}

export interface ProfitRow extends Sums {
  readonly name: string;
}

function Net({ netProfit }: Pick<Sums, 'netProfit'>) {
  const { tag } = useMoneyText();
  return <Money units={unitsOf(netProfit)} locale={tag} tone="change" sign="always" />;
}

const Amount = ({ value }: { value: number }) => {
  const { tag } = useMoneyText();
  return <Money units={unitsOf(value)} locale={tag} />;
};

function useColumns(head: string): readonly Column<ProfitRow>[] {
  const t = useText();
  return [
    { key: 'name', head, cell: ({ name }) => name },
    { key: 'rounds', head: t('reports.rounds'), align: 'money', cell: ({ rounds }) => rounds },
    {
      key: 'stake',
      head: t('reports.stake'),
      align: 'money',
      cell: ({ stake }) => <Amount value={stake} />,
    },
    {
      key: 'payout',
      head: t('reports.payout'),
      align: 'money',
      cell: ({ payout }) => <Amount value={payout} />,
    },
    { key: 'net', head: t('reports.net'), align: 'money', cell: (row) => <Net {...row} /> },
  ];
}

function TotalRow({ rounds, stake, payout, netProfit }: Sums) {
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
        <Net netProfit={netProfit} />
      </td>
    </tr>
  );
}

function ProfitCard({ name, rounds, stake, payout, netProfit }: ProfitRow) {
  const t = useText();
  const money = useMoneyText();
  return (
    <>
      <RecordLine look="lead" start={name} end={<Net netProfit={netProfit} />} />
      <RecordLine
        look="quiet"
        start={`${t('reports.rounds')} ${rounds}`}
        end={`${money(stake)} → ${money(payout)}`}
      />
    </>
  );
}

export interface ProfitListProps {
  /** What a row is named by. */
  head: string;
  query: RecordQuery;
  rows: readonly ProfitRow[] | undefined;
  total: Sums | undefined;
  empty: ReactNode;
}

export function ProfitList({ head, query, rows, total, empty }: ProfitListProps) {
  const t = useText();
  const columns = useColumns(head);
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
