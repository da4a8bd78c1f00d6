// Deposits of all members, newest first, by filters that stay in the address.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import type { Translator } from '@baize/i18n';
import { Badge, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { narrowed } from '../../../app/search-fields.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { type DepositRow, depositsKey, DepositStatus } from './deposit-facts.tsx';
import { DepositFilters, queryOf, type Search, searchOf } from './deposit-filters.tsx';
import styles from './deposits.module.css';

function detailColumns(t: Translator): readonly Column<DepositRow>[] {
  return [
    {
      key: 'way',
      head: t('console.deposits.method'),
      cell: ({ channelName, kind }) => (
        <>
          {channelName}
          <small className={styles['under']}>{t(`console.deposits.kind-${kind}`)}</small>
        </>
      ),
      wideOnly: true,
    },
    {
      key: 'provider',
      head: t('operator.provider'),
      cell: ({ provider, reference }) => (
        <>
          {provider}
          <small className={styles['under']}>{reference}</small>
        </>
      ),
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (deposit) => (
        <span className={styles['marks']}>
          <DepositStatus deposit={deposit} />
          {deposit.proofs > 0 ? (
            <Badge>{t('console.deposits.proof-count', { count: deposit.proofs })}</Badge>
          ) : null}
        </span>
      ),
    },
  ];
}

function useColumns(): readonly Column<DepositRow>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'asked',
      head: t('operator.asked-at'),
      cell: ({ id, requestedAt }) => (
        <Link data-row to={`/deposits/${id}`}>
          {moment(requestedAt)}
        </Link>
      ),
    },
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username }) => <Link to={`/members/${playerId}`}>{username}</Link>,
    },
    ...detailColumns(t),
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
}

export function DepositList() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const search = searchOf(asked);
  const set = (name: keyof Search, value: string) => {
    setAsked(new URLSearchParams(narrowed(search, name, value)), { replace: true });
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <DepositFilters search={search} onChange={set} />
      <PagedList
        name={[...depositsKey, 'list', search]}
        caption={t('operator.deposits')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-deposits')}
        page={page}
        onPage={setPage}
        read={async (pages) =>
          unwrap(await client.wallet.listDepositsOfAll({ ...pages, ...queryOf(search) }))
        }
      />
    </div>
  );
}
