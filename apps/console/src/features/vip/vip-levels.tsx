// The VIP levels: the conditions to reach and keep each, its benefits, and its number of members.
import { useState } from 'react';
import { Button, type Column, EmptyState, PlusIcon, SectionHead, Skeleton, Table } from '@baize/ui';
import { houseZoneName } from '@baize/money';
import { failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { LevelDialog } from './level-dialog.tsx';
import { LevelName } from './level-name.tsx';
import {
  type Draft,
  draftOf,
  nextLevel,
  type Scheme,
  type SchemeLevel,
  useScheme,
} from './scheme.ts';
import styles from './vip.module.css';

const isNone = (amount: string) => Number(amount) === 0;

function useColumns({ currency }: Scheme, onEdit: (level: Draft) => void) {
  const t = useText();
  const { money } = useShow();
  const may = useMay('vip.edit');
  const columns: readonly Column<SchemeLevel>[] = [
    { key: 'level', head: t('console.vip.level'), cell: (level) => <LevelName level={level} /> },
    {
      key: 'members',
      head: t('console.vip.members'),
      cell: ({ members }) => members,
      align: 'money',
    },
    {
      key: 'turnover',
      head: t('console.vip.turnover'),
      cell: ({ turnover }) => money(turnover, currency),
      align: 'money',
    },
    {
      key: 'deposits',
      head: t('console.vip.deposits'),
      cell: ({ deposits }) => (isNone(deposits) ? '–' : money(deposits, currency)),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'keep',
      head: t('console.vip.keep'),
      cell: ({ keep }) => (isNone(keep) ? t('console.vip.kept') : money(keep, currency)),
      align: 'money',
    },
    { key: 'worth', head: t('console.vip.worth'), cell: (level) => <Worth level={level} /> },
    {
      key: 'edit',
      head: '',
      cell: (level) => (
        <Button size="small" disabled={!may} onClick={() => onEdit(draftOf(level))}>
          {t('console.vip.edit')}
        </Button>
      ),
    },
  ];
  return columns;
}

export function VipLevels() {
  const { data, error, isPending } = useScheme();
  const t = useText();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (isPending) return <Skeleton shape="block" />;
  return <Levels scheme={data} />;
}

function Levels({ scheme }: { scheme: Scheme }) {
  const t = useText();
  const may = useMay('vip.edit');
  const [opened, setOpened] = useState<Draft>();
  const columns = useColumns(scheme, setOpened);
  const fresh = nextLevel(scheme);
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('operator.vip')}
        actions={
          may && fresh ? (
            <Button icon={<PlusIcon />} onClick={() => setOpened(fresh)}>
              {t('console.vip.add')}
            </Button>
          ) : null
        }
      />
      <p className={styles['intro']}>{t('console.vip.intro', { zone: houseZoneName })}</p>
      {scheme.levels.length === 0 ? (
        <EmptyState>{t('console.vip.none')}</EmptyState>
      ) : (
        <Table
          caption={t('operator.vip')}
          rows={scheme.levels}
          rowKey={({ levelId }) => levelId}
          columns={columns}
        />
      )}
      <p className={styles['intro']}>{t('console.vip.without-level', { count: scheme.without })}</p>
      {opened ? (
        <LevelDialog scheme={scheme} level={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}

function Worth({ level }: { level: SchemeLevel }) {
  const t = useText();
  const { money } = useShow();
  const { withdrawalMaximum, withdrawsFirst, contact } = level;
  const worth = [
    ...(withdrawalMaximum === null
      ? []
      : [t('console.vip.maximum', { amount: money(withdrawalMaximum) })]),
    ...(level.withdrawalsFree ? [t('console.vip.free', { count: level.withdrawalsFree })] : []),
    ...(withdrawsFirst ? [t('console.vip.first')] : []),
    ...(contact === '' ? [] : [t('console.vip.contact')]),
  ];
  return worth.length === 0 ? t('console.vip.nothing-more') : worth.join(' · ');
}
