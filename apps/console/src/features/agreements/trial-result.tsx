// The cost of tried terms: bars of the periods, then each period and each agent.
import { Link } from 'react-router';
import type { agreements, OutputOf } from '@baize/contract';
import { Card, EmptyState, Table, type Column } from '@baize/ui';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './agreements.module.css';

type Tried = OutputOf<typeof agreements.tryPolicy>;
type Period = Tried['periods'][number];
type Agent = Tried['agents'][number];

export function TrialResult({ trial }: { trial: Tried }) {
  const t = useText();
  const { money } = useShow();
  const { periods, agents, pay, currency } = trial;
  if (Number(pay) === 0) return <EmptyState>{t('console.agreements.trial-none')}</EmptyState>;
  const most = Math.max(...periods.map((one) => Number(one.pay)), 1);
  return (
    <div className={styles['stack']}>
      <Card title={t('console.agreements.trial-cost')}>
        <div className={styles['stack']}>
          <Figures
            facts={[
              [t('console.agreements.trial-cost'), money(pay, currency)],
              [t('console.agreements.trial-agents'), agents.length.toLocaleString(t.tag)],
            ]}
          />
          <div className={styles['bars']} aria-hidden="true">
            {periods.map((one) => (
              <span
                key={one.from}
                title={money(one.pay, currency)}
                style={{ blockSize: `${Math.max(2, (Number(one.pay) / most) * 100)}%` }}
              />
            ))}
          </div>
        </div>
      </Card>
      <div className={styles['columns']}>
        <Periods periods={periods} currency={currency} />
        <Agents agents={agents} currency={currency} />
      </div>
    </div>
  );
}

function Periods({ periods, currency }: { periods: readonly Period[]; currency: string }) {
  const t = useText();
  const { money, moment } = useShow();
  const columns: readonly Column<Period>[] = [
    { key: 'from', head: t('console.agreements.period'), cell: ({ from }) => moment(from) },
    {
      key: 'pay',
      head: t('console.agreements.trial-cost'),
      align: 'money',
      cell: ({ pay }) => money(pay, currency),
    },
  ];
  return (
    <Card title={t('console.agreements.period')}>
      <div className={styles['scroll']}>
        <Table
          caption={t('console.agreements.period')}
          columns={columns}
          rows={periods}
          rowKey={({ from }) => String(from)}
        />
      </div>
    </Card>
  );
}

function Agents({ agents, currency }: { agents: readonly Agent[]; currency: string }) {
  const t = useText();
  const { money } = useShow();
  const amount = (key: 'turnover' | 'net-loss', of: (row: Agent) => string): Column<Agent> => ({
    key,
    head: t(`console.agreements.${key}`),
    align: 'money',
    wideOnly: true,
    cell: (row) => money(of(row), currency),
  });
  const columns: readonly Column<Agent>[] = [
    {
      key: 'agent',
      head: t('console.agreements.report-agent'),
      cell: ({ agent }) => <Link to={`/agents/${agent.id}`}>{agent.username}</Link>,
    },
    amount('turnover', ({ turnover }) => turnover),
    amount('net-loss', ({ netLoss }) => netLoss),
    {
      key: 'pay',
      head: t('console.agreements.due'),
      align: 'money',
      cell: ({ pay }) => money(pay, currency),
    },
  ];
  return (
    <Card title={t('console.agreements.trial-agents')}>
      <div className={styles['scroll']}>
        <Table
          caption={t('console.agreements.trial-agents')}
          columns={columns}
          rows={agents}
          rowKey={({ agent }) => agent.id}
        />
      </div>
    </Card>
  );
}
