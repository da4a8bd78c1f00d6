// Adds the bank account or e-wallet that money goes to, confirmed by the payment password.
import { type SyntheticEvent, useState } from 'react';
import { Button, Card, Field, Select, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type BankCard, useReadAnew, type WithdrawSettings } from './money-out.ts';
import { PaymentPasswordField } from './payment-password-field.tsx';
import styles from './wallet.module.css';

interface Entry {
  readonly bankCode: string;
  readonly cardNumber: string;
  readonly cardHolder: string;
  readonly paymentPassword: string;
}

function useAdd(entry: Entry, onAdded: (card: BankCard) => void) {
  const t = useText();
  const readAnew = useReadAnew();
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!/^\d{6,24}$/.test(entry.cardNumber)) return setAlert(t('wallet.card-number-wrong'));
    setAlert('');
    setSending(true);
    const print = [entry.bankCode, entry.cardNumber].join(' ');
    const result = await sendOnce({ name: 'bank-card', print }, (intent) =>
      client.wallet.addBankCard({ ...entry }, { intent }),
    );
    setSending(false);
    if (!result.ok) return setAlert(refusedText(t, result));
    showToast({ text: t('wallet.card-added'), kind: 'good' });
    onAdded(result.value);
    return readAnew();
  };
  return { sending, alert, add };
}

export interface BankCardFormProps {
  banks: WithdrawSettings['banks'];
  onAdded: (card: BankCard) => void;
}

export function BankCardForm({ banks, onAdded }: BankCardFormProps) {
  const t = useText();
  const [entry, setEntry] = useState<Entry>({
    bankCode: banks[0]?.bankCode ?? '',
    cardNumber: '',
    cardHolder: '',
    paymentPassword: '',
  });
  const { sending, alert, add } = useAdd(entry, onAdded);
  const change = (more: Partial<Entry>) => setEntry((now) => ({ ...now, ...more }));
  return (
    <Card className={styles['narrow']} title={t('wallet.card-add-title')}>
      <form className={styles['form']} noValidate onSubmit={(event) => void add(event)}>
        <Field label={t('wallet.bank')}>
          {(control) => (
            <Select
              {...control}
              options={banks.map(({ bankCode, bankName }) => ({
                value: bankCode,
                label: bankName,
              }))}
              value={entry.bankCode}
              onChange={(event) => change({ bankCode: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('wallet.card-number')} hint={t('wallet.card-number-hint')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={entry.cardNumber}
              onChange={(event) => change({ cardNumber: event.target.value.replace(/\s/g, '') })}
            />
          )}
        </Field>
        <Field label={t('wallet.card-owner')} hint={t('wallet.card-owner-hint')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="name"
              value={entry.cardHolder}
              onChange={(event) => change({ cardHolder: event.target.value })}
            />
          )}
        </Field>
        <PaymentPasswordField
          value={entry.paymentPassword}
          onChange={(paymentPassword) => change({ paymentPassword })}
        />
        <AlertLine text={alert} />
        <Button
          kind="primary"
          type="submit"
          loading={sending}
          disabled={entry.cardHolder.trim() === '' || entry.paymentPassword === ''}
        >
          {t('wallet.add-bank-card')}
        </Button>
      </form>
    </Card>
  );
}
