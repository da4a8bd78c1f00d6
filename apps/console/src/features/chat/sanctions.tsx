// Muted and banned members: why, by whom, until when, and a button to end it.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { chatDesk, OutputOf } from '@baize/contract';
import { Button, Status, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { useIsOver } from '../../app/use-is-over.ts';

type Sanction = OutputOf<typeof chatDesk.listSanctions>['list'][number];

function Lift({ sanction }: { sanction: Sanction }) {
  const t = useText();
  const may = useMay('chat.moderate');
  const { sanctionId, until, liftedAt, liftedBy } = sanction;
  const isOver = useIsOver(until);
  const lift = useChange(['chat'], async () =>
    unwrap(await client.chat.liftSanction({ sanctionId })),
  );
  if (liftedAt !== null) {
    return <Status kind="neutral">{t('chat.sanction-lifted', { name: liftedBy })}</Status>;
  }
  if (isOver) return <Status kind="neutral">{t('chat.sanction-over')}</Status>;
  return (
    <Button
      size="small"
      disabled={!may}
      loading={lift.isPending}
      onClick={() => lift.mutate(undefined)}
    >
      {t('chat.sanction-lift')}
    </Button>
  );
}

export function Sanctions() {
  const t = useText();
  const { moment } = useShow();
  const [page, setPage] = useState(1);
  const columns: readonly Column<Sanction>[] = [
    {
      key: 'member',
      head: t('chat.member'),
      cell: ({ playerId, username }) => <Link to={`/members/${playerId}`}>{username}</Link>,
    },
    { key: 'kind', head: t('chat.sanction-kind'), cell: ({ kind }) => t(`chat.kind-${kind}`) },
    { key: 'reason', head: t('chat.reason'), cell: ({ reason }) => reason },
    { key: 'by', head: t('chat.sanction-by'), cell: ({ by }) => by },
    { key: 'until', head: t('chat.sanction-until'), cell: ({ until }) => moment(until) },
    { key: 'actions', head: '', cell: (sanction) => <Lift sanction={sanction} /> },
  ];
  return (
    <PagedList
      name={['chat', 'sanctions']}
      caption={t('chat.desk-sanctions')}
      columns={columns}
      rowKey={({ sanctionId }) => sanctionId}
      empty={t('chat.sanctions-none')}
      page={page}
      onPage={setPage}
      read={async (asked) => unwrap(await client.chat.listSanctions(asked))}
    />
  );
}
