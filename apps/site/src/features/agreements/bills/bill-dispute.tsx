// The dispute of a bill: the payee says why, the payer answers, or staff do.
import { useState } from 'react';
import { formatDateTime } from '@baize/i18n';
import { Button, Field, showToast, Status, TextArea } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type BillInFull, type BillSide, useBillStep } from './bills.ts';
import styles from './bills.module.css';

type Verdict = 'open' | 'upheld' | 'dismissed';

const looks = { open: 'waiting', upheld: 'good', dismissed: 'neutral' } as const;
const reasonLeast = 3;
const reasonMost = 300;

function Told({ dispute }: { dispute: NonNullable<BillInFull['dispute']> }) {
  const t = useText();
  const { state, openedAt, reason, answeredAt, answeredBy, answer } = dispute;
  return (
    <div className={styles['dispute']}>
      <Status kind={looks[state]}>{t(`bills.dispute-${state}`)}</Status>
      <p>{t('bills.dispute-opened', { time: formatDateTime(openedAt) })}</p>
      <blockquote>{reason}</blockquote>
      {answeredAt === null || answeredBy === '' ? null : (
        <>
          <p>{t(`bills.dispute-by-${answeredBy}`, { time: formatDateTime(answeredAt) })}</p>
          <blockquote>{answer}</blockquote>
        </>
      )}
    </div>
  );
}

interface WordsFormProps {
  billId: string;
  answers: readonly Verdict[];
  label: string;
}

function WordsForm({ billId, answers, label }: WordsFormProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const step = useBillStep(
    (answer: Verdict) =>
      answer === 'open'
        ? client.agreements.disputeBill({ id: billId, reason })
        : client.agreements.answerBillDispute({ id: billId, answer, reason }),
    () => {
      setTyped('');
      showToast({ kind: 'good', text: t('bills.dispute-sent') });
    },
  );
  return (
    <div className={styles['form']}>
      <Field label={label} hint={t('bills.dispute-hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={reasonMost}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <AlertLine text={step.isError ? failureText(t, step.error) : ''} />
      <div className={styles['buttons']}>
        {answers.map((answer) => (
          <Button
            key={answer}
            disabled={reason.length < reasonLeast || step.isPending}
            onClick={() => step.mutate(answer)}
          >
            {t(`bills.dispute-step-${answer}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

export function BillDispute({ bill, side }: { bill: BillInFull; side: BillSide }) {
  const t = useText();
  const { dispute, id, payer } = bill;
  const isOpen = dispute?.state === 'open';
  const mayAnswer = side === 'pay' && payer === 'upline' && isOpen;
  const mayOpen = side === 'get' && !isOpen;
  if (dispute === null && !mayOpen) return null;
  return (
    <section className={styles['panel']} aria-label={t('bills.dispute')}>
      <h3>{t('bills.dispute')}</h3>
      {dispute === null ? null : <Told dispute={dispute} />}
      {mayOpen ? (
        <details className={styles['more']}>
          <summary>{t('bills.dispute-start')}</summary>
          <WordsForm billId={id} answers={['open']} label={t('bills.dispute-reason')} />
        </details>
      ) : null}
      {mayAnswer ? (
        <WordsForm
          billId={id}
          answers={['upheld', 'dismissed']}
          label={t('bills.dispute-answer')}
        />
      ) : null}
    </section>
  );
}
