// The audit log, newest first: searched, exported as a file, and verified as a whole.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { SectionHead, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { AuditDiff } from './audit-diff.tsx';
import { summaryOf } from './audit-difference.ts';
import { AuditFilters, type AuditSearch } from './audit-filters.tsx';
import { AuditTools } from './audit-tools.tsx';
import styles from './staff.module.css';

export type AuditRow = OutputOf<typeof operator.listAudit>['list'][number];

function useColumns(open: (row: AuditRow) => void): readonly Column<AuditRow>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    { key: 'who', head: t('operator.who'), cell: ({ staff }) => staff || '–' },
    {
      key: 'action',
      head: t('operator.action'),
      cell: (row) => (
        <button type="button" data-row className={styles['open']} onClick={() => open(row)}>
          {row.action}
        </button>
      ),
    },
    { key: 'subject', head: t('operator.subject'), cell: ({ subject }) => subject },
    {
      key: 'change',
      head: t('operator.what-changed'),
      cell: ({ before, after }) => {
        const { text, more } = summaryOf(before, after);
        const rest = more === 0 ? '' : ` ${t('operator.and-more', { count: more })}`;
        return <span className={styles['device']}>{text === '' ? '–' : `${text}${rest}`}</span>;
      },
      wideOnly: true,
    },
  ];
}

export function Audit() {
  const t = useText();
  const [search, setSearch] = useState<AuditSearch>({});
  return (
    <>
      <SectionHead level={1} title={t('operator.audit')} actions={<AuditTools search={search} />} />
      <AuditList search={search} onSearch={setSearch} />
    </>
  );
}

export interface AuditListProps {
  search: AuditSearch;
  /** Absent: the search is given, as on somebody's file. */
  onSearch?: (search: AuditSearch) => void;
}

export function AuditList({ search, onSearch }: AuditListProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [actions, setActions] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<AuditRow>();
  const columns = useColumns(setOpened);
  const find = (next: AuditSearch) => {
    onSearch?.(next);
    setPage(1);
  };
  return (
    <>
      {onSearch ? <AuditFilters {...{ search, actions }} onSearch={find} /> : null}
      <PagedList
        name={['audit', search]}
        caption={t('operator.audit')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-audit')}
        page={page}
        onPage={setPage}
        read={async (asked) => {
          const found = unwrap(await client.operator.listAudit({ ...asked, ...search }));
          setActions(found.actions);
          return found;
        }}
      />
      {opened ? <AuditDiff row={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
