// A new correction: cash given or taken on a member, a deposit credited against a proof, or a
// settled deposit reversed. What needs a second person says so when it was proposed.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { adjustmentKinds, type AdjustmentKind } from '@baize/contract';
import { Button, Dialog, Field, Select, showToast, TextArea, TextInput } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import { useReasons } from '../use-reasons.ts';
import { adjustmentsKey } from './names.ts';
import { inputOf, isReady, type Entry } from './entry.ts';
import styles from '../forms.module.css';

export interface ProposeDialogProps {
  /** The member; without one only deposits can be corrected. */
  playerId?: string | undefined;
  onClose: () => void;
}

export function ProposeDialog({ playerId, onClose }: ProposeDialogProps) {
  const t = useText();
  const kinds = adjustmentKinds.filter(
    (kind) => playerId !== undefined || kind === 'credit' || kind === 'reversal',
  );
  const [entry, setEntry] = useState<Entry>({
    kind: kinds[0] ?? 'credit',
    amount: '',
    depositId: '',
    reason: '',
    proof: '',
  });
  const { send, problem } = useProposing(entry, playerId, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cashier.adjust')}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            loading={send.isPending}
            disabled={!isReady(entry)}
            onClick={() => send.mutate()}
          >
            {t('cashier.propose')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <EntryFields entry={entry} kinds={kinds} onChange={setEntry} />
        <p role="alert" className={styles['said']}>
          {problem}
        </p>
      </div>
    </Dialog>
  );
}

function useProposing(entry: Entry, playerId: string | undefined, onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const [intent, setIntent] = useState(newIntent);
  const send = useMutation({
    mutationFn: async () =>
      unwrap(await client.wallet.proposeAdjustment(inputOf(entry, playerId), { intent })),
    onSuccess: ({ state }) => {
      showToast({
        text: t(state === 'posted' ? 'cashier.done-posted' : 'cashier.done-proposed'),
        kind: 'good',
      });
      onClose();
    },
    // Another try with other words is another correction.
    onError: () => setIntent(newIntent()),
    onSettled: () => queries.invalidateQueries({ queryKey: [adjustmentsKey] }),
  });
  return { send, problem: send.isError ? failureText(t, send.error) : '' };
}

interface FieldsProps {
  entry: Entry;
  kinds: readonly AdjustmentKind[];
  onChange: (entry: Entry) => void;
}

function EntryFields({ entry, kinds, onChange }: FieldsProps) {
  const t = useText();
  const isOfDeposit = entry.kind === 'credit' || entry.kind === 'reversal';
  const set = (change: Partial<Entry>) => onChange({ ...entry, ...change });
  return (
    <>
      <Field label={t('cashier.kind')} hint={t(`cashier.kind-${entry.kind}-hint`)}>
        {(control) => (
          <Select
            {...control}
            options={kinds.map((kind) => ({ value: kind, label: t(`cashier.kind-${kind}`) }))}
            value={entry.kind}
            onChange={({ target }) =>
              set({ kind: kinds.find((kind) => kind === target.value) ?? entry.kind })
            }
          />
        )}
      </Field>
      {isOfDeposit ? (
        <Field label={t('cashier.deposit-id')} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={64}
              value={entry.depositId}
              onChange={({ target }) => set({ depositId: target.value.trim() })}
            />
          )}
        </Field>
      ) : null}
      {entry.kind === 'reversal' ? null : (
        <Field label={t('operator.amount')} required>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={20}
              value={entry.amount}
              onChange={({ target }) => set({ amount: target.value.replace(/[^\d.]/gu, '') })}
            />
          )}
        </Field>
      )}
      {entry.kind === 'credit' ? (
        <Field label={t('cashier.proof')} hint={t('cashier.proof-hint')} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              value={entry.proof}
              onChange={({ target }) => set({ proof: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Reason reason={entry.reason} onChange={(reason) => set({ reason })} />
    </>
  );
}

function Reason({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const t = useText();
  const reasons = useReasons('adjust');
  return (
    <>
      {reasons.length > 0 ? (
        <Field label={t('cashier.reason-ready')}>
          {(control) => (
            <Select
              {...control}
              value=""
              options={[
                { value: '', label: t('cashier.choose') },
                ...reasons.map((text) => ({ value: text, label: text })),
              ]}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      ) : null}
      <Field label={t('operator.reason')} hint={t('operator.reason-hint')} required>
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            value={reason}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </>
  );
}
