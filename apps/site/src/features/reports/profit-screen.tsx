// Profit and loss: the result of play over these days, by day, category or vendor, with deposits
// and withdrawals beside it. The sums are the server's; nothing is added up here.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, reports } from '@baize/contract';
import { formatDay, type Translator } from '@baize/i18n';
import { Button, ChartLineIcon, EmptyState, Tabs } from '@baize/ui';
import { houseZoneName } from '@baize/money';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { Amount } from '../../app/records/amount.tsx';
import { daysOf, type Period } from '../../app/records/period.ts';
import { PeriodFilter } from '../../app/records/period-filter.tsx';
import { Note } from '../../app/records/note.tsx';
import { categoryName } from '../../app/records/play-columns.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { Tiles } from '../../app/records/tiles.tsx';
import { useText } from '../../app/texts/texts.ts';
import { ProfitList, type ProfitRow } from './profit-list.tsx';

type Profit = OutputOf<typeof reports.getProfit>;

const views = ['by-day', 'by-category', 'by-vendor'] as const;
type View = (typeof views)[number];
const heads = {
  'by-day': 'reports.day',
  'by-category': 'reports.category',
  'by-vendor': 'reports.vendor',
} as const;

function useProfit(span: Period) {
  return useQuery({
    queryKey: ['money', 'profit', span],
    queryFn: async () => {
      const { from, to } = daysOf(span, timeNow());
      return unwrap(await client.reports.getProfit({ startDate: from, endDate: to }));
    },
    placeholderData: keepPreviousData,
  });
}

function rowsOf(t: Translator, view: View, profit: Profit): readonly ProfitRow[] {
  if (view === 'by-day') return profit.days.map((day) => ({ ...day, name: formatDay(day.day) }));
  if (view === 'by-vendor') return profit.vendors.map((sum) => ({ ...sum, name: sum.displayName }));
  return profit.categories.map((sum) => ({ ...sum, name: categoryName(t, sum.gameType) }));
}

const facts = [
  ['reports.net', 'netProfit', 'change'],
  ['reports.deposited', 'deposit', 'plain'],
  ['reports.withdrawn', 'withdraw', 'plain'],
] as const;

function Facts({ footer }: { footer: Profit['footer'] | undefined }) {
  const t = useText();
  const { symbol } = useMoneyText();
  return (
    <Tiles
      tiles={facts.map(([text, field, look]) => ({
        key: field,
        label: t(text),
        value: footer && <Amount value={footer[field]} look={look} symbol={symbol} />,
      }))}
    />
  );
}

export function ProfitScreen() {
  const t = useText();
  const [span, setSpan] = useState<Period>('days-7');
  const [view, setView] = useState<View>('by-day');
  const query = useProfit(span);
  const { data } = query;
  const isLong = span === 'days-365' || typeof span !== 'string';
  const longer = <Button onClick={() => setSpan('days-365')}>{t('reports.longer')}</Button>;
  return (
    <Screen title={t('reports.title')}>
      <PeriodFilter period={span} onPeriod={setSpan} />
      <Facts footer={data?.footer} />
      <Tabs
        label={t('reports.views')}
        tabs={views.map((id) => ({ id, label: t(`reports.${id}`) }))}
        selected={view}
        onSelect={setView}
      />
      <ProfitList
        head={t(heads[view])}
        query={query}
        rows={data === undefined ? undefined : rowsOf(t, view, data)}
        total={data?.footer}
        empty={
          <EmptyState icon={<ChartLineIcon />} action={isLong ? undefined : longer}>
            {t('reports.none')}
          </EmptyState>
        }
      />
      <Note>{t('reports.counted', { zone: houseZoneName })}</Note>
    </Screen>
  );
}
