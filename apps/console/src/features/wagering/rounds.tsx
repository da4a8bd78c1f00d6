// A member's rounds, newest first.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, wagering } from '@baize/contract';
import { Card, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

type Round = OutputOf<typeof wagering.findRounds>['list'][number];

function useColumns(): readonly Column<Round>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    { key: 'at', head: t('operator.when'), cell: ({ openedAt }) => moment(openedAt) },
    { key: 'game', head: t('operator.game'), cell: ({ gameCode }) => gameCode },
    {
      key: 'round',
      head: t('operator.round'),
      cell: ({ roundId }) => <code>{roundId}</code>,
      wideOnly: true,
    },
    { key: 'stake', head: t('operator.stake'), cell: ({ stake }) => money(stake), align: 'money' },
    {
      key: 'payout',
      head: t('operator.payout'),
      cell: ({ payout }) => money(payout),
      align: 'money',
    },
  ];
}

export function Rounds({ id }: { id: string }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <Card title={t('operator.rounds')}>
      <PagedList
        name={['rounds', id]}
        caption={t('operator.rounds')}
        columns={columns}
        rowKey={({ roundId }) => roundId}
        empty={t('operator.no-rounds')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.wagering.findRounds({ id, ...asked }))}
      />
    </Card>
  );
}
