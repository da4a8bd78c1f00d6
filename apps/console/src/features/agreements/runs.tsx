// Closed periods, the newest first: when each was closed, how long after its end, and what it gave.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { agreementKinds, type agreements, type OutputOf } from '@baize/contract';
import { type Column, Status } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ChoiceFields, narrowed } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { RunAgain } from './run-again.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

type Run = OutputOf<typeof agreements.findAgreementRuns>['list'][number];
type Kind = Run['kind'];

export function Runs() {
  const t = useText();
  const [search, setSearch] = useState<{ readonly kind?: Kind }>({});
  const [page, setPage] = useState(1);
  const mayRun = useMay('agreements.edit');
  const columns = useColumns(mayRun);
  const kinds = agreementKinds.map((kind) => [kind, t(`console.agreements.kind-${kind}`)] as const);
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <ChoiceFields
          search={search}
          fields={[['kind', t('console.agreements.kind'), kinds]]}
          onChange={(name, value) => {
            setSearch(narrowed(search, name, value));
            setPage(1);
          }}
        />
      </div>
      <PagedList
        name={[...agreementsKey, 'runs', search]}
        caption={t('console.agreements.page-runs')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('console.agreements.run-none')}
        page={page}
        onPage={setPage}
        read={async (asked) =>
          unwrap(await client.agreements.findAgreementRuns({ ...asked, ...search }))
        }
      />
    </div>
  );
}

function useColumns(mayRun: boolean): readonly Column<Run>[] {
  const again: Column<Run> = {
    key: 'again',
    head: '',
    cell: ({ id }) => <RunAgain runId={id} />,
  };
  return [...usePeriod(), ...useSums(), ...(mayRun ? [again] : [])];
}

function usePeriod(): readonly Column<Run>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    {
      key: 'kind',
      head: t('console.agreements.kind'),
      cell: ({ kind, period }) => (
        <>
          {t(`console.agreements.kind-${kind}`)}
          <div className={styles['mute']}>{t(`console.agreements.period-${period}`)}</div>
        </>
      ),
    },
    {
      key: 'period',
      head: t('console.agreements.period'),
      cell: ({ from, until }) => (
        <>
          {moment(from)}
          <div className={styles['mute']}>{moment(until)}</div>
        </>
      ),
    },
    {
      key: 'closed',
      head: t('console.agreements.run-at'),
      cell: ({ state, closedAt }) =>
        state === 'open' ? (
          <Status kind="waiting">{t('console.agreements.run-open')}</Status>
        ) : (
          moment(closedAt)
        ),
    },
  ];
}

function useSums(): readonly Column<Run>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'agreements',
      head: t('console.agreements.run-agreements'),
      align: 'money',
      cell: (run) => run.agreements.toLocaleString(t.tag),
    },
    {
      key: 'bills',
      head: t('console.agreements.run-bills'),
      align: 'money',
      cell: (run) => run.bills.toLocaleString(t.tag),
    },
    {
      key: 'due',
      head: t('console.agreements.due'),
      align: 'money',
      cell: ({ due }) => money(due),
    },
  ];
}
