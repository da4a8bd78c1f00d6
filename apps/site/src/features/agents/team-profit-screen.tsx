// The team's result over days: each line with everybody below it, or every member alone. A row
// opens one level down.
import { useState } from 'react';
import { type Column, Tabs } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { Amount } from '../../app/records/amount.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Compared } from './compared.tsx';
import { Facts } from './facts.tsx';
import { MemberName } from './member-name.tsx';
import { useReport } from './report.ts';
import { ReportEmpty, ReportScreen } from './report-screen.tsx';
import {
  type Asked,
  type ProfitLine,
  type ProfitSums,
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
  onOpen: (whose: string) => void;
}

const Name = ({ row, view, onOpen }: NameProps) => (
  <MemberName
    name={row.customerName}
    type={row.type}
    onOpen={view === 'line' && row.members > 1 ? () => onOpen(row.customerId) : undefined}
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

export function TeamProfitScreen() {
  const t = useText();
  const report = useReport();
  const [view, setView] = useState<View>('line');
  const query = useTeamProfit({ ...report.asked, by: view });
  const { data } = query;
  const columns = useColumns(view, report.onWhose);
  const totals = useTotals(report.asked, data?.footer);
  const turnTo = (next: View) => {
    setView(next);
    report.onPage(1);
  };
  return (
    <ReportScreen title={t('agents.profit')} report={report}>
      <Way steps={data?.path} onWhose={report.onWhose} />
      <Facts title={t('reports.total')} facts={totals} waits={query.isPlaceholderData} />
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
        card={(row) => <LineCard row={row} view={view} onOpen={report.onWhose} />}
        empty={<ReportEmpty report={report} />}
        page={report.asked.pageNo}
        pages={Math.max(1, data?.totalPage ?? 1)}
        onPage={report.onPage}
      />
    </ReportScreen>
  );
}
