// Exchanges of points, those that wait for staff first.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { redemptionStates } from '@baize/contract';
import { Button, Status, type Column, type StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { pointsKey, type Exchange } from './staff-points.ts';
import styles from './points.module.css';

interface Search {
  readonly username?: string;
  readonly state?: Exchange['state'];
}

export function Exchanges() {
  const t = useText();
  const [search, setSearch] = useState<Search>({ state: 'processing' });
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Exchange>();
  const columns = useColumns(setOpened);
  const set = (name: keyof Search, value: string) => {
    setSearch(narrowed(search, name, value));
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <div className={styles['fields']}>
        <WordFields search={search} fields={[['username', t('operator.member')]]} onChange={set} />
        <ChoiceFields
          search={search}
          fields={[
            [
              'state',
              t('operator.state'),
              redemptionStates.map((one) => [one, t(`console.points.state-${one}`)]),
            ],
          ]}
          onChange={set}
        />
      </div>
      <PagedList
        name={[...pointsKey, 'exchanges', search]}
        caption={t('console.points.exchanges')}
        columns={columns}
        rowKey={({ redemptionId }) => redemptionId}
        empty={t('console.points.no-exchanges')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.points.findRedemptions({ ...asked, ...search }))}
      />
      {opened ? <ExchangeDialog exchange={opened} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}

const kinds: Readonly<Record<Exchange['state'], StatusKind>> = {
  processing: 'waiting',
  approved: 'good',
  rejected: 'bad',
};

function useFacts(): readonly Column<Exchange>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username }) => (
        <Link to={`/members/${playerId}`} className={styles['link']}>
          {username}
        </Link>
      ),
    },
    {
      key: 'exchange',
      head: t('console.points.exchange'),
      cell: ({ name, quantity, kind }) => (
        <>
          {name || t(`console.points.kind-${kind}`)} {quantity > 1 ? `× ${quantity}` : null}
          <div className={styles['mute']}>{t(`console.points.kind-${kind}`)}</div>
        </>
      ),
    },
    {
      key: 'price',
      head: t('console.points.price'),
      cell: ({ points: count, amount, currency }) => (
        <>
          {t('console.points.points', { count })}
          {Number(amount) === 0 ? null : (
            <div className={styles['mute']}>{money(amount, currency)}</div>
          )}
        </>
      ),
    },
  ];
}

function useColumns(onOpen: (exchange: Exchange) => void): readonly Column<Exchange>[] {
  const t = useText();
  const { moment } = useShow();
  const facts = useFacts();
  return [
    ...facts,
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state, decidedBy }) => (
        <>
          <Status kind={kinds[state]}>{t(`console.points.state-${state}`)}</Status>
          <div className={styles['mute']}>{decidedBy}</div>
        </>
      ),
    },
    { key: 'at', head: t('console.points.at'), wideOnly: true, cell: ({ at }) => moment(at) },
    {
      key: 'open',
      head: '',
      cell: (exchange) => (
        <Button size="small" onClick={() => onOpen(exchange)}>
          {t('console.points.open')}
        </Button>
      ),
    },
  ];
}
