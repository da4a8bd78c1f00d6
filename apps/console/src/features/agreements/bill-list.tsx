// Bills in pages, the newest period first; a row opens how it was worked out.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import type { agreements, InputOf, OutputOf } from '@baize/contract';
import { Badge, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { StateOfBill } from './agreement-state.tsx';
import { BillDialog } from './bill-dialog.tsx';
import { agreementsKey, plainRate, type Bill } from './staff-agreement.ts';
import styles from './agreements.module.css';

export type BillSearch = Omit<InputOf<typeof agreements.findBills>, 'pageNo' | 'pageSize'>;

interface BillListProps {
  search: BillSearch;
  /** Of one contract: payer, payee and kind are known. */
  isOfOne?: boolean;
}

export function BillList({ search, isOfOne = false }: BillListProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useSearchParams();
  const opened = asked.get('bill');
  const set = (id: string | undefined) => {
    const next = new URLSearchParams(asked);
    if (id === undefined) next.delete('bill');
    else next.set('bill', id);
    setAsked(next, { replace: true });
  };
  const columns = useColumns(set, isOfOne);
  const noteOf = useNote();
  return (
    <>
      <PagedList
        name={[...agreementsKey, 'bills', search]}
        caption={t('console.agreements.page-bills')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('console.agreements.bill-none')}
        page={page}
        onPage={setPage}
        read={async (of) => {
          const found = unwrap(await client.agreements.findBills({ ...of, ...search }));
          return { ...found, note: noteOf(found) };
        }}
      />
      {opened === null ? null : (
        <BillDialog key={opened} billId={opened} onClose={() => set(undefined)} />
      )}
    </>
  );
}

/** What of all bills the list leaves out. */
function useNote() {
  const t = useText();
  const { moment } = useShow();
  return ({ hasMore, since, total: count }: OutputOf<typeof agreements.findBills>) => {
    if (hasMore) return t('console.agreements.bills-newest', { count });
    return since === null
      ? undefined
      : t('console.agreements.bills-since', { since: moment(since) });
  };
}

type Open = (id: string) => void;

function useColumns(open: Open, isOfOne: boolean): readonly Column<Bill>[] {
  const [sides, period, sums] = [useSides(open), usePeriod(open, isOfOne), useSums()];
  return [...(isOfOne ? [] : sides), ...period, ...sums];
}

function useSides(open: Open): readonly Column<Bill>[] {
  const t = useText();
  return [
    {
      key: 'payee',
      head: t('console.agreements.payee'),
      cell: ({ id, payee, kind }) => (
        <>
          <button type="button" data-row className={styles['open']} onClick={() => open(id)}>
            {payee.username}
          </button>
          <div className={styles['mute']}>{t(`console.agreements.kind-${kind}`)}</div>
        </>
      ),
    },
    {
      key: 'payer',
      head: t('console.agreements.payer'),
      cell: ({ payerAgent }) => payerAgent?.username ?? t('console.agreements.payer-house'),
    },
  ];
}

function usePeriod(open: Open, isOfOne: boolean): readonly Column<Bill>[] {
  const t = useText();
  const { moment } = useShow();
  const span = ({ from, until }: Bill) => (
    <>
      {moment(from)}
      <div className={styles['mute']}>{moment(until)}</div>
    </>
  );
  return [
    {
      key: 'period',
      head: t('console.agreements.period'),
      cell: (bill) =>
        isOfOne ? (
          <button type="button" data-row className={styles['open']} onClick={() => open(bill.id)}>
            {span(bill)}
          </button>
        ) : (
          span(bill)
        ),
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state, isDisputed }) => (
        <span className={styles['marks']}>
          <StateOfBill state={state} />
          {isDisputed ? <Badge tone="live">{t('console.agreements.disputed')}</Badge> : null}
        </span>
      ),
    },
  ];
}

function useSums(): readonly Column<Bill>[] {
  const t = useText();
  const { money } = useShow();
  const amount = (key: 'turnover' | 'due' | 'owed', wideOnly: boolean): Column<Bill> => ({
    key,
    head: t(`console.agreements.${key}`),
    align: 'money',
    wideOnly,
    cell: (bill) => money(bill[key], bill.currency),
  });
  return [
    amount('turnover', true),
    {
      key: 'rate',
      head: t('console.agreements.rate'),
      align: 'money',
      wideOnly: true,
      cell: ({ rate }) => `${plainRate(rate)} %`,
    },
    amount('due', false),
    amount('owed', false),
  ];
}
