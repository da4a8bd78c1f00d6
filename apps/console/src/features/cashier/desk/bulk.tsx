// A step over the marked withdrawals: first what it would do to each, with totals and what is left
// out and why; then the same list with what became of each.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { BulkAction, OutputOf, cashier } from '@baize/contract';
import { Button, Dialog, Status, Table, type Column } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { Remark } from './steps.tsx';
import styles from './desk.module.css';

type Bulk = OutputOf<typeof cashier.runBulk>;
type Item = Bulk['items'][number];

export interface BulkBarProps {
  ids: readonly string[];
  onClear: () => void;
}

export function BulkBar({ ids, onClear }: BulkBarProps) {
  const t = useText();
  const [action, setAction] = useState<BulkAction>();
  const mayJudge = useMay('withdrawals.review');
  const mayPay = useMay('withdrawals.pay');
  if (ids.length === 0 || !mayJudge) return null;
  const offered: readonly BulkAction[] = mayPay
    ? ['approve', 'refuse', 'pay']
    : ['approve', 'refuse'];
  return (
    <div className={styles['bulk']} role="group" aria-label={t('cashier.many')}>
      <strong>{t('cashier.ticked', { count: ids.length })}</strong>
      {offered.map((one) => (
        <Button key={one} size="small" onClick={() => setAction(one)}>
          {t(`cashier.${one}`)}
        </Button>
      ))}
      <Button size="small" kind="ghost" onClick={onClear}>
        {t('cashier.untick')}
      </Button>
      {action ? (
        <BulkDialog
          action={action}
          ids={ids}
          onClose={() => setAction(undefined)}
          onDone={onClear}
        />
      ) : null}
    </div>
  );
}

interface BulkDialogProps {
  action: BulkAction;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

function BulkDialog({ action, ids, onClose, onDone }: BulkDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const [remark, setRemark] = useState('');
  const [bulk, setBulk] = useState<Bulk>();
  const [isRun, setRun] = useState(false);
  const send = useMutation({
    mutationFn: async () => {
      const { previewBulk, runBulk } = client.cashier;
      if (!bulk) return unwrap(await previewBulk({ action, ids: [...ids], remark: remark.trim() }));
      const run = unwrap(await runBulk({ digest: bulk.digest }));
      setRun(true);
      return run;
    },
    onSuccess: setBulk,
    onSettled: () => queries.invalidateQueries({ queryKey: ['withdrawals'] }),
  });
  const lacksWords = action === 'refuse' && remark.trim() === '';
  const close = () => {
    if (isRun) onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(`cashier.${action}-many`, { count: ids.length })}
      closeLabel={t('operator.close')}
      size="medium"
      footer={
        <>
          <Button onClick={close}>{t(isRun ? 'operator.close' : 'operator.cancel')}</Button>
          {isRun ? null : (
            <Button
              kind={action === 'refuse' ? 'danger' : 'primary'}
              loading={send.isPending}
              disabled={lacksWords || bulk?.ready === 0}
              onClick={() => send.mutate()}
            >
              {bulk ? t('cashier.run-many', { count: bulk.ready }) : t('cashier.preview')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['ask']}>
        {action === 'refuse' && !bulk ? <Remark remark={remark} onChange={setRemark} /> : null}
        {bulk ? <BulkList bulk={bulk} /> : <p>{t('cashier.preview-text')}</p>}
        <p role="alert" className={styles['said']}>
          {send.isError ? failureText(t, send.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

const kinds = { ready: 'waiting', done: 'good' } as const;

function BulkList({ bulk }: { bulk: Bulk }) {
  const t = useText();
  const { money } = useShow();
  const columns: readonly Column<Item>[] = [
    { key: 'member', head: t('operator.member'), cell: ({ username }) => username },
    {
      key: 'outcome',
      head: t('cashier.outcome'),
      cell: ({ outcome }) => (
        <Status kind={outcome === 'ready' || outcome === 'done' ? kinds[outcome] : 'bad'}>
          {t(`cashier.outcome-${outcome}`)}
        </Status>
      ),
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
  const total = bulk.totals.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  const { ready, done, skipped } = bulk;
  return (
    <>
      <p className={styles['totals']}>
        {t('cashier.bulk-totals', { taken: ready + done, total: total || '0', skipped })}
      </p>
      <Table
        caption={t('cashier.many')}
        columns={columns}
        rows={bulk.items}
        rowKey={({ id }) => id}
      />
    </>
  );
}
