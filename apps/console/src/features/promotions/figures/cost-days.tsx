// Costs of a promotion by day: bars of the last days, and every day in a table.
import type { OutputOf, promotions } from '@baize/contract';
import { Card, Table, type Column } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import styles from './figures.module.css';

type Day = OutputOf<typeof promotions.getPromotionFigures>['days'][number];

interface CostDaysProps {
  days: readonly Day[];
  currency: string;
}

const barsMost = 31;

export function CostDays({ days, currency }: CostDaysProps) {
  const t = useText();
  const { money } = useShow();
  const most = Math.max(1, ...days.map(({ cost }) => Number(cost)));
  const columns: readonly Column<Day>[] = [
    { key: 'day', head: t('console.promotions.figures-day'), cell: ({ day }) => day },
    {
      key: 'cost',
      head: t('console.promotions.cost'),
      align: 'money',
      cell: ({ cost }) => money(cost, currency),
    },
    {
      key: 'claims',
      head: t('console.promotions.figures-claims'),
      align: 'money',
      cell: ({ claims }) => claims.toLocaleString(t.tag),
    },
    {
      key: 'members',
      head: t('console.promotions.members'),
      align: 'money',
      cell: ({ members }) => members.toLocaleString(t.tag),
    },
  ];
  return (
    <Card title={t('console.promotions.figures-days')} className={styles['days']}>
      <div className={styles['bars']} aria-hidden="true">
        {days
          .slice(0, barsMost)
          .toReversed()
          .map(({ day, cost }) => (
            <span
              key={day}
              title={`${day}: ${money(cost, currency)}`}
              style={{ blockSize: `${Math.max(2, (Number(cost) / most) * 100)}%` }}
            />
          ))}
      </div>
      <div className={styles['scroll']}>
        <Table
          caption={t('console.promotions.figures-days')}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
        />
      </div>
    </Card>
  );
}
