// A member's prize group: what it may be set to within the line, who changed it and why.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { lottery, OutputOf } from '@baize/contract';
import { Button, Card, EmptyState, Skeleton, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { lotteryKey } from './game-facts.ts';
import { GroupDialog } from './group-dialog.tsx';
import styles from './lottery.module.css';

export type GroupShown = OutputOf<typeof lottery.getMemberGroup>;
type Change = GroupShown['changes'][number];

export function MemberGroup({ id }: { id: string }) {
  const t = useText();
  const may = useMay('lottery.settings');
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKey, 'group', id],
    queryFn: async () => unwrap(await client.lottery.getMemberGroup({ id })),
  });
  const change = (
    <Button size="small" onClick={() => setAsked(true)}>
      {t('console.lottery.change')}
    </Button>
  );
  return (
    <Card title={t('console.lottery.prize-group')} aside={may && data ? change : undefined}>
      <div className={styles['stack']}>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data && !error ? <Shown group={data} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
      </div>
      {asked && data ? <GroupDialog group={data} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}

function Shown({ group: shown }: { group: GroupShown }) {
  const t = useText();
  const { group, isDefault, least, most, step, upline, changes } = shown;
  return (
    <>
      <Figures
        facts={[
          [
            t('console.lottery.prize-group'),
            isDefault ? t('console.lottery.group-default', { group }) : group,
          ],
          [t('console.lottery.group-range'), `${least}–${most}`],
          [t('console.lottery.group-step'), step],
          [
            t('console.lottery.upline'),
            upline === null ? (
              t('console.lottery.no-upline')
            ) : (
              <Link key="upline" to={`/members/${upline.id}`}>
                {upline.username} · {upline.group}
              </Link>
            ),
          ],
        ]}
      />
      <Changes changes={changes} />
    </>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  const { moment } = useShow();
  const columns: readonly Column<Change>[] = [
    { key: 'at', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'change',
      head: t('operator.what-changed'),
      cell: ({ before, after }) => `${before} → ${after}`,
    },
    { key: 'by', head: t('operator.who'), cell: ({ by }) => by.name },
    {
      key: 'reason',
      head: t('operator.reason'),
      cell: ({ reason }) => reason || '–',
      wideOnly: true,
    },
  ];
  return (
    <Table
      caption={t('console.lottery.group-changes')}
      columns={columns}
      rows={changes}
      rowKey={({ at, after }) => `${at} ${after}`}
      empty={<EmptyState>{t('console.lottery.no-group-changes')}</EmptyState>}
    />
  );
}
