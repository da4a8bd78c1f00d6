// Members, searched by any known detail; a row opens the member's file.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { SectionHead, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { EndEverySession } from './end-every-session.tsx';
import { MemberFilters, type MemberSearch } from './member-filters.tsx';

export type Member = OutputOf<typeof operator.findMembers>['list'][number];

export function useMemberColumns(): readonly Column<Member>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'username',
      head: t('operator.member'),
      cell: ({ id, username }) => (
        <Link data-row to={`/members/${id}`}>
          {username}
        </Link>
      ),
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state }) => t(`operator.state-${state as 'active'}`),
    },
    {
      key: 'registered',
      head: t('operator.registered-at'),
      cell: ({ registeredAt }) => moment(registeredAt),
      wideOnly: true,
    },
    {
      key: 'seen',
      head: t('operator.last-login'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? moment(lastLoginAt) : t('operator.never')),
      wideOnly: true,
    },
    {
      key: 'held',
      head: t('operator.held'),
      cell: ({ held, currency }) => money(held, currency),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'balance',
      head: t('operator.balance'),
      cell: ({ balance, currency }) => money(balance, currency),
      align: 'money',
    },
  ];
}

export function Members() {
  const t = useText();
  const columns = useMemberColumns();
  const [search, setSearch] = useState<MemberSearch>({});
  const [page, setPage] = useState(1);
  const find = (next: MemberSearch) => {
    setSearch(next);
    setPage(1);
  };
  return (
    <>
      <SectionHead level={1} title={t('operator.members')} actions={<EndEverySession />} />
      <MemberFilters search={search} onSearch={find} />
      <PagedList
        name={['members', search]}
        caption={t('operator.members')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-members')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.operator.findMembers({ ...asked, ...search }))}
      />
    </>
  );
}
