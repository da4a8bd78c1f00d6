// The steps that are open to this side of a contract now: answer an offer, send or withdraw one,
// change it, ask for its end or take that back, and answer that wish.
import { useState } from 'react';
import { Button, Field, showToast, TextArea } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type AgreementInFull, type Side, useAgreementStep } from './agreements.ts';
import { EndsBelow } from './ends-below.tsx';
import styles from './agreements.module.css';

export type Step =
  | 'accept'
  | 'reject'
  | 'send'
  | 'withdraw'
  | 'change'
  | 'ask-end'
  | 'accept-end'
  | 'reject-end'
  | 'withdraw-end';

const asksEnd = { received: 'payer', given: 'payee' } as const;
const askedEnd = { received: 'payee', given: 'payer' } as const;

/** The steps in the order in which they are offered; the first is the one that waits. */
export function stepsOf(agreement: AgreementInFull, side: Side): readonly Step[] {
  const { pending, running, endAskedBy, endsAt, payer } = agreement;
  const isOwn = side === 'given' && payer === 'upline';
  const steps: Step[] = [];
  if (side === 'received' && pending?.state === 'pending') steps.push('accept', 'reject');
  if (isOwn && pending?.state === 'signing') steps.push('send', 'change', 'withdraw');
  if (isOwn && pending?.state === 'pending') steps.push('withdraw');
  if (running === null || endsAt !== null) return steps;
  if (endAskedBy === asksEnd[side]) steps.push('accept-end', 'reject-end');
  if (endAskedBy === askedEnd[side]) steps.push('withdraw-end');
  if (endAskedBy !== '') return steps;
  if (isOwn && pending === null) steps.push('change');
  return [...steps, 'ask-end'];
}

interface Asked {
  readonly step: Exclude<Step, 'change'>;
  readonly reason: string;
}

function useStep({ id, pending }: AgreementInFull, onDone: (step: Step) => void) {
  const [last, setLast] = useState<Asked['step']>('send');
  const change = useAgreementStep(
    async ({ step, reason }: Asked) => {
      setLast(step);
      const version = pending?.number ?? 1;
      if (step === 'send') return client.agreements.sendAgreement({ id });
      if (step === 'withdraw') return client.agreements.withdrawAgreement({ id });
      if (step === 'withdraw-end') return client.agreements.withdrawAgreementEnd({ id });
      if (step === 'ask-end') return client.agreements.askAgreementEnd({ id, reason });
      if (step === 'accept' || step === 'reject') {
        return client.agreements.answerAgreement({ id, answer: step, version });
      }
      const answer = step === 'accept-end' ? 'accept' : 'reject';
      return client.agreements.answerAgreementEnd({ id, answer });
    },
    () => onDone(last),
  );
  return change;
}

const plain: readonly Step[] = ['ask-end', 'withdraw', 'withdraw-end'];

interface AgreementStepsProps {
  agreement: AgreementInFull;
  side: Side;
  /** Puts the question off; absent: there is nothing to put off. */
  onLater?: (() => void) | undefined;
  onChange: () => void;
  onDone: () => void;
}

export function AgreementSteps(props: AgreementStepsProps) {
  const { agreement, side, onLater, onChange, onDone } = props;
  const t = useText();
  const [reason, setReason] = useState<string>();
  const step = useStep(agreement, (done) => {
    showToast({ kind: 'good', text: t(`contracts.done-${done === 'change' ? 'send' : done}`) });
    onDone();
  });
  const press = (wish: Step) => {
    if (wish === 'change') return onChange();
    if (wish === 'ask-end' && reason === undefined) return setReason('');
    step.mutate({ step: wish, reason: reason ?? '' });
  };
  const [first, ...others] = reason === undefined ? stepsOf(agreement, side) : ['ask-end' as const];
  const isMain = first !== undefined && !plain.includes(first);
  return (
    <div className={styles['steps']}>
      {reason === undefined || side === 'given' ? null : (
        <EndsBelow agreement={agreement} by="end" />
      )}
      {reason === undefined ? null : (
        <Field label={t('contracts.end-reason')} hint={t('contracts.end-reason-hint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
      <AlertLine text={step.isError ? failureText(t, step.error) : ''} />
      <div className={styles['buttons']}>
        {first === undefined ? null : (
          <Button
            kind={isMain ? 'primary' : 'secondary'}
            loading={step.isPending}
            disabled={reason !== undefined && reason.trim().length < 3}
            onClick={() => press(first)}
          >
            {t(`contracts.step-${first}`)}
          </Button>
        )}
        {others.map((one) => (
          <Button key={one} disabled={step.isPending} onClick={() => press(one)}>
            {t(`contracts.step-${one}`)}
          </Button>
        ))}
        {onLater ? <Button onClick={onLater}>{t('contracts.later')}</Button> : null}
      </div>
    </div>
  );
}
