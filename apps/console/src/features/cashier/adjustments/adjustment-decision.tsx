// The second person's decision: to post a correction, or to refuse it with a reason.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, Dialog, showToast } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { adjustmentsKey, type Adjustment } from './names.ts';
import styles from '../forms.module.css';

export type Verdict = 'confirm' | 'refuse';

export interface DecisionProps {
  verdict: Verdict;
  adjustment: Adjustment;
  onClose: () => void;
}

export function AdjustmentDecision(props: DecisionProps) {
  return props.verdict === 'confirm' ? <Confirm {...props} /> : <Refuse {...props} />;
}

function useFacts({ amount, currency, username, kind, reason }: Adjustment) {
  const t = useText();
  const { money } = useShow();
  return {
    amount: money(amount, currency),
    name: username,
    kind: t(`cashier.kind-${kind}`),
    reason,
  };
}

function Confirm({ adjustment, onClose }: DecisionProps) {
  const t = useText();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  const facts = useFacts(adjustment);
  const { id } = adjustment;
  const post = useMutation({
    mutationFn: async () => unwrap(await client.wallet.confirmAdjustment({ id }, { intent })),
    onSuccess: () => {
      showToast({ text: t('cashier.done-posted'), kind: 'good' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [adjustmentsKey] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cashier.confirm-title', facts)}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button kind="primary" loading={post.isPending} onClick={() => post.mutate()}>
            {t('cashier.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{t('cashier.confirm-text', facts)}</p>
        {adjustment.proof ? <p>{t('cashier.proof-of', { proof: adjustment.proof })}</p> : null}
        <p role="alert" className={styles['said']}>
          {post.isError ? failureText(t, post.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

function Refuse({ adjustment, onClose }: DecisionProps) {
  const t = useText();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  const facts = useFacts(adjustment);
  return (
    <ReasonDialog
      title={t('cashier.refuse-adjustment', facts)}
      doLabel={t('cashier.refuse')}
      danger
      onDo={async (reason) => {
        const { id } = adjustment;
        try {
          unwrap(await client.wallet.refuseAdjustment({ id, reason }, { intent }));
        } finally {
          void queries.invalidateQueries({ queryKey: [adjustmentsKey] });
        }
        onClose();
      }}
      onClose={onClose}
    >
      <p>{facts.reason}</p>
    </ReasonDialog>
  );
}
