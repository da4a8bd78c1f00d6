// My income: what the team earned the agent by day and kind, what of it was paid on to agents
// below, and what is left; beside the period before. The days can be saved as a file.
import { useState } from 'react';
import { formatCompact, formatDay, printCsv } from '@baize/i18n';
import { houseZoneName } from '@baize/money';
import {
  Button,
  Card,
  type Column,
  CoinsIcon,
  DownloadIcon,
  EmptyState,
  Skeleton,
  TrendChart,
} from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Amount } from '../../../app/records/amount.tsx';
import { Note } from '../../../app/records/note.tsx';
import type { Period } from '../../../app/records/period.ts';
import { PeriodFilter, shortSpans } from '../../../app/records/period-filter.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { saveAs } from '../../../app/records/save-button.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { Compared } from '../compared.tsx';
import { Facts } from '../facts.tsx';
import { askedDays } from '../team.ts';
import { type IncomeDay, useIncome } from './facts.ts';
import { everyDay, incomeKinds, incomeSums } from './income-days.ts';

function useTiles(period: Period) {
  const t = useText();
  const money = useMoneyText();
  const now = useIncome(period).data?.footer;
  const other = useIncome(period, 'before');
  const before = other.isPlaceholderData ? undefined : other.data?.footer;
  return ([...incomeSums, ...incomeKinds] as const).map((key) => ({
    key,
    label: t(`income.kind-${key}`),
    value: now && (
      <Compared now={now[key]} before={before?.[key]} text={money}>
        <Amount value={now[key]} />
      </Compared>
    ),
  }));
}

function useColumns(): readonly Column<IncomeDay>[] {
  const t = useText();
  return [
    { key: 'day', head: t('income.day'), cell: ({ date }) => formatDay(date) },
    ...([...incomeKinds, ...incomeSums] as const).map((key): Column<IncomeDay> => ({
      key,
      head: t(`income.kind-${key}`),
      align: 'money',
      cell: (row) => <Amount value={row[key]} />,
    })),
  ];
}

function DayCard({ row }: { row: IncomeDay }) {
  const t = useText();
  const money = useMoneyText();
  const some = incomeKinds.filter((kind) => row[kind] !== 0);
  return (
    <>
      <RecordLine
        look="lead"
        start={formatDay(row.date)}
        end={<Amount value={row.tatalIncome} />}
      />
      {some.map((kind) => (
        <RecordLine
          key={kind}
          look="quiet"
          start={t(`income.kind-${kind}`)}
          end={money(row[kind])}
        />
      ))}
      {row.totalPaidOn === 0 ? null : (
        <RecordLine
          look="quiet"
          start={t('income.kind-totalPaidOn')}
          end={money(-row.totalPaidOn)}
        />
      )}
    </>
  );
}

function IncomeChart({ period, list }: { period: Period; list: readonly IncomeDay[] }) {
  const t = useText();
  const money = useMoneyText();
  const points = everyDay(askedDays(period), list).map((day) => ({
    key: day.date,
    label: formatDay(day.date),
    values: incomeKinds.map((kind) => day[kind]),
  }));
  return (
    <TrendChart
      label={t('income.title')}
      series={incomeKinds.map((kind) => ({ key: kind, label: t(`income.kind-${kind}`) }))}
      points={points}
      tableLabel={t('income.as-table')}
      pointLabel={t('income.day')}
      valueText={money}
      markText={(value) => formatCompact(value, t.tag)}
    />
  );
}

function SaveIncome({ list }: { list: readonly IncomeDay[] }) {
  const t = useText();
  const keys = [...incomeKinds, ...incomeSums] as const;
  const save = () => {
    const head = [t('income.day'), ...keys.map((key) => t(`income.kind-${key}`))];
    const lines = list.map((day) => [day.date, ...keys.map((key) => String(day[key]))]);
    saveAs('income.csv', new Blob([printCsv([head, ...lines])], { type: 'text/csv' }));
  };
  return (
    <Button size="small" icon={<DownloadIcon />} disabled={list.length === 0} onClick={save}>
      {t('income.save')}
    </Button>
  );
}

export function IncomeScreen() {
  const t = useText();
  const [period, setPeriod] = useState<Period>('days-30');
  const query = useIncome(period);
  const list = query.data?.list;
  const tiles = useTiles(period);
  const columns = useColumns();
  return (
    <Screen title={t('income.title')} actions={<SaveIncome list={list ?? []} />}>
      <PeriodFilter period={period} onPeriod={setPeriod} spans={shortSpans} />
      <Facts title={t('income.sums')} facts={tiles} waits={query.isPlaceholderData} />
      <Card title={t('income.by-day')}>
        {list ? <IncomeChart period={period} list={list} /> : <Skeleton shape="block" />}
      </Card>
      <RecordList
        caption={t('income.title')}
        query={query}
        rows={list}
        rowKey={({ date }) => date}
        columns={columns}
        card={(row) => <DayCard row={row} />}
        empty={<EmptyState icon={<CoinsIcon />}>{t('income.none')}</EmptyState>}
        page={1}
        pages={1}
        onPage={() => undefined}
      />
      <Note>{t('income.paid-on-text')}</Note>
      <Note>{t('reports.counted', { zone: houseZoneName })}</Note>
    </Screen>
  );
}
