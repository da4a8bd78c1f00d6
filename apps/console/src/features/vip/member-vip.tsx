// One member's level: what counts now, what play gives, what was set, this month, every step.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, vip } from '@baize/contract';
import { Button, Card, type Column, EmptyState, Skeleton, Table } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { LevelName } from './level-name.tsx';
import { schemeKey } from './scheme.ts';
import { SetLevelDialog } from './set-level-dialog.tsx';
import styles from './vip.module.css';

type Standing = OutputOf<typeof vip.getMemberVip>;
type Step = Standing['steps'][number];

export function MemberVip({ id }: { id: string }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...schemeKey, 'member', id],
    queryFn: async () => unwrap(await client.vip.getMemberVip({ id })),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className={styles['stack']}>
      <Card title={t('console.vip.member-level')}>
        <div className={styles['stack']}>
          <Facts standing={data} />
          <Actions id={id} standing={data} />
        </div>
      </Card>
      <Steps steps={data.steps} />
    </div>
  );
}

function Facts({ standing }: { standing: Standing }) {
  const t = useText();
  const { money, moment } = useShow();
  const { level, earned, set, next, turnover, deposits, keep, total, monthEndsAt } = standing;
  const none = t('console.vip.no-level');
  const of = ({ actual, expected }: typeof turnover) =>
    Number(expected) === 0 ? money(actual) : `${money(actual)} / ${money(expected)}`;
  const facts = [
    [
      t('console.vip.by-play', { name: earned?.name ?? none }),
      level ? <LevelName level={level} /> : none,
    ],
    [
      next ? t('console.vip.next-level', { name: next.name }) : t('console.vip.this-month'),
      of(turnover),
    ],
    [t('console.vip.deposits'), of(deposits)],
    [t('console.vip.keeps-by'), Number(keep) === 0 ? t('console.vip.kept') : money(keep)],
    [t('console.vip.total'), money(total)],
    [t('console.vip.month-ends'), moment(monthEndsAt)],
  ] as const;
  return (
    <>
      <Figures facts={facts} />
      {set ? (
        <p>
          {t('console.vip.set-until', { by: set.by, date: moment(set.until), reason: set.reason })}
        </p>
      ) : null}
    </>
  );
}

function Actions({ id, standing: { set } }: { id: string; standing: Standing }) {
  const t = useText();
  const [asked, setAsked] = useState<'set' | 'free'>();
  if (!useMay('vip.set')) return null;
  return (
    <div className={styles['actions']}>
      <Button onClick={() => setAsked('set')}>{t('console.vip.set')}</Button>
      {set ? <Button onClick={() => setAsked('free')}>{t('console.vip.let-play')}</Button> : null}
      {asked ? <SetLevelDialog id={id} what={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useText();
  const { moment } = useShow();
  const named = (level: Step['to']) =>
    level ? <LevelName level={level} /> : t('console.vip.no-level');
  const columns: readonly Column<Step>[] = [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'what',
      head: t('console.vip.steps'),
      cell: ({ cause }) => t(`console.vip.step-${cause}`),
    },
    { key: 'from', head: t('console.vip.from'), cell: ({ from }) => named(from), wideOnly: true },
    { key: 'to', head: t('console.vip.to'), cell: ({ to }) => named(to) },
    { key: 'by', head: t('console.vip.by'), cell: ({ by }) => by || '–', wideOnly: true },
    { key: 'reason', head: t('operator.reason'), cell: ({ reason }) => reason || '–' },
  ];
  if (steps.length === 0) return <EmptyState>{t('console.vip.no-steps')}</EmptyState>;
  return (
    <Card title={t('console.vip.steps')}>
      <Table
        caption={t('console.vip.steps')}
        rows={steps}
        rowKey={({ at, cause, to }) => `${at} ${cause} ${to?.levelId ?? ''}`}
        columns={columns}
      />
    </Card>
  );
}
