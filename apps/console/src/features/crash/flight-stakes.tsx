// The stakes of a flight with their cash-outs, the highest first.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { Card, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './crash.module.css';
import {
  crashKey,
  rereadEvery,
  useMultiplier,
  type FlightShown,
  type StakeRow,
} from './flight-reading.ts';

export function FlightStakes({ flight: { gameCode, round, state } }: { flight: FlightShown }) {
  const t = useText();
  const [page, setPage] = useState(1);
  return (
    <Card title={t('console.crash.stakes')}>
      <PagedList
        name={[...crashKey, 'stakes', gameCode, round, state]}
        caption={t('console.crash.stakes')}
        columns={useStakeColumns()}
        rowKey={({ slipId }) => slipId}
        empty={t('console.crash.no-stakes')}
        page={page}
        onPage={setPage}
        rereadMs={rereadEvery(state) || undefined}
        read={async (paged) =>
          unwrap(await client.crash.listCrashStakes({ ...paged, gameCode, round }))
        }
      />
    </Card>
  );
}

function useStakeColumns(): readonly Column<StakeRow>[] {
  const t = useText();
  const { money, moment } = useShow();
  const multiplier = useMultiplier();
  return [
    {
      key: 'member',
      head: t('console.crash.member'),
      cell: (row) => <Staker row={row} />,
    },
    {
      key: 'stake',
      head: t('operator.stake'),
      cell: ({ stake, auto }) => (
        <>
          {money(stake)}
          {auto === null ? null : (
            <small className={styles['under']}>
              {t('console.crash.auto-at', { at: multiplier(auto) })}
            </small>
          )}
        </>
      ),
      align: 'money',
    },
    {
      key: 'left',
      head: t('console.crash.cash-out'),
      cell: (row) => <Left row={row} />,
      wideOnly: true,
    },
    {
      key: 'payout',
      head: t('operator.payout'),
      cell: (row) => <Payout row={row} />,
      align: 'money',
    },
    {
      key: 'placed',
      head: t('console.crash.placed'),
      cell: ({ placedAt }) => moment(placedAt),
      wideOnly: true,
    },
  ];
}

function Staker({ row: { playerId, username, slipId } }: { row: StakeRow }) {
  return (
    <span className={styles['lines']}>
      <Link data-row className={styles['link']} to={`/members/${playerId}?round=${slipId}`}>
        {username}
      </Link>
      <small className={styles['wide']}>{slipId}</small>
    </span>
  );
}

function Payout({ row }: { row: StakeRow }) {
  const { money } = useShow();
  return (
    <>
      {money(row.payout)}
      <span className={styles['narrow']}>
        <Left row={row} />
      </span>
    </>
  );
}

function Left({ row: { state, at, by } }: { row: StakeRow }) {
  const t = useText();
  const multiplier = useMultiplier();
  if (at === null || by === null) return t(`console.crash.stake-${state}`);
  return (
    <>
      <strong>{multiplier(at)}</strong>
      <small className={styles['under']}>{t(`console.crash.by-${by}`)}</small>
    </>
  );
}
