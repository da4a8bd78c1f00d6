// Whether the code that decides money and chance is the one on record: the release, what was tested
// for it, and the last looks of every process, with one more on demand.
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
      {t('supervision.check-now')}
    </Button>
  );
  return (
    <Card title={t('supervision.code')} aside={may ? button : undefined}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('supervision.code-text')}</p>
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
          <strong>{t('supervision.release', { number, day })}</strong>
          {release.why}
          <code className={styles['hash']}>{release.hash}</code>
          <small>
            {t('supervision.retested')} {release.retested.join(' · ')}
          </small>
        </p>
      ) : (
        <Status kind="bad">{t('supervision.no-release')}</Status>
      )}
      <Table
        caption={t('supervision.checks')}
        columns={columns}
        rows={checks}
        rowKey={({ at, process }) => `${at} ${process}`}
        empty={<EmptyState>{t('supervision.no-checks')}</EmptyState>}
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
      head: t('supervision.found'),
      cell: ({ matches, differing }) => (
        <>
          <Status kind={matches ? 'good' : 'bad'}>
            {t(matches ? 'supervision.matches' : 'supervision.differs')}
          </Status>
          {matches ? null : <small className={styles['under']}>{differing.join(', ')}</small>}
        </>
      ),
    },
    {
      key: 'why',
      head: t('supervision.why'),
      cell: ({ why }) => t(`supervision.why-${why as 'start'}`),
      wideOnly: true,
    },
    {
      key: 'process',
      head: t('supervision.process'),
      cell: ({ process }) => <code>{process}</code>,
      wideOnly: true,
    },
  ];
}
