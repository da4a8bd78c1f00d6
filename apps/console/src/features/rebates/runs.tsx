// Closed days of rebates with what they paid; a day opens into its recipients.
import { useState } from 'react';
import { formatDay } from '@baize/i18n';
import { unwrap } from '@baize/client';
import { Button, Dialog, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { DueParts } from './due-parts.tsx';
import { rebatesKey, type Due, type Run } from './staff-rebates.ts';
import styles from './rebates.module.css';

function useRunColumns(onOpen: (day: string) => void): readonly Column<Run>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'day',
      head: t('console.rebates.day'),
      cell: ({ day }) => (
        <Button size="small" onClick={() => onOpen(day)}>
          {formatDay(day)}
        </Button>
      ),
    },
    { key: 'closed', head: t('console.rebates.closed'), cell: (run) => moment(run.closedAt) },
    {
      key: 'recipients',
      head: t('console.rebates.recipients'),
      align: 'money',
      cell: ({ recipients }) => recipients.toLocaleString(t.tag),
    },
    {
      key: 'amount',
      head: t('console.rebates.amount'),
      align: 'money',
      cell: ({ amount }) => money(amount),
    },
    {
      key: 'unpaid',
      head: t('console.rebates.unpaid'),
      align: 'money',
      cell: ({ unpaid }) => unpaid.toLocaleString(t.tag),
    },
  ];
}

export function Runs() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [day, setDay] = useState('');
  return (
    <>
      <PagedList
        name={[...rebatesKey, 'runs']}
        caption={t('console.rebates.runs')}
        columns={useRunColumns(setDay)}
        rowKey={(run) => run.day}
        empty={t('console.rebates.no-runs')}
        page={page}
        onPage={setPage}
        read={async (of) => unwrap(await client.rebates.listRebateRuns(of))}
      />
      {day === '' ? null : <RunDialog key={day} day={day} onClose={() => setDay('')} />}
    </>
  );
}

function useDueColumns(onOpen: (due: Due) => void): readonly Column<Due>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'name',
      head: t('console.rebates.recipient'),
      cell: (due) => (
        <Button size="small" onClick={() => onOpen(due)}>
          <bdi>{due.username}</bdi>
        </Button>
      ),
    },
    {
      key: 'category',
      head: t('console.rebates.category'),
      cell: ({ category }) => t(`catalogue.category-${category}`),
    },
    { key: 'kind', head: t('console.rebates.kind'), cell: ({ kind }) => t(`rebates.kind-${kind}`) },
    {
      key: 'stake',
      head: t('console.rebates.stake'),
      align: 'money',
      cell: ({ stake, currency }) => money(stake, currency),
    },
    {
      key: 'amount',
      head: t('console.rebates.amount'),
      align: 'money',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ];
}

function RunDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [due, setDue] = useState<Due>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.rebates.run-of', { day: formatDay(day) })}
      closeLabel={t('operator.close')}
      size="large"
    >
      <div className={styles['stack']}>
        <PagedList
          name={[...rebatesKey, 'run', day]}
          caption={t('console.rebates.recipients')}
          columns={useDueColumns(setDue)}
          rowKey={({ id, category, kind, currency }) => `${id} ${category} ${kind} ${currency}`}
          empty={t('console.rebates.no-recipients')}
          page={page}
          onPage={setPage}
          read={async (of) => unwrap(await client.rebates.getRebateRun({ ...of, day }))}
        />
        {due === undefined ? null : (
          <DueParts key={`${due.id} ${due.category} ${due.kind}`} due={due} />
        )}
      </div>
    </Dialog>
  );
}
