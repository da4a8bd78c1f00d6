// Shows whether the code that decides money and chance is the recorded one: the release, its tests,
// and the last checks of every process, with one more on demand.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { fairness, OutputOf } from '@baize/contract';
import { Button, Card, EmptyState, Skeleton, Status, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import styles from './fairness.module.css';

type Code = OutputOf<typeof fairness.getCodeChecks>;
export type Check = Code['checks'][number];

const codeKey = ['fairness', 'code'];

export function CodePanel() {
  const t = useText();
  const may = useMay('fairness.edit');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: codeKey,
    queryFn: async () => unwrap(await client.fairness.getCodeChecks()),
  });
  const look = useChange(codeKey, async () => unwrap(await client.fairness.checkCode()));
  const button = (
    <Button size="small" loading={look.isPending} onClick={() => look.mutate(undefined)}>
      {t('console.fairness.check-now')}
    </Button>
  );
  return (
    <Card title={t('console.fairness.code')} aside={may ? button : undefined}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('console.fairness.code-text')}</p>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data ? <CodeFacts code={data} /> : null}
        {data || error ? null : <CodeWait />}
      </div>
    </Card>
  );
}

/** As high as the facts that are to come. */
function CodeWait() {
  return (
    <div className={styles['wait']} aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  );
}

export function CodeFacts({ code: { release, checks } }: { code: Code }) {
  const t = useText();
  const { number = 0, day = '' } = release ?? {};
  const columns = useCheckColumns();
  return (
    <>
      {release ? (
        <p className={styles['release']}>
          <strong>{t('console.fairness.release', { number, day })}</strong>
          {release.why}
          <code className={styles['hash']}>{release.hash}</code>
          <small>
            {t('console.fairness.retested')} {release.retested.join(' · ')}
          </small>
        </p>
      ) : (
        <Status kind="bad">{t('console.fairness.no-release')}</Status>
      )}
      <Table
        caption={t('console.fairness.checks')}
        columns={columns}
        rows={checks}
        rowKey={({ at, process }) => `${at} ${process}`}
        empty={<EmptyState>{t('console.fairness.no-checks')}</EmptyState>}
      />
    </>
  );
}

function useCheckColumns(): readonly Column<Check>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'at', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'found',
      head: t('console.fairness.found'),
      cell: ({ matches, differing }) => (
        <>
          <Status kind={matches ? 'good' : 'bad'}>
            {t(matches ? 'console.fairness.matches' : 'console.fairness.differs')}
          </Status>
          {matches ? null : <small className={styles['under']}>{differing.join(', ')}</small>}
        </>
      ),
    },
    {
      key: 'why',
      head: t('console.fairness.why'),
      cell: ({ why }) => t(`console.fairness.why-${why as 'start'}`),
      wideOnly: true,
    },
    {
      key: 'process',
      head: t('console.fairness.process'),
      cell: ({ process }) => <code>{process}</code>,
      wideOnly: true,
    },
  ];
}
