// Deposits of all members, newest first.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { SectionHead, Status, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

type Deposit = OutputOf<typeof wallet.listDepositsOfAll>['list'][number];

const kinds = { processing: 'waiting', success: 'good', refused: 'bad' } as const;

function useColumns(): readonly Column<Deposit>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username }) => (
        <Link data-row to={`/members/${playerId}`}>
          {username}
        </Link>
      ),
    },
    { key: 'asked', head: t('operator.asked-at'), cell: ({ requestedAt }) => moment(requestedAt) },
    {
      key: 'provider',
      head: t('operator.provider'),
      cell: ({ provider }) => provider,
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state }) => (
        <Status kind={kinds[state as keyof typeof kinds] ?? 'neutral'}>
          {t(`operator.deposit-${state as keyof typeof kinds}`)}
        </Status>
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

export function Deposits() {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <>
      <SectionHead level={1} title={t('operator.deposits')} />
      <PagedList
        name={['deposits']}
        caption={t('operator.deposits')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-deposits')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.wallet.listDepositsOfAll(asked))}
      />
    </>
  );
}
