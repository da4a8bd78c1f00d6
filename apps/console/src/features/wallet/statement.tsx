// A member's statement: every entry of their purses with the balance before and after it.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { Card, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

type Entry = OutputOf<typeof wallet.getStatement>['list'][number];

function useColumns(): readonly Column<Entry>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    { key: 'at', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'event',
      head: t('operator.entry-event'),
      cell: ({ event }) => t(`wallet.event-${event as 'deposit-settled'}`),
    },
    {
      key: 'account',
      head: t('operator.account'),
      cell: ({ account }) => t(`operator.kind-${account as 'player-cash'}`),
      wideOnly: true,
    },
    {
      key: 'before',
      head: t('wallet.before'),
      cell: ({ before }) => money(before),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount }) => money(amount),
      align: 'money',
    },
    { key: 'after', head: t('wallet.after'), cell: ({ after }) => money(after), align: 'money' },
  ];
}

export function Statement({ id }: { id: string }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <Card title={t('operator.statement')}>
      <PagedList
        name={['statement', id]}
        caption={t('operator.statement')}
        columns={columns}
        rowKey={({ posting, account }) => posting + account}
        empty={t('operator.no-entries')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.wallet.getStatement({ id, ...asked }))}
      />
    </Card>
  );
}
