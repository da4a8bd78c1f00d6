// A member's limits in one lottery or in all, with their author and reason. A row opens its limit;
// an empty limit is removed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { lottery, OutputOf } from '@baize/contract';
import { Button, Card, EmptyState, Skeleton, Status, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { lotteryKey, useGameName } from './game-facts.ts';
import styles from './lottery.module.css';
import { MemberLimitDialog } from './member-limit-dialog.tsx';

export type MemberLimitsShown = OutputOf<typeof lottery.getMemberLimits>;
export type MemberLimit = MemberLimitsShown['list'][number];

export function MemberLimits({ id }: { id: string }) {
  const t = useText();
  const may = useMay('lottery.settings');
  const [opened, setOpened] = useState<MemberLimit | 'new'>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKey, 'member-limits', id],
    queryFn: async () => unwrap(await client.lottery.getMemberLimits({ id })),
  });
  const add = (
    <Button size="small" onClick={() => setOpened('new')}>
      {t('console.lottery.limit-add')}
    </Button>
  );
  return (
    <Card title={t('console.lottery.member-limits')} aside={may && data ? add : undefined}>
      <div className={styles['stack']}>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data && !error ? <LimitTable limits={data.list} onOpen={may ? setOpened : null} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
      </div>
      {opened !== undefined && data ? (
        <MemberLimitDialog
          member={data}
          limit={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Card>
  );
}

interface LimitTableProps {
  limits: readonly MemberLimit[];
  /** Null: they are only shown. */
  onOpen: ((limit: MemberLimit) => void) | null;
}

function LimitTable({ limits, onOpen }: LimitTableProps) {
  const t = useText();
  const name = useGameName();
  const { money, moment } = useShow();
  const most = (amount: string | null) => (amount === null ? '–' : money(amount));
  const gameOf = ({ gameCode }: MemberLimit) =>
    gameCode === null ? t('console.lottery.all-lotteries') : name(gameCode);
  const columns: readonly Column<MemberLimit>[] = [
    {
      key: 'game',
      head: t('console.lottery.lottery'),
      cell: (limit) => (
        <span className={styles['marks']}>
          {onOpen ? (
            <button type="button" data-row className={styles['open']} onClick={() => onOpen(limit)}>
              {gameOf(limit)}
            </button>
          ) : (
            <strong>{gameOf(limit)}</strong>
          )}
          {limit.blocked ? <Status kind="bad">{t('console.lottery.blocked')}</Status> : null}
        </span>
      ),
    },
    {
      key: 'issue',
      head: t('console.lottery.limit-issue-stake'),
      cell: ({ issueStakeMost }) => most(issueStakeMost),
      align: 'money',
    },
    {
      key: 'day',
      head: t('console.lottery.limit-day-stake'),
      cell: ({ dayStakeMost }) => most(dayStakeMost),
      align: 'money',
    },
    {
      key: 'by',
      head: t('operator.who'),
      cell: ({ by, at, reason }) => (
        <span className={styles['lines']}>
          {by}, {moment(at)}
          <small className={styles['under']}>{reason}</small>
        </span>
      ),
      wideOnly: true,
    },
  ];
  return (
    <Table
      caption={t('console.lottery.member-limits')}
      columns={columns}
      rows={limits}
      rowKey={({ gameCode }) => gameCode ?? 'all'}
      empty={<EmptyState>{t('console.lottery.no-member-limits')}</EmptyState>}
    />
  );
}
