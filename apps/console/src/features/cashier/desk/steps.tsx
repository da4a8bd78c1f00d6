// The steps of the withdrawal that is looked at. Approving and paying ask once more; refusing asks
// for the words that the member reads, from the operator's reasons or one's own.
import { useState } from 'react';
import { Button, Dialog, Field, Select, TextArea } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { DeskCase } from '../names.ts';
import { useReasons } from '../use-reasons.ts';
import type { DeskStep } from './steps-of.ts';
import { useStep } from './use-step.ts';
import styles from './desk.module.css';

export interface StepsProps {
  one: DeskCase;
  steps: readonly DeskStep[];
  onAsk: (step: DeskStep) => void;
}

const keyOf: Readonly<Record<DeskStep, string>> = {
  approve: 'A',
  sign: 'A',
  pay: 'P',
  refuse: 'R',
};

export function Steps({ steps, onAsk }: StepsProps) {
  const t = useText();
  return (
    <div className={styles['steps']}>
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          kind={step === 'refuse' ? 'danger' : 'primary'}
          iconEnd={<kbd className={styles['key']}>{keyOf[step]}</kbd>}
          onClick={() => onAsk(step)}
        >
          {t(`cashier.${step}`)}
        </Button>
      ))}
    </div>
  );
}

export interface StepDialogProps {
  one: DeskCase;
  step: DeskStep;
  onClose: () => void;
  onDone: () => void;
}

export function StepDialog({ one, step, onClose, onDone }: StepDialogProps) {
  const t = useText();
  const { money } = useShow();
  const [remark, setRemark] = useState('');
  const { take, problem } = useStep(one, () => {
    onDone();
    onClose();
  });
  const amount = money(one.amount, one.currency);
  const { username, bankName, cardNumber, cardHolder } = one;
  const facts = { amount, name: username, bank: bankName, number: cardNumber, holder: cardHolder };
  const lacksWords = step === 'refuse' && remark.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`cashier.${step}-title`, facts)}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind={step === 'refuse' ? 'danger' : 'primary'}
            loading={take.isPending}
            disabled={lacksWords}
            onClick={() => take.mutate({ step, remark: remark.trim() })}
          >
            {t(`cashier.${step}`)}
          </Button>
        </>
      }
    >
      <div className={styles['ask']}>
        <p>{t(`cashier.${step}-text`, facts)}</p>
        {step === 'sign' ? <SignedRecord record={one.record} /> : null}
        {step === 'refuse' ? <Remark remark={remark} onChange={setRemark} /> : null}
        <p role="alert" className={styles['said']}>
          {problem}
        </p>
      </div>
    </Dialog>
  );
}

function SignedRecord({ record }: { record: string }) {
  const t = useText();
  return (
    <p className={styles['digest']}>
      <small>{t('cashier.record-digest')}</small>
      <code>{record.slice(0, 16)}…</code>
    </p>
  );
}

export function Remark({ remark, onChange }: { remark: string; onChange: (text: string) => void }) {
  const t = useText();
  const reasons = useReasons('refuse');
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
      <Field label={t('cashier.remark')} hint={t('cashier.remark-hint')} required>
        {(control) => (
          <TextArea
            {...control}
            maxLength={200}
            value={remark}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </>
  );
}
