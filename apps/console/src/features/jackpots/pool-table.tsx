// Every tier with its running pool: what it holds, what it runs by, what it gives back.
import { Button, Card, Status, Table } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { Pools, TierFact } from './pools.ts';

export interface PoolTableProps {
  pools: Pools;
  onChange: (tier: TierFact) => void;
}

export function PoolTable({ pools: { tiers, currency }, onChange }: PoolTableProps) {
  const t = useText();
  const may = useMay('jackpots.edit');
  const { money } = useShow();
  const percent = (ppm: number | undefined) =>
    ppm === undefined
      ? '–'
      : `${new Intl.NumberFormat(t.tag, { maximumFractionDigits: 4 }).format(ppm / 10_000)} %`;
  const amount = (text: string | undefined) => (text === undefined ? '–' : money(text, currency));
  return (
    <Card title={t('pools.tiers')}>
      <Table
        caption={t('pools.tiers')}
        rows={tiers}
        rowKey={({ tier }) => tier}
        columns={[
          { key: 'tier', head: t('pools.tier'), cell: (row) => <Name row={row} /> },
          {
            key: 'amount',
            head: t('pools.amount'),
            cell: ({ running }) => amount(running?.amount),
            align: 'money',
          },
          {
            key: 'seed',
            head: t('pools.seed'),
            cell: ({ running }) => amount(running?.seed),
            align: 'money',
          },
          {
            key: 'ceiling',
            head: t('pools.ceiling'),
            cell: ({ running }) => amount(running?.ceiling),
            align: 'money',
          },
          {
            key: 'contribution',
            head: t('pools.contribution'),
            cell: ({ running }) => percent(running?.contributionPpm),
          },
          {
            key: 'diversion',
            head: t('pools.diversion'),
            cell: ({ running }) => percent(running?.diversionPpm),
          },
          {
            key: 'chance',
            head: t('pools.chance'),
            cell: ({ running }) =>
              running?.turnover === null ? t('pools.mystery') : amount(running?.turnover),
          },
          {
            key: 'returns',
            head: t('pools.returns'),
            cell: ({ running }) => percent(running?.returnPpm),
          },
          {
            key: 'change',
            head: '',
            cell: (row) => (
              <Button size="small" disabled={!may} onClick={() => onChange(row)}>
                {t('pools.change')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Name({ row: { tier, running, ending } }: { row: TierFact }) {
  const t = useText();
  const number = running ? ` ${t('pools.number')} ${running.number}` : '';
  return (
    <>
      <b>{t(`pools.${tier}`)}</b>
      {number}
      {running ? null : <Status kind="neutral">{t('pools.none-runs')}</Status>}
      {ending && running ? <Status kind="neutral">{t('pools.ends')}</Status> : null}
    </>
  );
}
