// Adds an account that money may go to, confirmed by the payment password.
import { type SyntheticEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Field, Select, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { SecretField } from './secret-field.tsx';
import { bankCardsKey, type BankCard, type WithdrawSettings } from './withdrawals.ts';
import styles from './wallet.module.css';

interface Typed {
  readonly bankCode: string;
  readonly cardNumber: string;
  readonly cardHolder: string;
  readonly paymentPassword: string;
}
type Problems = Partial<Record<keyof Typed, string>>;

const empty: Typed = { bankCode: '', cardNumber: '', cardHolder: '', paymentPassword: '' };
/** As the server takes it; spaces that people write between groups are left out. */
const numberPattern = /^[0-9]{6,24}$/u;

function useProblems() {
  const t = useText();
  return (typed: Typed): Problems => {
    const required = t('identity.required');
    const misses = Object.entries(typed).filter(([, text]) => text.trim() === '');
    const problems: Problems = Object.fromEntries(misses.map(([field]) => [field, required]));
    const isWrong = problems.cardNumber === undefined && !numberPattern.test(typed.cardNumber);
    return isWrong ? { ...problems, cardNumber: t('wallet.card-number-wrong') } : problems;
  };
}

function addOnce(typed: Typed) {
  const print = [typed.bankCode, typed.cardNumber, typed.cardHolder].join(' ');
  return sendOnce({ name: 'bank-card', print }, (intent) =>
    client.wallet.addBankCard(typed, { intent }),
  );
}

function useAdd(onAdded: (card: BankCard) => void) {
  const t = useText();
  const queries = useQueryClient();
  const problemsOf = useProblems();
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const add = async (typed: Typed) => {
    setAlert('');
    const wrong = problemsOf(typed);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSending(true);
    const result = await addOnce(typed);
    setSending(false);
    if (!result.ok) return setAlert(refusedText(t, result));
    showToast({ kind: 'good', text: t('wallet.card-added') });
    onAdded(result.value);
    await queries.invalidateQueries({ queryKey: bankCardsKey });
  };
  return { problems, alert, sending, add: (typed: Typed) => void add(typed) };
}

interface FieldsProps {
  typed: Typed;
  problems: Problems;
  banks: WithdrawSettings['banks'];
  onChange: (part: Partial<Typed>) => void;
}

function Fields({ typed, problems, banks, onChange }: FieldsProps) {
  const t = useText();
  const options = banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }));
  const none = { value: '', label: t('wallet.card-choose-bank'), disabled: true };
  return (
    <>
      <Field label={t('wallet.bank')} error={problems.bankCode}>
        {(control) => (
          <Select
            {...control}
            options={[none, ...options]}
            value={typed.bankCode}
            onChange={(event) => onChange({ bankCode: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('wallet.card-number')}
        hint={t('wallet.card-number-hint')}
        error={problems.cardNumber}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            value={typed.cardNumber}
            onChange={(event) => onChange({ cardNumber: event.target.value.replace(/\s/gu, '') })}
          />
        )}
      </Field>
      <Field
        label={t('wallet.card-owner')}
        hint={t('wallet.card-owner-hint')}
        error={problems.cardHolder}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={100}
            value={typed.cardHolder}
            onChange={(event) => onChange({ cardHolder: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface BankCardFormProps {
  banks: WithdrawSettings['banks'];
  onAdded: (card: BankCard) => void;
}

export function BankCardForm({ banks, onAdded }: BankCardFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(empty);
  const { problems, alert, sending, add } = useAdd(onAdded);
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add(typed);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <Fields typed={typed} problems={problems} banks={banks} onChange={change} />
      <SecretField
        label={t('identity.payment-password')}
        error={problems.paymentPassword}
        autoComplete="off"
        value={typed.paymentPassword}
        onChange={(paymentPassword) => change({ paymentPassword })}
      />
      <AlertLine text={alert} />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {t('wallet.add-bank-card')}
      </Button>
    </form>
  );
}
