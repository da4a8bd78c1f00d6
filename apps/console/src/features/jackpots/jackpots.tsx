// Jackpots: the balance and settings of every pool, its future terms, its account against the
// books, and the winners.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Card, type Column, SectionHead, Skeleton, Status } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './jackpots.module.css';
import { poolsKey, usePools, type Pools, type TierFact, type Win } from './pools.ts';
import { PoolBooks } from './pool-books.tsx';
import { PoolTable } from './pool-table.tsx';
import { TermsDialog } from './terms-dialog.tsx';

export function Jackpots() {
  const t = useText();
  const { data, error, isFetching, refetch } = usePools();
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.jackpots')} />
      <p className={styles['intro']}>{t('console.jackpots.intro')}</p>
      {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
      {data && !error ? <PoolsShown pools={data} /> : null}
      {data || error ? null : <PoolsWait />}
    </div>
  );
}

function PoolsWait() {
  const t = useText();
  return (['console.jackpots.tiers', 'console.jackpots.reconciliation'] as const).map((title) => (
    <Card key={title} title={t(title)}>
      <div className={styles['wait']} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    </Card>
  ));
}

function PoolsShown({ pools }: { pools: Pools }) {
  const t = useText();
  const [asked, setAsked] = useState<TierFact>();
  return (
    <>
      <Status kind={pools.balanced ? 'good' : 'bad'}>
        {t(pools.balanced ? 'console.jackpots.balanced' : 'console.jackpots.not-balanced')}
      </Status>
      <PoolTable pools={pools} onChange={setAsked} />
      <PoolBooks pools={pools} />
      <Wins pools={pools} />
      {asked ? <TermsDialog tier={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

function Wins({ pools: { currency } }: { pools: Pools }) {
  const t = useText();
  const { money, moment } = useShow();
  const [page, setPage] = useState(1);
  const columns: readonly Column<Win>[] = [
    { key: 'when', head: t('console.jackpots.when'), cell: ({ wonAt }) => moment(wonAt) },
    {
      key: 'tier',
      head: t('console.jackpots.tier'),
      cell: ({ tier }) => t(`console.jackpots.${tier}`),
    },
    { key: 'number', head: t('console.jackpots.number'), cell: ({ number }) => number },
    { key: 'winner', head: t('console.jackpots.winner'), cell: ({ username }) => username },
    {
      key: 'game',
      head: t('console.jackpots.game'),
      cell: ({ gameCode }) => gameCode,
      wideOnly: true,
    },
    {
      key: 'round',
      head: t('console.jackpots.round'),
      cell: ({ roundId }) => roundId,
      wideOnly: true,
    },
    {
      key: 'prize',
      head: t('console.jackpots.prize'),
      cell: ({ prize }) => money(prize, currency),
      align: 'money',
    },
  ];
  return (
    <section className={styles['stack']}>
      <SectionHead level={2} title={t('console.jackpots.wins')} />
      <PagedList
        name={[...poolsKey, 'wins']}
        caption={t('console.jackpots.wins')}
        rowKey={({ tier, number }) => `${tier} ${number}`}
        empty={t('console.jackpots.no-wins')}
        page={page}
        onPage={setPage}
        read={async (wanted) => unwrap(await client.jackpots.listJackpotWins(wanted))}
        columns={columns}
      />
    </section>
  );
}
