// Deposits of all members, newest first, by filters that stay in the address.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { depositKinds, depositStates, type InputOf, type wallet } from '@baize/contract';
import { Badge, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../../app/search-fields.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { type DepositRow, depositsKey, DepositStatus } from './deposit-facts.tsx';
import styles from './deposits.module.css';

type Query = InputOf<typeof wallet.listDepositsOfAll>;

const filters = ['state', 'waiting', 'kind', 'username', 'number'] as const;
type Search = { readonly [name in (typeof filters)[number]]?: string };

const waitings = ['silent', 'proof'] as const;

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
    {
      key: 'way',
      head: t('console.deposits.method'),
      cell: ({ channelName, kind }) => (
        <>
          {channelName}
          <small className={styles['under']}>{t(`console.deposits.kind-${kind}`)}</small>
        </>
      ),
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
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
}

/** What the address asks for, as far as it can be asked. */
function searchOf(asked: URLSearchParams): Search {
  const told = filters.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(told);
}

function queryOf({ state, kind, waiting, ...words }: Search): Query {
  const one = <Name extends string>(names: readonly Name[], value: string | undefined) =>
    names.find((name) => name === value);
  const [stateAsked, kindAsked] = [one(depositStates, state), one(depositKinds, kind)];
  const waitingAsked = one(waitings, waiting);
  return {
    ...words,
    ...(stateAsked ? { state: stateAsked } : {}),
    ...(kindAsked ? { kind: kindAsked } : {}),
    ...(waitingAsked ? { waiting: waitingAsked } : {}),
  };
}

interface FiltersProps {
  search: Search;
  onChange: (name: keyof Search, value: string) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const t = useText();
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[
          ['username', t('operator.member')],
          ['number', t('console.deposits.number')],
        ]}
        onChange={onChange}
      />
      <ChoiceFields
        search={search}
        fields={[
          [
            'state',
            t('operator.state'),
            depositStates.map((one) => [one, t(`console.deposits.state-${one}`)]),
          ],
          [
            'waiting',
            t('console.deposits.waiting'),
            waitings.map((one) => [one, t(`console.deposits.waiting-${one}`)]),
          ],
          [
            'kind',
            t('console.deposits.kind'),
            depositKinds.map((one) => [one, t(`console.deposits.kind-${one}`)]),
          ],
        ]}
        onChange={onChange}
      />
    </div>
  );
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
      <Filters search={search} onChange={set} />
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
