// One difference: both sides, its notes, and its closing with a reason and, where money had to
// move, the number of the correction that was posted.
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, Dialog, Field, TextArea, TextInput } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { Figures, type Fact } from '../../../app/figures.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { filesKey, type Difference } from './names.ts';
import styles from '../forms.module.css';

export interface DifferenceDialogProps {
  difference: Difference;
  onClose: () => void;
}

export function DifferenceDialog({ difference, onClose }: DifferenceDialogProps) {
  const t = useText();
  const mayEdit = useMay('reconciliation.edit');
  const { id, reference, providerRef, reason, adjustmentId, state } = difference;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`cashier.differs-${difference.kind}`)}
      closeLabel={t('operator.close')}
      size="medium"
    >
      <div className={styles['stack']}>
        <Figures
          facts={[
            [t('cashier.reference'), reference],
            [t('cashier.provider-ref'), providerRef],
            ...(reason ? [[t('operator.reason'), reason] as const] : []),
            ...(adjustmentId ? [[t('cashier.adjustment-id'), adjustmentId] as const] : []),
          ]}
        />
        <div className={styles['sides']}>
          <Side title={t('cashier.ours')} side={difference.ours} />
          <Side title={t('cashier.theirs')} side={difference.theirs} />
        </div>
        <DifferenceNotes id={id} mayEdit={mayEdit} />
        {mayEdit && state === 'open' ? <Close id={id} onClosed={onClose} /> : null}
      </div>
    </Dialog>
  );
}

function Side({ title, side }: { title: string; side: Difference['ours'] }) {
  const t = useText();
  const { money } = useShow();
  const facts: readonly Fact[] = side
    ? [
        [t('operator.amount'), money(side.amount, side.currency)],
        [t('operator.state'), t(`cashier.booked-${side.state}`)],
        [t('cashier.fee'), money(side.fee, side.currency)],
      ]
    : [[t('operator.state'), t('cashier.side-none')]];
  return (
    <section>
      <h3>{title}</h3>
      <Figures facts={facts} />
    </section>
  );
}

function DifferenceNotes({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const t = useText();
  const { moment } = useShow();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [intent, setIntent] = useState(newIntent);
  const key = [filesKey, 'notes', id];
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.cashier.listDifferenceNotes({ id })).list,
  });
  const add = useMutation({
    mutationFn: async () =>
      unwrap(await client.cashier.addDifferenceNote({ id, text: text.trim() }, { intent })),
    onSuccess: () => {
      setText('');
      setIntent(newIntent());
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <>
      {data?.map(({ staff, at, text: said }) => (
        <p key={`${staff} ${at}`} className={styles['lines']}>
          {said}
          <small>
            {staff} · {moment(at)}
          </small>
        </p>
      ))}
      {mayEdit ? (
        <div className={styles['row']}>
          <Field label={t('cashier.note')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button
            disabled={text.trim() === ''}
            loading={add.isPending}
            onClick={() => add.mutate()}
          >
            {t('cashier.add-note')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Close({ id, onClosed }: { id: string; onClosed: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [adjustmentId, setAdjustmentId] = useState('');
  const close = useMutation({
    mutationFn: async () => {
      const named = adjustmentId ? { adjustmentId } : {};
      return unwrap(await client.cashier.closeDifference({ id, reason: reason.trim(), ...named }));
    },
    onSuccess: onClosed,
    onSettled: () => queries.invalidateQueries({ queryKey: [filesKey] }),
  });
  return (
    <>
      <Field label={t('operator.reason')} hint={t('operator.reason-hint')} required>
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Field label={t('cashier.adjustment-id')} hint={t('cashier.adjustment-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={64}
            value={adjustmentId}
            onChange={({ target }) => setAdjustmentId(target.value.trim())}
          />
        )}
      </Field>
      <p role="alert" className={styles['said']}>
        {close.isError ? failureText(t, close.error) : ''}
      </p>
      <div className={styles['steps']}>
        <Button
          kind="primary"
          disabled={reason.trim().length < 3}
          loading={close.isPending}
          onClick={() => close.mutate()}
        >
          {t('cashier.close-difference')}
        </Button>
      </div>
    </>
  );
}
