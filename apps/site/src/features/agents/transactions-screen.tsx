// Transaction details of the team: deposits that were credited and withdrawals that were paid.
import { formatDateTime } from '@baize/i18n';
import type { Column } from '@baize/ui';
import { Amount } from '../../app/records/amount.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Facts } from './facts.tsx';
import { useReport } from './report.ts';
import { ReportEmpty, ReportScreen } from './report-screen.tsx';
import { type TeamMove, useTeamMoves } from './team.ts';

const depositCode = 6101;

function useKind() {
  const t = useText();
  return ({ txType }: TeamMove) =>
    t(txType === depositCode ? 'wallet.event-deposit-settled' : 'wallet.event-withdrawal-paid');
}

function useColumns(): readonly Column<TeamMove>[] {
  const t = useText();
  const kind = useKind();
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ txTime }) => formatDateTime(txTime, { tag: t.tag }),
    },
    { key: 'name', head: t('agents.member'), cell: (row) => <bdi>{row.customerName}</bdi> },
    { key: 'kind', head: t('wallet.kind'), cell: kind },
    {
      key: 'amount',
      head: t('wallet.amount'),
      align: 'money',
      cell: ({ amount }) => <Amount value={amount} look="change" />,
    },
  ];
}

function MoveCard({ row }: { row: TeamMove }) {
  const t = useText();
  const kind = useKind();
  return (
    <>
      <RecordLine
        look="lead"
        start={<bdi>{row.customerName}</bdi>}
        end={<Amount value={row.amount} look="change" />}
      />
      <RecordLine look="quiet" start={formatDateTime(row.txTime, { tag: t.tag })} end={kind(row)} />
    </>
  );
}

export function TransactionsScreen() {
  const t = useText();
  const report = useReport();
  const query = useTeamMoves(report.asked);
  const { data } = query;
  const columns = useColumns();
  const totals = [
    {
      key: 'deposit',
      label: t('reports.deposited'),
      value: data && <Amount value={data.footer.deposit} />,
    },
    {
      key: 'withdraw',
      label: t('reports.withdrawn'),
      value: data && <Amount value={data.footer.withdraw} />,
    },
  ];
  return (
    <ReportScreen title={t('agents.transactions')} report={report}>
      <Facts title={t('reports.total')} facts={totals} waits={query.isPlaceholderData} />
      <RecordList
        caption={t('agents.transactions')}
        query={query}
        rows={data?.list}
        rowKey={({ txId }) => txId}
        columns={columns}
        card={(row) => <MoveCard row={row} />}
        empty={<ReportEmpty report={report} />}
        page={report.asked.pageNo}
        pages={Math.max(1, data?.totalPage ?? 1)}
        onPage={report.onPage}
      />
    </ReportScreen>
  );
}
