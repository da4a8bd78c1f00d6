// Deposits of a member that are stopped after failures, and the way to free them.
import { useState } from 'react';
import { Button, Card, Table, type Column } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { LiftDialog } from './lift-dialog.tsx';
import type { MemberDepositLimits } from './member-limits.tsx';

type Block = MemberDepositLimits['blocks'][number];

interface MemberBlocksProps {
  id: string;
  blocks: readonly Block[];
}

/** Nothing where nothing is blocked. */
export function MemberBlocks({ id, blocks }: MemberBlocksProps) {
  const t = useText();
  const { moment } = useShow();
  const may = useMay('limits.edit');
  const [isAsked, setAsked] = useState(false);
  if (blocks.length === 0) return null;
  const columns: readonly Column<Block>[] = [
    {
      key: 'means',
      head: t('console.limits.means'),
      cell: ({ means }) => (means === '' ? t('console.limits.means-all') : means),
    },
    { key: 'at', head: t('console.limits.since'), cell: ({ at }) => moment(at) },
    {
      key: 'until',
      head: t('console.limits.until'),
      cell: ({ until }) => (until === null ? t('console.limits.until-lifted') : moment(until)),
    },
  ];
  const lift = (
    <Button size="small" onClick={() => setAsked(true)}>
      {t('console.limits.lift')}
    </Button>
  );
  return (
    <Card title={t('console.limits.blocks')} aside={may ? lift : undefined}>
      <Table
        caption={t('console.limits.blocks')}
        columns={columns}
        rows={blocks}
        rowKey={({ means }) => means}
      />
      {isAsked ? <LiftDialog id={id} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}
