// The possible steps of a withdrawal, for staff with the permission. Each is confirmed, and one
// press is one intent however often it is sent.
import { type ReactNode, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, Field, showToast, TextArea } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { Withdrawal } from './withdrawal-state.tsx';
import styles from './wallet.module.css';

export interface StepsProps {
  withdrawal: Withdrawal;
  onChanged: (withdrawal: Withdrawal) => void;
}

type Step = 'approve' | 'refuse' | 'pay';
const done = { approve: 'done-approved', refuse: 'done-refused', pay: 'done-paid' } as const;

function useStep({ withdrawal, onChanged }: StepsProps) {
  const t = useText();
  const queries = useQueryClient();
  const { id } = withdrawal;
  return useMutation({
    mutationFn: async (asked: { step: Step; remark: string; intent: string }) => {
      const { step, remark, intent } = asked;
      const { approveWithdrawal, refuseWithdrawal, payWithdrawal } = client.wallet;
      if (step === 'approve') return unwrap(await approveWithdrawal({ id }, { intent }));
      if (step === 'pay') return unwrap(await payWithdrawal({ id }, { intent }));
      return unwrap(await refuseWithdrawal({ id, remark }, { intent }));
    },
    onSuccess: (changed, { step }) => {
      showToast({ text: t(`operator.${done[step]}`), kind: 'good' });
      onChanged(changed);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['withdrawals'] }),
  });
}

export function WithdrawalSteps(props: StepsProps): ReactNode {
  const { state } = props.withdrawal;
  const mayJudge = useMay('withdrawals.review');
  const mayPay = useMay('withdrawals.pay');
  const [asked, setAsked] = useState<Step>();
  const t = useText();
  const steps: Step[] = [
    ...(state === 'pending' && mayJudge ? (['approve'] as const) : []),
    ...(state === 'approved' && mayPay ? (['pay'] as const) : []),
    ...((state === 'pending' || state === 'approved') && mayJudge ? (['refuse'] as const) : []),
  ];
  const step = asked && steps.includes(asked) ? asked : undefined;
  if (step) return <AskOnce {...props} step={step} onBack={() => setAsked(undefined)} />;
  return (
    <div className={styles['steps']}>
      {steps.map((name) => (
        <Button
          key={name}
          kind={name === 'refuse' ? 'danger' : 'primary'}
          onClick={() => setAsked(name)}
        >
          {t(`operator.${name}`)}
        </Button>
      ))}
    </div>
  );
}

function AskOnce(props: StepsProps & { step: Step; onBack: () => void }) {
  const t = useText();
  const { step, onBack, withdrawal } = props;
  const take = useStep(props);
  const [remark, setRemark] = useState('');
  const [intent] = useState(newIntent);
  const lacksReason = step === 'refuse' && remark.trim() === '';
  return (
    <div className={styles['ask']}>
      <Question step={step} withdrawal={withdrawal} />
      {step === 'refuse' ? (
        <Field label={t('operator.reason')} hint={t('operator.reason-needed')} required>
          {(control) => (
            <TextArea
              {...control}
              maxLength={200}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <p role="alert" className={styles['said']}>
        {take.isError ? failureText(t, take.error) : ''}
      </p>
      <div className={styles['steps']}>
        <Button
          kind={step === 'refuse' ? 'danger' : 'primary'}
          loading={take.isPending}
          disabled={lacksReason}
          onClick={() => take.mutate({ step, remark: remark.trim(), intent })}
        >
          {t(`operator.${step}`)}
        </Button>
        <Button kind="ghost" onClick={onBack}>
          {t('operator.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Question({ step, withdrawal }: { step: Step; withdrawal: Withdrawal }) {
  const t = useText();
  const { money } = useShow();
  const amount = money(withdrawal.amount, withdrawal.currency);
  const { username, bankName, cardNumber } = withdrawal;
  if (step === 'approve') return <p>{t('operator.approve-sure', { amount, name: username })}</p>;
  if (step === 'refuse') return <p>{t('operator.refuse-text')}</p>;
  return <p>{t('operator.pay-sure', { amount, bank: bankName, number: cardNumber })}</p>;
}
