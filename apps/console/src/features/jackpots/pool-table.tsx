// Every tier with its running pool: what it holds, what it runs by, what it gives back.
import { Button, Card, EmptyState, Status, Table, VisuallyHidden } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { FactsUnder } from './facts-under.tsx';
import styles from './jackpots.module.css';
import type { Pools, TierFact } from './pools.ts';

export interface PoolTableProps {
  pools: Pools;
  onChange: (tier: TierFact) => void;
}

export function PoolTable({ pools: { tiers, currency }, onChange }: PoolTableProps) {
  const t = useText();
  const may = useMay('jackpots.edit');
  const facts = useFacts(currency);
  const change = (row: TierFact) => (
    <Button size="small" disabled={!may} onClick={() => onChange(row)}>
      {t('console.jackpots.change')}
    </Button>
  );
  return (
    <Card title={t('console.jackpots.tiers')}>
      <Table
        caption={t('console.jackpots.tiers')}
        rows={tiers}
        rowKey={({ tier }) => tier}
        empty={<EmptyState>{t('console.jackpots.none-runs')}</EmptyState>}
        columns={[
          {
            key: 'tier',
            head: t('console.jackpots.tier'),
            cell: (row) => (
              <>
                <Name row={row} />
                <FactsUnder
                  facts={facts.map(({ key, head, of }) => ({ key, head, text: of(row) }))}
                />
                <span className={styles['action']}>{change(row)}</span>
              </>
            ),
          },
          ...facts.map(({ key, head, of }) => ({
            key,
            head,
            cell: of,
            align: 'money' as const,
            wideOnly: true,
          })),
          {
            key: 'change',
            head: <VisuallyHidden>{t('console.jackpots.change')}</VisuallyHidden>,
            cell: change,
            wideOnly: true,
          },
        ]}
      />
    </Card>
  );
}

interface Fact {
  readonly key: string;
  readonly head: string;
  readonly of: (row: TierFact) => string;
}

/** The balance of a running pool and its settings. */
function useFacts(currency: string): readonly Fact[] {
  const t = useText();
  const { money } = useShow();
  const places = new Intl.NumberFormat(t.tag, { maximumFractionDigits: 4 });
  const percent = (ppm: number | undefined) =>
    ppm === undefined ? '–' : `${places.format(ppm / 10_000)}%`;
  const amount = (text: string | undefined) => (text === undefined ? '–' : money(text, currency));
  const chance = (turnover: string | null | undefined) =>
    turnover === null ? t('console.jackpots.mystery') : amount(turnover);
  const fact = (
    name: 'amount' | 'seed' | 'ceiling' | 'contribution' | 'diversion' | 'chance' | 'returns',
    of: (running: TierFact['running']) => string,
  ): Fact => ({ key: name, head: t(`console.jackpots.${name}`), of: ({ running }) => of(running) });
  return [
    fact('amount', (running) => amount(running?.amount)),
    fact('seed', (running) => amount(running?.seed)),
    fact('ceiling', (running) => amount(running?.ceiling)),
    fact('contribution', (running) => percent(running?.contributionPpm)),
    fact('diversion', (running) => percent(running?.diversionPpm)),
    fact('chance', (running) => chance(running?.turnover)),
    fact('returns', (running) => percent(running?.returnPpm)),
  ];
}

function Name({ row: { tier, running, ending } }: { row: TierFact }) {
  const t = useText();
  const number = running ? ` ${t('console.jackpots.number')} ${running.number}` : '';
  return (
    <>
      <b>{t(`console.jackpots.${tier}`)}</b>
      {number}
      {running ? null : <Status kind="neutral">{t('console.jackpots.none-runs')}</Status>}
      {ending && running ? <Status kind="neutral">{t('console.jackpots.ends')}</Status> : null}
    </>
  );
}
