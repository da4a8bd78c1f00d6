// The steps of staff in an open dispute: writing to both sides, and deciding with a reason that
// both sides read.
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { type DisputeOutcome, disputeOutcomes } from '@baize/contract';
import { Button, Field, showToast, TextArea } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { disputeKey, type Dispute } from './dispute.ts';
import styles from './disputes.module.css';

export interface DisputeStepsProps {
  dispute: Dispute;
  /** While a question lies above, the pictures beneath are not needed. */
  onAsking: (isAsking: boolean) => void;
}

function useKeep({ disputeId }: Dispute) {
  const queries = useQueryClient();
  return (changed: Dispute) => {
    queries.setQueryData(disputeKey(disputeId), changed);
    void queries.invalidateQueries({ queryKey: ['disputes'] });
    void queries.invalidateQueries({ queryKey: ['withdrawals'] });
  };
}

function WriteForm({ dispute }: { dispute: Dispute }) {
  const t = useText();
  const keep = useKeep(dispute);
  const [message, setMessage] = useState('');
  const [intent, setIntent] = useState(newIntent);
  const { disputeId: id } = dispute;
  const write = useMutation({
    mutationFn: async () =>
      unwrap(await client.wallet.writeToDispute({ id, message: message.trim() }, { intent })),
    onSuccess: (changed) => {
      keep(changed);
      setMessage('');
      setIntent(newIntent());
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!write.isPending && message.trim() !== '') write.mutate();
  };
  const error = write.isError ? failureText(t, write.error) : undefined;
  return (
    <form className={styles['write']} onSubmit={submit}>
      <Field label={t('console.payments.write')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <Button type="submit" loading={write.isPending} disabled={message.trim() === ''}>
        {t('console.payments.send')}
      </Button>
    </form>
  );
}

interface DecisionProps {
  dispute: Dispute;
  outcome: DisputeOutcome;
  onClose: () => void;
}

function Decision({ dispute, outcome, onClose }: DecisionProps) {
  const t = useText();
  const { money } = useShow();
  const keep = useKeep(dispute);
  const [intent] = useState(newIntent);
  const { disputeId: id, amount, currency } = dispute;
  return (
    <ReasonDialog
      title={t(`console.payments.${outcome}`)}
      doLabel={t(`console.payments.${outcome}`)}
      danger={outcome === 'returned'}
      onDo={async (reason) => {
        const decision = { id, outcome, reason };
        keep(unwrap(await client.wallet.decideDispute(decision, { intent })));
        showToast({ text: t('operator.saved'), kind: 'good' });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`console.payments.${outcome}-sure`, { amount: money(amount, currency) })}</p>
    </ReasonDialog>
  );
}

export function DisputeSteps({ dispute, onAsking }: DisputeStepsProps) {
  const t = useText();
  const { moment } = useShow();
  const mayDecide = useMay('disputes.decide');
  const [asked, setAsked] = useState<DisputeOutcome>();
  useEffect(() => onAsking(asked !== undefined), [asked, onAsking]);
  if (!mayDecide) return null;
  const { decidable, answerBy } = dispute;
  return (
    <div className={styles['decide']}>
      <WriteForm dispute={dispute} />
      {decidable ? null : <p>{t('console.payments.waits', { when: moment(answerBy) })}</p>}
      <div className={styles['buttons']}>
        {disputeOutcomes.map((outcome) => (
          <Button
            key={outcome}
            kind={outcome === 'returned' ? 'danger' : 'primary'}
            disabled={outcome === 'returned' && !decidable}
            onClick={() => setAsked(outcome)}
          >
            {t(`console.payments.${outcome}`)}
          </Button>
        ))}
      </div>
      {asked === undefined ? null : (
        <Decision dispute={dispute} outcome={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
