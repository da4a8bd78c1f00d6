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
      <Card title={t('levels.member-level')}>
        <div className={styles['stack']}>
          <Facts standing={data} />
          <Deeds id={id} standing={data} />
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
  const none = t('levels.no-level');
  const of = ({ actual, expected }: typeof turnover) =>
    Number(expected) === 0 ? money(actual) : `${money(actual)} / ${money(expected)}`;
  const facts = [
    [
      t('levels.by-play', { name: earned?.name ?? none }),
      level ? <LevelName level={level} /> : none,
    ],
    [next ? t('levels.next-level', { name: next.name }) : t('levels.this-month'), of(turnover)],
    [t('levels.deposits'), of(deposits)],
    [t('levels.keeps-by'), Number(keep) === 0 ? t('levels.kept') : money(keep)],
    [t('levels.total'), money(total)],
    [t('levels.month-ends'), moment(monthEndsAt)],
  ] as const;
  return (
    <>
      <Figures facts={facts} />
      {set ? (
        <p>{t('levels.set-until', { by: set.by, date: moment(set.until), reason: set.reason })}</p>
      ) : null}
    </>
  );
}

function Deeds({ id, standing: { set } }: { id: string; standing: Standing }) {
  const t = useText();
  const [asked, setAsked] = useState<'set' | 'free'>();
  if (!useMay('vip.set')) return null;
  return (
    <div className={styles['deeds']}>
      <Button onClick={() => setAsked('set')}>{t('levels.set')}</Button>
      {set ? <Button onClick={() => setAsked('free')}>{t('levels.let-play')}</Button> : null}
      {asked ? <SetLevelDialog id={id} what={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useText();
  const { moment } = useShow();
  const named = (level: Step['to']) => (level ? <LevelName level={level} /> : t('levels.no-level'));
  const columns: readonly Column<Step>[] = [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    { key: 'what', head: t('levels.steps'), cell: ({ cause }) => t(`levels.step-${cause}`) },
    { key: 'from', head: t('levels.from'), cell: ({ from }) => named(from), wideOnly: true },
    { key: 'to', head: t('levels.to'), cell: ({ to }) => named(to) },
    { key: 'by', head: t('levels.by'), cell: ({ by }) => by || '–', wideOnly: true },
    { key: 'reason', head: t('operator.reason'), cell: ({ reason }) => reason || '–' },
  ];
  if (steps.length === 0) return <EmptyState>{t('levels.no-steps')}</EmptyState>;
  return (
    <Card title={t('levels.steps')}>
      <Table
        caption={t('levels.steps')}
        rows={steps}
        rowKey={({ at, cause, to }) => `${at} ${cause} ${to?.levelId ?? ''}`}
        columns={columns}
      />
    </Card>
  );
}
