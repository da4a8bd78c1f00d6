// The lines of a report: sums by game, issue, agent or day, with what came back to players of what
// they staked.
import { formatNumber } from '@baize/i18n';
import { EmptyState, Table, type Column } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useGameName } from './game-facts.ts';
import styles from './lottery.module.css';
import type { Report, ReportGroup } from './report.tsx';
import { returnPercent } from './report-lines.ts';

type Line = Report['list'][number];

export interface ReportTableProps {
  by: ReportGroup;
  /** Absent while it is read for the first time. */
  report: Report | undefined;
  isLoading: boolean;
}

export function ReportTable({ by, report, isLoading }: ReportTableProps) {
  const t = useText();
  const columns = useColumns(by, report?.currency);
  return (
    <Table
      caption={t('operator.lottery-report')}
      columns={columns}
      rows={report?.list ?? []}
      rowKey={({ key }) => key}
      loading={isLoading}
      empty={<EmptyState>{t('console.lottery.no-lines')}</EmptyState>}
    />
  );
}

function useColumns(by: ReportGroup, currency: string | undefined): readonly Column<Line>[] {
  const t = useText();
  const game = useGameName();
  const { money } = useShow();
  const amount = (key: 'stake' | 'payout' | 'rebate' | 'teamRebate' | 'result', head: string) =>
    ({
      key,
      head,
      cell: (line: Line) => money(line[key], currency),
      align: 'money',
      wideOnly: key !== 'stake' && key !== 'result',
    }) as const;
  return [
    {
      key: 'name',
      head: t(`console.lottery.by-${by}`),
      cell: ({ key, name }) => <strong>{by === 'game' ? game(key) : name || key}</strong>,
    },
    {
      key: 'orders',
      head: t('console.lottery.orders'),
      cell: ({ orders, players }) => (
        <>
          {formatNumber(orders, t.tag)}
          <small className={styles['under']}>
            {t('console.lottery.players-count', { count: players })}
          </small>
        </>
      ),
      align: 'money',
      wideOnly: true,
    },
    amount('stake', t('operator.stake')),
    amount('payout', t('operator.payout')),
    amount('rebate', t('console.lottery.rebate')),
    amount('teamRebate', t('console.lottery.team-rebate')),
    amount('result', t('console.lottery.result')),
    {
      key: 'return',
      head: t('console.lottery.return'),
      cell: (line) => returnPercent(line, t.tag),
      align: 'money',
    },
  ];
}
