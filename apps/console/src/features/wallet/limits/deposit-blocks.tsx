// Members whose deposits are stopped after failures, the newest first; each can be freed.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { Button, SectionHead, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { limitsKey } from './limits-key.ts';

type Block = OutputOf<typeof wallet.listDepositBlocks>['list'][number];

function useColumns(onLift: ((id: string) => void) | null): readonly Column<Block>[] {
  const t = useText();
  const { moment } = useShow();
  const columns: Column<Block>[] = [
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username }) => (
        <Link data-row to={`/members/${playerId}`}>
          {username}
        </Link>
      ),
    },
    {
      key: 'means',
      head: t('console.limits.means'),
      cell: ({ means }) => (means === '' ? t('console.limits.means-all') : means),
    },
    {
      key: 'at',
      head: t('console.limits.since'),
      cell: ({ at }) => moment(at),
      wideOnly: true,
    },
    {
      key: 'until',
      head: t('console.limits.until'),
      cell: ({ until }) => (until === null ? t('console.limits.until-lifted') : moment(until)),
    },
  ];
  if (onLift === null) return columns;
  const lift: Column<Block> = {
    key: 'lift',
    head: '',
    cell: ({ playerId }) => (
      <Button size="small" onClick={() => onLift(playerId)}>
        {t('console.limits.lift')}
      </Button>
    ),
  };
  return [...columns, lift];
}

export function DepositBlocks() {
  const t = useText();
  const may = useMay('limits.edit');
  const [asked, setAsked] = useState<string>();
  const columns = useColumns(may ? setAsked : null);
  return (
    <>
      <SectionHead level={1} title={t('console.limits.blocks')} />
      <PagedList
        name={[...limitsKey, 'blocks']}
        caption={t('console.limits.blocks')}
        columns={columns}
        rowKey={({ playerId, means }) => `${playerId} ${means}`}
        empty={t('console.limits.blocks-none')}
        page={1}
        onPage={() => undefined}
        read={async () => {
          const { list } = unwrap(await client.wallet.listDepositBlocks());
          // All of them are one page.
          return { list, total: 0 };
        }}
      />
      {asked === undefined ? null : <LiftDialog id={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
