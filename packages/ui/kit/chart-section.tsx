// The charts of the kit page: parts of each day beside the period before, and a result with losses.
import { Card, TrendChart } from '../src/index.ts';
import { chart } from './texts.ts';
import styles from './kit.module.css';

const days = [320, 410, 180, 560, 620, 240, 705];
const points = days.map((value, at) => ({
  key: String(at),
  label: `${at + 1} Nov`,
  values: [value, value / 3, at * 20],
  before: 900 - value,
}));
const results = days.map((value, at) => ({
  key: String(at),
  label: `${at + 1} Nov`,
  values: [value - 400],
}));
const words = {
  tableLabel: chart.asTable,
  pointLabel: chart.day,
  valueText: (value: number) => value.toLocaleString('en'),
  markText: String,
};

export function ChartSection() {
  return (
    <div className={styles['two']}>
      <Card title={chart.income}>
        <TrendChart
          {...words}
          label={chart.income}
          series={chart.kinds.map((label) => ({ key: label, label }))}
          points={points}
          beforeLabel={chart.before}
        />
      </Card>
      <Card title={chart.result}>
        <TrendChart
          {...words}
          label={chart.result}
          series={[{ key: 'result', label: chart.result }]}
          points={results}
        />
      </Card>
    </div>
  );
}
