// A team over days or hours as a chart, one figure at a time, beside the period before.
import { useState } from 'react';
import { formatCompact, formatDate, formatMinute } from '@baize/i18n';
import { Card, Skeleton, Tabs, TrendChart } from '@baize/ui';
import { failureText } from '../../../app/failure-text.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { Note } from '../../../app/records/note.tsx';
import type { Period } from '../../../app/records/period.ts';
import { useText } from '../../../app/texts/texts.ts';
import { useSeries } from './facts.ts';

const figures = ['validBet', 'netProfit', 'deposit', 'withdraw'] as const;
type Figure = (typeof figures)[number];

export function TeamChart({ period, whose = '' }: { period: Period; whose?: string }) {
  const t = useText();
  const money = useMoneyText();
  const [figure, setFigure] = useState<Figure>('validBet');
  const { data, error } = useSeries(period, whose);
  if (data === undefined && error !== null) return <Note>{failureText(t, error)}</Note>;
  const label = t(`income.figure-${figure}`);
  const points = data?.points.map((point) => ({
    key: String(point.at),
    label: data.grain === 'hour' ? formatMinute(point.at) : formatDate(point.at),
    values: [point[figure]],
    before: point.before[figure],
  }));
  return (
    <Card title={t('income.chart')}>
      <Tabs
        look="pill"
        label={t('income.chart')}
        tabs={figures.map((id) => ({ id, label: t(`income.figure-${id}`) }))}
        selected={figure}
        onSelect={setFigure}
      >
        {points === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <TrendChart
            label={label}
            series={[{ key: figure, label }]}
            points={points}
            beforeLabel={t('income.before')}
            tableLabel={t('income.as-table')}
            pointLabel={t(data?.grain === 'hour' ? 'income.hour' : 'income.day')}
            valueText={money}
            markText={(value) => formatCompact(value, t.tag)}
          />
        )}
      </Tabs>
    </Card>
  );
}
