// What staff did, newest first, with what stood before and after.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { SectionHead, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

type Deed = OutputOf<typeof operator.listAudit>['list'][number];

const print = (value: unknown) => (value === null ? '–' : JSON.stringify(value));

function useColumns(): readonly Column<Deed>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    { key: 'who', head: t('operator.who'), cell: ({ staff }) => staff },
    { key: 'action', head: t('operator.action'), cell: ({ action }) => action },
    { key: 'subject', head: t('operator.subject'), cell: ({ subject }) => subject },
    {
      key: 'before',
      head: t('operator.before'),
      cell: ({ before }) => <code>{print(before)}</code>,
      wideOnly: true,
    },
    {
      key: 'after',
      head: t('operator.after'),
      cell: ({ after }) => <code>{print(after)}</code>,
      wideOnly: true,
    },
  ];
}

export function Audit() {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <>
      <SectionHead level={1} title={t('operator.audit')} />
      <PagedList
        name={['audit']}
        caption={t('operator.audit')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-audit')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.operator.listAudit(asked))}
      />
    </>
  );
}
