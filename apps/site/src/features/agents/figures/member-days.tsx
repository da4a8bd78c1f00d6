// One member's days: what was played, paid in and paid out on each, and the categories of the whole
// time. Only days on which the member stood below this agent are counted.
import { formatDay } from '@baize/i18n';
import { Button, type Column, ArrowLeftIcon, CalendarIcon, EmptyState } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Amount } from '../../../app/records/amount.tsx';
import { Note } from '../../../app/records/note.tsx';
import type { Period } from '../../../app/records/period.ts';
import { PeriodFilter, shortSpans } from '../../../app/records/period-filter.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { Categories } from './categories.tsx';
import { type MemberDay, useMemberDays } from './facts.ts';

interface MemberDaysProps {
  member: { readonly id: string; readonly name: string };
  period: Period;
  onPeriod: (period: Period) => void;
  onBack: () => void;
}

const sums = [
  ['netProfit', 'agents.players-result', 'change'],
  ['validBet', 'income.figure-validBet', 'plain'],
  ['payout', 'reports.payout', 'plain'],
  ['deposit', 'reports.deposited', 'plain'],
  ['withdraw', 'reports.withdrawn', 'plain'],
] as const;

function useColumns(): readonly Column<MemberDay>[] {
  const t = useText();
  return [
    { key: 'day', head: t('income.day'), cell: ({ day }) => formatDay(day) },
    ...sums.map(([key, text, look]): Column<MemberDay> => ({
      key,
      head: t(text),
      align: 'money',
      cell: (row) => <Amount value={row[key]} look={look} />,
    })),
  ];
}

function DayCard({ row }: { row: MemberDay }) {
  const t = useText();
  const money = useMoneyText();
  return (
    <>
      <RecordLine
        look="lead"
        start={formatDay(row.day)}
        end={<Amount value={row.netProfit} look="change" />}
      />
      <RecordLine
        look="quiet"
        start={`${t('income.figure-validBet')} ${money(row.validBet)}`}
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

export function MemberDays({ member, period, onPeriod, onBack }: MemberDaysProps) {
  const t = useText();
  const query = useMemberDays(member.id, period);
  const columns = useColumns();
  const title = t('income.days-of', { name: member.name });
  return (
    <Screen
      title={title}
      actions={
        <Button size="small" icon={<ArrowLeftIcon />} onClick={onBack}>
          {t('income.back')}
        </Button>
      }
    >
      <PeriodFilter period={period} onPeriod={onPeriod} spans={shortSpans} />
      <Categories list={query.data?.categories} />
      <RecordList
        caption={title}
        query={query}
        rows={query.data?.days}
        rowKey={({ day }) => day}
        columns={columns}
        card={(row) => <DayCard row={row} />}
        empty={<EmptyState icon={<CalendarIcon />}>{t('income.no-days')}</EmptyState>}
        page={1}
        pages={1}
        onPage={() => undefined}
      />
      <Note>{t('income.days-text')}</Note>
    </Screen>
  );
}
