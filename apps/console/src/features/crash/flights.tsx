// Flights of crash games, newest first: who staked how much on each, what was paid, and where it
// ended.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { crashGames } from '@baize/engines';
import { formatClock, formatNumber } from '@baize/i18n';
import { Field, SectionHead, Tabs, TextInput, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ChoiceFields, narrowed } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './crash.module.css';
import { crashKey, useGameName, useMultiplier, type FlightRow } from './flight-reading.ts';
import { FlightState } from './flight-state.tsx';

const tabs = ['all', 'due', 'cancelled'] as const;
const everyMs = 3000;

export function CrashFlights() {
  const t = useText();
  const name = useGameName();
  const [asked, setAsked] = useSearchParams();
  const [page, setPage] = useState(1);
  const tab = tabs.find((one) => one === asked.get('show')) ?? 'all';
  const filters = { game: asked.get('game') ?? undefined, day: asked.get('day') ?? undefined };
  const find = (next: { readonly [name: string]: string | undefined }) => {
    const set = Object.entries({ show: tab, ...next }).filter(([, value]) => value);
    setAsked(new URLSearchParams(set as [string, string][]), { replace: true });
    setPage(1);
  };
  const { game: gameCode, day } = filters;
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.crash-flights')} />
      <p className={styles['intro']}>{t('console.crash.intro')}</p>
      <div className={styles['filters']}>
        <ChoiceFields
          search={filters}
          fields={[
            ['game', t('operator.game'), crashGames.map(({ code }) => [code, name(code)] as const)],
          ]}
          onChange={(field, value) => find(narrowed(filters, field, value))}
        />
        <Field label={t('console.crash.day')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={day ?? ''}
              onChange={({ target }) => find(narrowed(filters, 'day', target.value))}
            />
          )}
        </Field>
      </div>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({ id, label: t(`console.crash.show-${id}`) }))}
        selected={tab}
        onSelect={(show) => find({ ...filters, show })}
      >
        <PagedList
          name={[...crashKey, 'flights', tab, gameCode, day]}
          caption={t('operator.crash-flights')}
          columns={useFlightColumns()}
          rowKey={(row) => `${row.gameCode} ${row.round}`}
          empty={t('console.crash.no-flights')}
          page={page}
          onPage={setPage}
          rereadMs={everyMs}
          read={async (paged) =>
            unwrap(
              await client.crash.listCrashFlights({
                ...paged,
                show: tab,
                ...(gameCode && { gameCode }),
                ...(day && { day }),
              }),
            )
          }
        />
      </Tabs>
    </div>
  );
}

function useFlightColumns(): readonly Column<FlightRow>[] {
  const t = useText();
  const { money } = useShow();
  const multiplier = useMultiplier();
  const wide = { align: 'money', wideOnly: true } as const;
  return [
    {
      key: 'round',
      head: t('console.crash.flight'),
      cell: (row) => <FlightLink row={row} />,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (row) => <StateAndPoint row={row} />,
    },
    {
      key: 'draws',
      head: t('console.crash.takes-off'),
      cell: ({ drawsAt, takesOffAt }) => formatClock(takesOffAt ?? drawsAt),
      wideOnly: true,
    },
    {
      key: 'point',
      head: t('console.crash.point'),
      cell: ({ point }) => <strong>{multiplier(point)}</strong>,
      ...wide,
    },
    {
      key: 'players',
      head: t('console.crash.players'),
      cell: ({ players }) => formatNumber(players, t.tag),
      ...wide,
    },
    {
      key: 'slips',
      head: t('console.crash.slips'),
      cell: ({ slips }) => formatNumber(slips, t.tag),
      ...wide,
    },
    {
      key: 'stake',
      head: t('operator.stake'),
      cell: (row) => <StakeAndPlayers row={row} />,
      align: 'money',
    },
    { key: 'payout', head: t('operator.payout'), cell: ({ payout }) => money(payout), ...wide },
  ];
}

function StateAndPoint({ row }: { row: FlightRow }) {
  const multiplier = useMultiplier();
  return (
    <span className={styles['lines']}>
      <FlightState flight={row} />
      {row.point === null ? null : (
        <strong className={styles['narrow']}>{multiplier(row.point)}</strong>
      )}
    </span>
  );
}

function StakeAndPlayers({ row: { stake, players } }: { row: FlightRow }) {
  const t = useText();
  const { money } = useShow();
  return (
    <>
      {money(stake)}
      <small className={styles['narrow']}>
        {t('console.crash.players-count', { count: players })}
      </small>
    </>
  );
}

function FlightLink({ row: { gameCode, round } }: { row: FlightRow }) {
  const name = useGameName();
  return (
    <span className={styles['lines']}>
      <Link data-row className={styles['link']} to={`/crash/flights/${gameCode}/${round}`}>
        {round}
      </Link>
      <small className={styles['under']}>{name(gameCode)}</small>
    </span>
  );
}
