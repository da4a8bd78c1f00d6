// A dispute with its bill: what the payee wrote, how the bill was worked out, and the answer.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, Field, Skeleton, TextArea } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { BillMembers } from './bill-members.tsx';
import { BillWorking } from './bill-working.tsx';
import type { ListedDispute } from './disputes.tsx';
import { DisputeTold } from './dispute-told.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

interface DisputeDialogProps {
  listed: ListedDispute;
  onClose: () => void;
}

type Verdict = 'upheld' | 'dismissed';
const answerMin = 3;

export function DisputeDialog({ listed, onClose }: DisputeDialogProps) {
  const t = useText();
  const { bill, dispute } = listed;
  const { data, error } = useQuery({
    queryKey: [...agreementsKey, 'bill', bill.id],
    queryFn: async () => unwrap(await client.agreements.getBillFile({ id: bill.id })),
  });
  const mayAnswer = useMay('agreements.edit') && dispute.state === 'open';
  return (
    <Dialog
      open
      size="large"
      title={t('console.agreements.dispute-of', { name: bill.payee.username })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('operator.close')}</Button>}
    >
      <div className={styles['stack']}>
        <DisputeTold dispute={dispute} />
        {mayAnswer ? <Answer billId={bill.id} onDone={onClose} /> : null}
        {error ? <p role="alert">{failureText(t, error)}</p> : null}
        {data === undefined && !error ? <Skeleton shape="block" /> : null}
        {data === undefined ? null : (
          <>
            <BillWorking bill={data} />
            <BillMembers billId={bill.id} currency={bill.currency} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Answer({ billId: id, onDone }: { billId: string; onDone: () => void }) {
  const t = useText();
  const [answer, setAnswer] = useState('');
  const send = useIntentChange(
    agreementsKey,
    async (verdict: Verdict) =>
      unwrap(
        await client.agreements.answerBillDisputeByStaff({ id, answer: verdict, reason: answer }),
      ),
    () => t('operator.saved'),
  );
  const isReady = answer.trim().length >= answerMin;
  const decide = (verdict: Verdict) => send.mutate(verdict, { onSuccess: onDone });
  return (
    <div className={styles['stack']}>
      <Field
        label={t('console.agreements.dispute-answer')}
        hint={t('console.agreements.answer-text')}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <div className={styles['steps']}>
        <Button
          kind="primary"
          disabled={!isReady}
          loading={send.isPending}
          onClick={() => decide('upheld')}
        >
          {t('console.agreements.uphold')}
        </Button>
        <Button disabled={!isReady || send.isPending} onClick={() => decide('dismissed')}>
          {t('console.agreements.dismiss')}
        </Button>
      </div>
      {send.isError ? <p role="alert">{failureText(t, send.error)}</p> : null}
    </div>
  );
}
