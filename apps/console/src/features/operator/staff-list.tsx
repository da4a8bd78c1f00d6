// The list of console accounts, removed ones too; a row opens the account.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, operator, StaffState } from '@baize/contract';
import {
  Button,
  SearchIcon,
  SectionHead,
  Select,
  TextInput,
  UserPlusIcon,
  type Column,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { methodsText } from './methods-text.ts';
import { AddStaff } from './add-staff.tsx';
import { StaffStatus } from './staff-status.tsx';
import { useRoleName } from './role-name.ts';
import styles from './staff.module.css';

type Account = OutputOf<typeof operator.listStaff>['list'][number];
const states = ['active', 'locked', 'removed'] as const;

function useColumns(): readonly Column<Account>[] {
  const t = useText();
  const roleName = useRoleName();
  const { moment } = useShow();
  return [
    {
      key: 'username',
      head: t('operator.username'),
      cell: ({ id, username }) => (
        <Link data-row to={`/staff/${id}`}>
          {username}
        </Link>
      ),
    },
    { key: 'role', head: t('operator.role'), cell: ({ role }) => roleName(role) },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (account) => <StaffStatus account={account} />,
    },
    {
      key: 'factors',
      head: t('operator.factors-on'),
      cell: ({ methods }) => methodsText(t, methods),
      wideOnly: true,
    },
    {
      key: 'seen',
      head: t('operator.last-login'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? moment(lastSignInAt) : t('operator.never')),
      wideOnly: true,
    },
  ];
}

export function StaffList() {
  const t = useText();
  const columns = useColumns();
  const go = useNavigate();
  const mayAdd = useMay('staff.edit');
  const [adding, setAdding] = useState(false);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState<{ username: string; state: StaffState | undefined }>({
    username: '',
    state: undefined,
  });
  const find = (change: Partial<typeof search>) => {
    setSearch({ ...search, ...change });
    setPage(1);
  };
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.staff-accounts')}
        actions={
          mayAdd ? (
            <Button kind="primary" icon={<UserPlusIcon />} onClick={() => setAdding(true)}>
              {t('operator.add-staff')}
            </Button>
          ) : null
        }
      />
      <div className={styles['filters']}>
        <TextInput
          type="search"
          leading={<SearchIcon />}
          aria-label={t('operator.search-staff')}
          placeholder={t('operator.search-staff')}
          value={search.username}
          onChange={(event) => find({ username: event.target.value })}
        />
        <Select
          aria-label={t('operator.state')}
          value={search.state ?? ''}
          options={[
            { value: '', label: t('operator.tab-all') },
            ...states.map((state) => ({ value: state, label: t(`operator.staff-${state}`) })),
          ]}
          onChange={({ target }) => find({ state: states.find((one) => one === target.value) })}
        />
      </div>
      <PagedList
        name={['staff', search]}
        caption={t('operator.staff-accounts')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-staff')}
        page={page}
        onPage={setPage}
        read={async (asked) => {
          const state = search.state ? { state: search.state } : {};
          const { username } = search;
          return unwrap(await client.operator.listStaff({ ...asked, username, ...state }));
        }}
      />
      {adding ? (
        <AddStaff onClose={() => setAdding(false)} onAdded={(id) => void go(`/staff/${id}`)} />
      ) : null}
    </>
  );
}
