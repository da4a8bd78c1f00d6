// The team's result over days: each line with everybody below it, or every member alone. A row
// opens one level down.
import { useState } from 'react';
import { type Column, Tabs } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { Amount } from '../../app/records/amount.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { SaveButton } from '../../app/records/save-button.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Categories } from './figures/categories.tsx';
import { MemberDays } from './figures/member-days.tsx';
import { TeamChart } from './figures/team-chart.tsx';
import { Compared } from './compared.tsx';
import { Facts } from './facts.tsx';
import { MemberName } from './member-name.tsx';
import { useReport } from './report.ts';
import { ReportEmpty, ReportScreen } from './report-screen.tsx';
import {
  type Asked,
  type ProfitLine,
  type ProfitSums,
  profitFile,
  useProfitBefore,
  useTeamProfit,
} from './team.ts';
import { Way } from './way.tsx';

type View = 'line' | 'member';
const views: readonly View[] = ['line', 'member'];

const sums = [
  ['deposit', 'reports.deposited'],
  ['withdraw', 'reports.withdrawn'],
  ['stake', 'reports.stake'],
  ['payout', 'reports.payout'],
  ['netProfit', 'agents.players-result'],
] as const;

interface NameProps {
  row: ProfitLine;
  view: View;
  onOpen: (row: ProfitLine) => void;
}

/** A line opens its team; a member, and an agent alone, opens into days. */
const opensTeam = ({ members }: ProfitLine, view: View) => view === 'line' && members > 1;

const Name = ({ row, view, onOpen }: NameProps) => (
  <MemberName
    name={row.customerName}
    type={row.type}
    opens={opensTeam(row, view) ? 'team' : 'days'}
    onOpen={() => onOpen(row)}
  />
);

function useColumns(view: View, onOpen: NameProps['onOpen']): readonly Column<ProfitLine>[] {
  const t = useText();
  const members: readonly Column<ProfitLine>[] = [
    { key: 'members', head: t('agents.kind-members'), align: 'money', cell: (row) => row.members },
  ];
  return [
    {
      key: 'name',
      head: t(view === 'line' ? 'agents.line' : 'agents.member'),
      cell: (row) => <Name row={row} view={view} onOpen={onOpen} />,
    },
    ...(view === 'line' ? members : []),
    ...sums.map(([field, text]): Column<ProfitLine> => ({
      key: field,
      head: t(text),
      align: 'money',
      cell: (row) => (
        <Amount value={row[field]} look={field === 'netProfit' ? 'change' : 'plain'} />
      ),
    })),
  ];
}

function LineCard({ row, view, onOpen }: NameProps) {
  const t = useText();
  const money = useMoneyText();
  return (
    <>
      <RecordLine
        look="lead"
        start={<Name row={row} view={view} onOpen={onOpen} />}
        end={<Amount value={row.netProfit} look="change" />}
      />
      <RecordLine
        look="quiet"
        start={`${t('reports.stake')} ${money(row.stake)}`}
        end={`${t('reports.payout')} ${money(row.payout)}`}
      />
      <RecordLine
        look="quiet"
        start={`${t('reports.deposited')} ${money(row.deposit)}`}
        end={`${t('reports.withdrawn')} ${money(row.withdraw)}`}
      />
    </>
  );
}

function useTotals(asked: Asked, footer: ProfitSums | undefined) {
  const t = useText();
  const money = useMoneyText();
  const query = useProfitBefore(asked);
  const before = query.isPlaceholderData ? undefined : query.data;
  return sums.map(([field, text]) => ({
    key: field,
    label: t(text),
    value: footer && (
      <Compared now={footer[field]} before={before?.[field]} text={money}>
        <Amount value={footer[field]} look={field === 'netProfit' ? 'change' : 'plain'} />
      </Compared>
    ),
  }));
}

function SaveProfit({ asked, view }: { asked: Asked; view: View }) {
  const t = useText();
  return (
    <SaveButton
      label={t('income.save')}
      name="team-profit.csv"
      ask={() => client.facts.downloadTeamProfit(profitFile(asked, view))}
    />
  );
}

export function TeamProfitScreen() {
  const t = useText();
  const report = useReport();
  const [view, setView] = useState<View>('line');
  const query = useTeamProfit({ ...report.asked, by: view });
  const { data } = query;
  const [member, setMember] = useState<{ id: string; name: string }>();
  const openRow = (row: ProfitLine) => {
    if (opensTeam(row, view)) report.onWhose(row.customerId);
    else setMember({ id: row.customerId, name: row.customerName });
  };
  const columns = useColumns(view, openRow);
  const totals = useTotals(report.asked, data?.total);
  const turnTo = (next: View) => {
    setView(next);
    report.onPage(1);
  };
  if (member !== undefined) {
    return (
      <MemberDays
        member={member}
        period={report.asked.period}
        onPeriod={report.onPeriod}
        onBack={() => setMember(undefined)}
      />
    );
  }
  return (
    <ReportScreen
      title={t('agents.profit')}
      report={report}
      actions={<SaveProfit asked={report.asked} view={view} />}
    >
      <Way steps={data?.path} onWhose={report.onWhose} />
      <Facts title={t('reports.total')} facts={totals} waits={query.isPlaceholderData} />
      <TeamChart period={report.asked.period} whose={report.asked.whose} />
      <Categories list={data?.categories} />
      <Tabs
        label={t('agents.sum-by')}
        tabs={views.map((id) => ({ id, label: t(`agents.by-${id}`) }))}
        selected={view}
        onSelect={turnTo}
      />
      <RecordList
        caption={t('agents.profit')}
        query={query}
        rows={data?.list}
        rowKey={(row) => row.customerId}
        columns={columns}
        card={(row) => <LineCard row={row} view={view} onOpen={openRow} />}
        empty={<ReportEmpty report={report} />}
        page={report.asked.pageNo}
        pages={Math.max(1, data?.totalPage ?? 1)}
        onPage={report.onPage}
      />
    </ReportScreen>
  );
}
