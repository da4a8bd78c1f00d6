// Each pool and the reserve against the entries of its account: what went in, what came out, what
// must be there and what is.
import { Card, Table } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { FactsUnder } from './facts-under.tsx';
import styles from './jackpots.module.css';
import { outgoing } from './outgoing.ts';
import type { Pools } from './pools.ts';

interface BooksRow {
  readonly name: string;
  readonly seeded: string;
  readonly fed: string;
  readonly won: string;
  readonly balance: string;
  readonly difference: string;
}

const sums = ['seeded', 'fed', 'won', 'balance', 'difference'] as const;

export function PoolBooks({ pools }: { pools: Pools }) {
  const t = useText();
  const { money } = useShow();
  const { tiers, reserve, currency } = pools;
  const rows: readonly BooksRow[] = [
    ...tiers.map(({ tier, books }) => ({ name: t(`console.jackpots.${tier}`), ...books })),
    // Payments of the reserve are seeds of pools: they go out.
    { name: t('console.jackpots.reserve'), ...reserve, seeded: outgoing(reserve.seeded), won: '0' },
  ];
  const told = (row: BooksRow, sum: (typeof sums)[number]) => ({
    key: sum,
    head: t(`console.jackpots.${sum}`),
    text: money(row[sum], currency),
  });
  return (
    <Card title={t('console.jackpots.reconciliation')}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('console.jackpots.reconciliation-text')}</p>
        <Table
          caption={t('console.jackpots.reconciliation')}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              head: t('console.jackpots.account'),
              cell: (row) => (
                <>
                  {row.name}
                  <FactsUnder facts={sums.map((sum) => told(row, sum))} />
                </>
              ),
            },
            ...sums.map((sum) => ({
              key: sum,
              head: t(`console.jackpots.${sum}`),
              cell: (row: BooksRow) => money(row[sum], currency),
              align: 'money' as const,
              wideOnly: true,
            })),
          ]}
        />
        <p className={styles['intro']}>
          {t('console.jackpots.funded-by-house', { amount: money(pools.funded, currency) })}{' '}
          {t('console.jackpots.fed-by-rounds', { amount: money(pools.fedByRounds, currency) })}
        </p>
      </div>
    </Card>
  );
}
