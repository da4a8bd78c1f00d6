// Team betting: what each member came to at each game over days.
import type { Column } from '@baize/ui';
import { Amount } from '../../app/records/amount.tsx';
import { categoryName, useFromTo, usePlayColumns } from '../../app/records/play-columns.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Facts } from './facts.tsx';
import { useReport } from './report.ts';
import { ReportEmpty, ReportScreen } from './report-screen.tsx';
import { type TeamBet, useTeamBets } from './team.ts';

function useColumns(): readonly Column<TeamBet>[] {
  const t = useText();
  return [
    { key: 'name', head: t('agents.member'), cell: (row) => <bdi>{row.customerName}</bdi> },
    { key: 'game', head: t('agents.game'), cell: ({ gameName }) => gameName },
    {
      key: 'category',
      head: t('reports.category'),
      cell: ({ gameType }) => categoryName(t, gameType),
    },
    ...usePlayColumns(),
  ];
}

function BetCard({ row }: { row: TeamBet }) {
  const t = useText();
  const fromTo = useFromTo();
  return (
    <>
      <RecordLine
        look="lead"
        start={<bdi>{row.customerName}</bdi>}
        end={<Amount value={row.netProfit} look="change" />}
      />
      <RecordLine start={row.gameName} end={`${t('reports.rounds')} ${row.rounds}`} />
      <RecordLine look="quiet" start={categoryName(t, row.gameType)} end={fromTo(row)} />
    </>
  );
}

export function BetsScreen() {
  const t = useText();
  const report = useReport();
  const query = useTeamBets(report.asked);
  const { data } = query;
  const columns = useColumns();
  const totals = [
    { key: 'rounds', label: t('reports.rounds'), value: data?.footer.rounds },
    {
      key: 'stake',
      label: t('reports.stake'),
      value: data && <Amount value={data.footer.stake} />,
    },
    {
      key: 'net',
      label: t('agents.players-result'),
      value: data && <Amount value={data.footer.netProfit} look="change" />,
    },
  ];
  return (
    <ReportScreen title={t('agents.bets')} report={report}>
      <Facts title={t('reports.total')} facts={totals} waits={query.isPlaceholderData} />
      <RecordList
        caption={t('agents.bets')}
        query={query}
        rows={data?.list}
        rowKey={({ customerId, gameType, gameCode }) => `${customerId} ${gameType} ${gameCode}`}
        columns={columns}
        card={(row) => <BetCard row={row} />}
        empty={<ReportEmpty report={report} />}
        page={report.asked.pageNo}
        pages={Math.max(1, data?.totalPage ?? 1)}
        onPage={report.onPage}
      />
    </ReportScreen>
  );
}
