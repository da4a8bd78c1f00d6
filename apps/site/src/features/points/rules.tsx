// The rules of points, with every rate.
import { Button, Card, Table } from '@baize/ui';
import { whenMember } from '../../app/dialogs.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type EarnRow, useEarnRows } from './earn-rows.ts';
import { type Config, worthOf } from './points.ts';
import styles from './dialog.module.css';

const rules = ['count', 'budget', 'lasting', 'price', 'return', 'break', 'care'] as const;

export function Rules({ config }: { config: Config | undefined }) {
  return (
    <div className={styles['rules']}>
      <RuleList />
      {config === undefined ? null : <Rates config={config} />}
    </div>
  );
}

export function RuleList() {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <Card title={t('points.rules-title')}>
      <ul className={styles['list']}>
        {rules.map((rule) => (
          <li key={rule}>{t(`points.rule-${rule}`)}</li>
        ))}
      </ul>
      <Button size="small" onClick={() => whenMember(() => open('limits'))}>
        {t('points.limits')}
      </Button>
    </Card>
  );
}

function Rates({ config }: { config: Config }) {
  const t = useText();
  const money = useMoneyText();
  const { ratio, isConverting } = config;
  const redeem: EarnRow = {
    key: 'redeem',
    name: t('points.earn-redeem'),
    rate: t('points.convert-ratio', {
      points: t('points.count', { count: ratio }),
      amount: money(worthOf(ratio, ratio)),
    }),
  };
  const rows = [...useEarnRows(config), ...(isConverting ? [redeem] : [])];
  return (
    <Table
      caption={t('points.earn-table')}
      rows={rows}
      rowKey={({ key }) => key}
      empty={t('points.earn-none')}
      columns={[
        { key: 'way', head: t('points.earn-way'), cell: ({ name }) => name },
        { key: 'rate', head: t('points.earn-rate'), cell: ({ rate }) => rate, align: 'money' },
      ]}
    />
  );
}
