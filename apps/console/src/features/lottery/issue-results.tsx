// Every version of an issue's result: when it was entered, by whom, and why it was corrected.
import { formatClock } from '@baize/i18n';
import { Card, EmptyState, Table } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import type { IssueShown } from './issue-reading.ts';

export function IssueResults({ issue: { gameCode, results, drawnBy } }: { issue: IssueShown }) {
  const t = useText();
  const byItself = t(drawnBy === 'us' ? 'console.lottery.by-draw' : 'console.lottery.by-feed');
  return (
    <Card title={t('console.lottery.results')}>
      <Table
        caption={t('console.lottery.results')}
        rows={results}
        rowKey={({ version }) => String(version)}
        empty={<EmptyState>{t('console.lottery.no-result')}</EmptyState>}
        columns={[
          {
            key: 'version',
            head: t('console.lottery.version'),
            cell: ({ version }) => version,
          },
          {
            key: 'numbers',
            head: t('console.lottery.numbers'),
            cell: ({ numbers }) => <DrawnNumbers gameCode={gameCode} numbers={numbers} />,
          },
          {
            key: 'at',
            head: t('operator.when'),
            cell: ({ at }) => formatClock(at),
            wideOnly: true,
          },
          {
            key: 'by',
            head: t('operator.who'),
            cell: ({ by }) => (by.length === 0 ? byItself : by.join(', ')),
          },
          {
            key: 'reason',
            head: t('operator.reason'),
            // A result that came by itself has a word of the machine's.
            cell: ({ by, reason }) => (by.length === 0 ? '–' : reason || '–'),
            wideOnly: true,
          },
        ]}
      />
    </Card>
  );
}
