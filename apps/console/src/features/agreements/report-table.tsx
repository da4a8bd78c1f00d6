// The rows of the agents' report.
import { Link } from 'react-router';
import { EmptyState, Table, type Column } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import type { ReportRow } from './report.tsx';
import { plainRate } from './staff-agreement.ts';
import styles from './agreements.module.css';

interface ReportTableProps {
  rows: readonly ReportRow[];
  isLoading: boolean;
}

export function ReportTable({ rows, isLoading }: ReportTableProps) {
  const t = useText();
  const { money } = useShow();
  const amount = (
    key: 'turnover' | 'payout' | 'net-loss' | 'report-dividends' | 'report-salaries',
    of: (row: ReportRow) => string,
  ): Column<ReportRow> => ({
    key,
    head: t(`console.agreements.${key}`),
    align: 'money',
    wideOnly: key === 'payout',
    cell: (row) => money(of(row)),
  });
  const columns: readonly Column<ReportRow>[] = [
    {
      key: 'agent',
      head: t('console.agreements.report-agent'),
      cell: ({ agent }) => (
        <Link data-row to={`/agents/${agent.id}`}>
          {agent.username}
        </Link>
      ),
    },
    amount('turnover', (row) => row.turnover),
    amount('payout', (row) => row.payout),
    amount('net-loss', (row) => row.netLoss),
    amount('report-dividends', (row) => row.dividends),
    amount('report-salaries', (row) => row.salaries),
    {
      key: 'share',
      head: t('console.agreements.report-share'),
      align: 'money',
      cell: ({ share }) => (share === null ? '–' : `${plainRate(share)} %`),
    },
  ];
  return (
    <div className={styles['scroll']}>
      <Table
        caption={t('console.agreements.page-report')}
        columns={columns}
        rows={rows}
        rowKey={({ agent }) => agent.id}
        loading={isLoading}
        empty={<EmptyState>{t('console.agreements.report-none')}</EmptyState>}
      />
    </div>
  );
}
