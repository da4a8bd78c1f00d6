// Inactive accounts with the money in them, those marked last first.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { SectionHead, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { limitsKey } from './limits-key.ts';

type Account = OutputOf<typeof wallet.listDormantAccounts>['list'][number];

function useColumns(): readonly Column<Account>[] {
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
    { key: 'seen', head: t('console.limits.seen'), cell: ({ seenAt }) => moment(seenAt) },
    {
      key: 'noticed',
      head: t('console.limits.noticed'),
      cell: ({ noticedAt }) => moment(noticedAt),
      wideOnly: true,
    },
    {
      key: 'marked',
      head: t('console.limits.marked'),
      cell: ({ dormantAt }) => moment(dormantAt),
      wideOnly: true,
    },
    {
      key: 'money',
      head: t('console.limits.money'),
      cell: ({ balance, currency }) => money(balance, currency),
      align: 'money',
    },
  ];
}

export function DormantAccounts() {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <>
      <SectionHead level={1} title={t('console.limits.dormant')} />
      <PagedList
        name={[...limitsKey, 'dormant']}
        caption={t('console.limits.dormant')}
        columns={columns}
        rowKey={({ playerId }) => playerId}
        empty={t('console.limits.dormant-none')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.wallet.listDormantAccounts(asked))}
      />
    </>
  );
}
