// A member's deposit limits: the player's own beside ours, which of both applies, blocked methods,
// and whether the account is inactive.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { Button, Card, Skeleton, Table, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { MemberBlocks } from './member-blocks.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { limitsKey } from './limits-key.ts';
import styles from '../wallet.module.css';

export type MemberDepositLimits = OutputOf<typeof wallet.getMemberDepositLimits>;
type SpanRow = MemberDepositLimits['spans'][number];

function Own({ row: { own, pendingValue, pendingFrom } }: { row: SpanRow }) {
  const t = useText();
  const { money, moment } = useShow();
  return (
    <span className={styles['lines']}>
      {own === null ? '–' : money(own)}
      {pendingFrom === null ? null : (
        <small className={styles['mute']}>
          {pendingValue === null
            ? t('console.limits.own-pending-none', { date: moment(pendingFrom) })
            : t('console.limits.own-pending', {
                date: moment(pendingFrom),
                value: money(pendingValue),
              })}
        </small>
      )}
    </span>
  );
}

/** Ours by its closest scope; the wider ones are replaced by it. */
function Ours({ row: { member, level, brand } }: { row: SpanRow }) {
  const t = useText();
  const { money, moment } = useShow();
  if (member !== null) {
    const { value, by, at, reason } = member;
    return (
      <span className={styles['lines']}>
        {money(value)}
        <small className={styles['mute']}>
          {t('console.limits.from-member')}
          {'. '}
          {t('console.limits.set-by', { by, date: moment(at), reason })}
        </small>
      </span>
    );
  }
  const value = level ?? brand;
  if (value === null) return '–';
  return (
    <span className={styles['lines']}>
      {money(value)}
      <small className={styles['mute']}>
        {t(level === null ? 'console.limits.from-brand' : 'console.limits.from-level')}
      </small>
    </span>
  );
}

function useColumns(): readonly Column<SpanRow>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'span',
      head: t('console.limits.span'),
      cell: ({ span }) => <strong>{t(`console.limits.span-${span}`)}</strong>,
    },
    {
      key: 'used',
      head: t('console.limits.used'),
      cell: ({ used }) => money(used),
      align: 'money',
    },
    { key: 'own', head: t('console.limits.own'), cell: (row) => <Own row={row} /> },
    { key: 'ours', head: t('console.limits.ours'), cell: (row) => <Ours row={row} /> },
    {
      key: 'counts',
      head: t('console.limits.counts'),
      cell: ({ counts }) =>
        counts === null
          ? t('console.limits.none')
          : `${money(counts.limit)} (${t(`console.limits.counts-${counts.whose}`)})`,
    },
  ];
}

function Dormant({ dormant }: Pick<MemberDepositLimits, 'dormant'>) {
  const t = useText();
  const { moment } = useShow();
  if (dormant === null) return null;
  const { dormantAt, noticedAt } = dormant;
  return (
    <p className={styles['said']}>
      {dormantAt === null
        ? t('console.limits.dormant-told', { date: moment(noticedAt) })
        : t('console.limits.dormant-since', { date: moment(dormantAt) })}
    </p>
  );
}

function Limits({ id, data }: { id: string; data: MemberDepositLimits }) {
  const t = useText();
  const { moment } = useShow();
  const columns = useColumns();
  const may = useMay('limits.edit');
  const [isAsked, setAsked] = useState(false);
  const values = Object.fromEntries(
    data.spans.flatMap(({ span, member }) => (member === null ? [] : [[span, member.value]])),
  );
  const set = (
    <Button size="small" onClick={() => setAsked(true)}>
      {t('console.limits.set')}
    </Button>
  );
  return (
    <Card title={t('console.limits.member-limits')} aside={may ? set : undefined}>
      <div className={styles['detail']}>
        <Dormant dormant={data.dormant} />
        <Table
          caption={t('console.limits.member-limits')}
          columns={columns}
          rows={data.spans}
          rowKey={({ span }) => span}
        />
        {data.reviewAt === null ? null : (
          <p className={styles['mute']}>
            {t('console.limits.review-at')}: {moment(data.reviewAt)}
          </p>
        )}
      </div>
      {isAsked ? (
        <LimitDialog
          title={t('console.limits.set-title')}
          values={values}
          onSet={async (asked) =>
            unwrap(await client.wallet.setMemberDepositLimit({ id, ...asked }))
          }
          onClose={() => setAsked(false)}
        >
          <p>{t('console.limits.intro')}</p>
        </LimitDialog>
      ) : null}
    </Card>
  );
}

export function MemberLimits({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...limitsKey, 'member', id],
    queryFn: async () => unwrap(await client.wallet.getMemberDepositLimits({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <Limits id={id} data={data} />
      <MemberBlocks id={id} blocks={data.blocks} />
    </>
  );
}
