// Deposit limits of the operator: for everybody, which are policies, and by VIP level.
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, vip, wallet } from '@baize/contract';
import { Card, EmptyState, SectionHead, Skeleton, Table, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Figures } from '../../../app/figures.tsx';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { LimitDialog, limitSpans, type LimitSpan } from './limit-dialog.tsx';
import { limitsKey } from './limits-key.ts';
import styles from '../wallet.module.css';

type Shown = OutputOf<typeof wallet.listLevelLimits>;
type Level = OutputOf<typeof vip.getVipScheme>['levels'][number];

const useLimits = () =>
  useQuery({
    queryKey: [...limitsKey, 'levels'],
    queryFn: async () => unwrap(await client.wallet.listLevelLimits()),
  });

/** Only who may see VIP levels sees limits by level. */
const useLevels = (isShown: boolean) =>
  useQuery({
    queryKey: [...limitsKey, 'scheme'],
    queryFn: async () => unwrap(await client.vip.getVipScheme()).levels,
    enabled: isShown,
  });

function Brand({ brand }: Pick<Shown, 'brand'>) {
  const t = useText();
  const { money } = useShow();
  const may = useMay('settings.view');
  const facts = brand.map(
    ({ span, value }) =>
      [
        t(`console.limits.span-${span}`),
        value === null ? t('console.limits.none') : money(value),
      ] as const,
  );
  return (
    <Card
      title={t('console.limits.brand')}
      aside={may ? <Link to="/policies">{t('console.limits.brand-edit')}</Link> : undefined}
    >
      <Figures facts={facts} />
    </Card>
  );
}

interface LevelsProps {
  levels: readonly Level[];
  limits: Shown['levels'];
}

type LevelRow = {
  readonly levelId: string;
  readonly name: string;
  readonly values: Readonly<Partial<Record<LimitSpan, string>>>;
};

function useRows({ levels, limits }: LevelsProps): readonly LevelRow[] {
  const t = useText();
  return levels.map(({ levelId, names, emblem }) => ({
    levelId,
    name: names[t.tag] ?? t(`vip.emblem-${emblem}`),
    values: Object.fromEntries(
      limits.filter((one) => one.levelId === levelId).map(({ span, value }) => [span, value]),
    ),
  }));
}

function Levels(props: LevelsProps) {
  const t = useText();
  const { money } = useShow();
  const may = useMay('limits.edit');
  const [asked, setAsked] = useState<LevelRow>();
  const rows = useRows(props);
  const amount = (value: string | undefined) => (value === undefined ? '–' : money(value));
  const columns: readonly Column<LevelRow>[] = [
    {
      key: 'level',
      head: t('console.limits.level'),
      cell: (row) =>
        may ? (
          <button type="button" data-row className={styles['open']} onClick={() => setAsked(row)}>
            {row.name}
          </button>
        ) : (
          <strong>{row.name}</strong>
        ),
    },
    ...limitSpans.map((span) => ({
      key: span,
      head: t(`console.limits.span-${span}`),
      cell: ({ values }: LevelRow) => amount(values[span]),
      align: 'money' as const,
    })),
  ];
  return (
    <Card title={t('console.limits.levels')}>
      <Table
        caption={t('console.limits.levels')}
        columns={columns}
        rows={rows}
        rowKey={({ levelId }) => levelId}
        empty={<EmptyState>{t('console.limits.no-levels')}</EmptyState>}
      />
      {asked ? (
        <LimitDialog
          title={t('console.limits.set-level', { name: asked.name })}
          values={asked.values}
          onSet={async (limit) =>
            unwrap(await client.wallet.setLevelDepositLimit({ id: asked.levelId, ...limit }))
          }
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Card>
  );
}

export function DepositLimits() {
  const t = useText();
  const { data, error, isFetching, refetch } = useLimits();
  const levels = useLevels(useMay('vip.view'));
  return (
    <>
      <SectionHead level={1} title={t('console.limits.title')} />
      <div className={styles['detail']}>
        <p className={styles['mute']}>{t('console.limits.intro')}</p>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
        {data ? <Brand brand={data.brand} /> : null}
        {data && levels.data ? <Levels levels={levels.data} limits={data.levels} /> : null}
      </div>
    </>
  );
}
