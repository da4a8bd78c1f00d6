// Messages the sandbox adapters would have sent, so that every flow can be walked on one machine.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { SectionHead, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

type Message = OutputOf<typeof operator.listOutbox>['list'][number];

function useColumns(): readonly Column<Message>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'when', head: t('operator.when'), cell: ({ sentAt }) => moment(sentAt) },
    { key: 'kind', head: t('operator.kind'), cell: ({ kind }) => kind },
    { key: 'to', head: t('operator.recipient'), cell: ({ recipient }) => recipient },
    {
      key: 'message',
      head: t('operator.message'),
      cell: ({ subject, body }) => [subject, body].filter(Boolean).join(': '),
    },
  ];
}

export function Outbox() {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <>
      <SectionHead level={1} title={t('operator.outbox')} />
      <PagedList
        name={['outbox']}
        caption={t('operator.outbox')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-messages')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.operator.listOutbox(asked))}
      />
    </>
  );
}
