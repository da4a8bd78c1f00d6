// Vouchers of a promotion by code: made in batches, whose codes are saved as a file this once; what
// became of each batch, and what of it is cancelled.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { vouchersMost, type OutputOf, type promotions } from '@baize/contract';
import { Button, Card, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { Refused } from '../../app/refused.tsx';
import { saveCsv } from '../../app/save-csv.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { TypedEntry, whole } from '../../app/typed-entry.tsx';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { MomentField } from './maker/shown-part.tsx';
import { promotionsKey, type Promotion } from './staff-promotion.ts';
import styles from './promotions.module.css';

type Batch = OutputOf<typeof promotions.findVouchers>['list'][number];

export function Vouchers({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const { promotionId: id, stage } = promotion;
  const mayMake = useMay('promotions.publish') && stage !== 'stopped';
  const [isMaking, setMaking] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...promotionsKey, 'vouchers', id],
    queryFn: async () => unwrap(await client.promotions.findVouchers({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return null;
  return (
    <Card title={t('console.promotions.vouchers')}>
      <div className={styles['stack']}>
        <p className={styles['mute']}>{t('console.promotions.vouchers-hint')}</p>
        {data.list.length === 0 ? null : <Batches list={data.list} />}
        {mayMake ? (
          <div>
            <Button onClick={() => setMaking(true)}>{t('console.promotions.vouchers-make')}</Button>
          </div>
        ) : null}
      </div>
      {isMaking ? <Make promotion={promotion} onClose={() => setMaking(false)} /> : null}
    </Card>
  );
}

function Batches({ list }: { list: readonly Batch[] }) {
  const t = useText();
  const [asked, setAsked] = useState<Batch>();
  const columns = useColumns(setAsked);
  return (
    <>
      <Table
        caption={t('console.promotions.vouchers')}
        columns={columns}
        rows={list}
        rowKey={({ batchId }) => batchId}
      />
      {asked === undefined ? null : <Cancel batch={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const counts = ['made', 'used', 'left', 'expired', 'cancelled'] as const;

function useColumns(onCancel: (batch: Batch) => void): readonly Column<Batch>[] {
  const t = useText();
  const { moment } = useShow();
  const mayCancel = useMay('promotions.publish');
  return [
    {
      key: 'batch',
      head: t('console.promotions.vouchers-batch'),
      cell: ({ name, madeAt, madeBy: by }) => (
        <>
          {name}
          <div className={styles['mute']}>
            {t('console.promotions.vouchers-made-by', { date: moment(madeAt), by })}
          </div>
        </>
      ),
    },
    ...counts.map((count): Column<Batch> => ({
      key: count,
      head: t(`console.promotions.vouchers-${count}`),
      align: 'money',
      cell: (batch) => batch[count].toLocaleString(t.tag),
    })),
    {
      key: 'expires',
      head: t('console.promotions.expires'),
      cell: ({ expiresAt }) => moment(expiresAt),
    },
    {
      key: 'do',
      head: '',
      cell: (batch) =>
        mayCancel && batch.left > 0 ? (
          <Button size="small" kind="danger" onClick={() => onCancel(batch)}>
            {t('console.promotions.vouchers-cancel')}
          </Button>
        ) : null,
    },
  ];
}

const monthMs = 30 * 86_400_000;
const countKind = whole(1, vouchersMost);

function Make({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) {
  const t = useText();
  const { promotionId: id } = promotion;
  const [name, setName] = useState('');
  const [count, setCount] = useState(100);
  const [expiresAt, setExpiresAt] = useState<number | null>(() => Date.now() + monthMs);
  const make = useIntentChange(
    promotionsKey,
    async (asked: Pick<Batch, 'name' | 'expiresAt'>) =>
      unwrap(await client.promotions.createVouchers({ id, count, ...asked })),
    ({ batch }) => t('console.promotions.vouchers-done', { count: batch.made }),
  );
  if (make.data !== undefined) return <Made {...make.data} onClose={onClose} />;
  return (
    <FormDialog
      title={t('console.promotions.vouchers-make')}
      doLabel={t('console.promotions.vouchers-make')}
      size="small"
      isReady={expiresAt !== null && name.trim() !== ''}
      isSending={make.isPending}
      error={make.error}
      onDo={() => {
        if (expiresAt !== null) make.mutate({ name: name.trim(), expiresAt });
      }}
      onClose={onClose}
    >
      <EntryField
        label={t('console.promotions.vouchers-name')}
        hint={t('console.promotions.vouchers-name-hint')}
        lengthMost={60}
        value={name}
        onValue={setName}
      />
      <TypedEntry
        label={t('console.promotions.vouchers-count')}
        hint={t('console.promotions.vouchers-count-hint', { most: vouchersMost })}
        kind={countKind}
        value={count}
        onValue={setCount}
      />
      <MomentField
        label={t('console.promotions.vouchers-until')}
        value={expiresAt}
        onValue={setExpiresAt}
      />
      <p>{t('console.promotions.vouchers-once')}</p>
    </FormDialog>
  );
}

type MadeProps = OutputOf<typeof promotions.createVouchers> & { onClose: () => void };

/** The codes are in this answer alone: closing it without the file loses them. */
function Made({ batch, codes, onClose }: MadeProps) {
  const t = useText();
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    saveCsv(`vouchers-${batch.name}`, `code\r\n${codes.join('\r\n')}\r\n`);
    setSaved(true);
  };
  return (
    <FormDialog
      title={t('console.promotions.vouchers-done', { count: batch.made })}
      doLabel={t('console.promotions.vouchers-save')}
      size="small"
      isReady
      isSending={false}
      error={null}
      onDo={save}
      onClose={onClose}
    >
      <p>{t(`console.promotions.vouchers-${isSaved ? 'saved' : 'once'}`)}</p>
    </FormDialog>
  );
}

function Cancel({ batch: { batchId: id, left }, onClose }: { batch: Batch; onClose: () => void }) {
  const t = useText();
  const cancel = useIntentChange(
    promotionsKey,
    async (reason: string, intent) =>
      unwrap(await client.promotions.cancelVouchers({ id, reason }, { intent })),
    ({ cancelled }) => t('console.promotions.vouchers-cancelled-toast', { count: cancelled }),
  );
  return (
    <ReasonDialog
      title={t('console.promotions.vouchers-cancel-title')}
      doLabel={t('console.promotions.vouchers-cancel')}
      danger
      onDo={async (reason) => {
        await cancel.mutateAsync(reason);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.promotions.vouchers-cancel-text', { count: left })}</p>
    </ReasonDialog>
  );
}
