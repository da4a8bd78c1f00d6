// Adds an account for withdrawals, by one secret: the payment password. A member without one is
// asked to confirm who they are, and only if the sign-in was long ago.
import { type SyntheticEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { accountKinds } from '@baize/contract';
import { Button, Field, Select, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useHasPaymentPassword } from '../../app/payment-password.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { SecretField } from '../../app/records/secret-field.tsx';
import { useText } from '../../app/texts/texts.ts';
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
/** How the number of each kind is asked for; what it must be is the server’s to judge. */
const asking = {
  bank: { label: 'wallet.card-number', hint: 'wallet.card-number-hint', keys: 'numeric' },
  ewallet: { label: 'wallet.ewallet-number', hint: 'wallet.ewallet-number-hint', keys: 'tel' },
  crypto: { label: 'wallet.address', hint: 'wallet.address-hint', keys: 'text' },
} as const;

type Banks = WithdrawSettings['banks'];

function askingFor(banks: Banks, code: string) {
  const kind = banks.find(({ bankCode }) => bankCode === code)?.kind;
  return asking[accountKinds.find((one) => one === kind) ?? 'bank'];
}

function useProblems() {
  const t = useText();
  return ({ paymentPassword, ...typed }: Typed, hasSecret: boolean): Problems => {
    const required = t('identity.required');
    const asked = { ...typed, ...(hasSecret ? { paymentPassword } : {}) };
    const misses = Object.entries(asked).filter(([, text]) => text.trim() === '');
    return Object.fromEntries(misses.map(([field]) => [field, required]));
  };
}

function addOnce({ paymentPassword, ...typed }: Typed, hasSecret: boolean) {
  const print = [typed.bankCode, typed.cardNumber, typed.cardHolder].join(' ');
  return sendOnce({ name: 'bank-card', print }, (intent) =>
    client.wallet.addBankCard(hasSecret ? { ...typed, paymentPassword } : typed, { intent }),
  );
}

function useAdd(onAdded: (card: BankCard) => void) {
  const t = useText();
  const queries = useQueryClient();
  const problemsOf = useProblems();
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const add = async (typed: Typed, hasSecret: boolean) => {
    setAlert('');
    const wrong = problemsOf(typed, hasSecret);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSending(true);
    const result = await addOnce(typed, hasSecret);
    setSending(false);
    if (!result.ok && result.refused === 'account-number-wrong') {
      return setProblems({ cardNumber: refusedText(t, result) });
    }
    if (!result.ok) return setAlert(refusedText(t, result));
    showToast({ kind: 'good', text: t('wallet.card-added') });
    onAdded(result.value);
    await queries.invalidateQueries({ queryKey: bankCardsKey });
  };
  return {
    problems,
    alert,
    sending,
    add: (...asked: Parameters<typeof add>) => void add(...asked),
  };
}

interface FieldsProps {
  typed: Typed;
  problems: Problems;
  banks: Banks;
  onChange: (part: Partial<Typed>) => void;
}

function Fields({ typed, problems, banks, onChange }: FieldsProps) {
  const t = useText();
  const { label, hint, keys } = askingFor(banks, typed.bankCode);
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
      <Field label={t(label)} hint={t(hint)} error={problems.cardNumber}>
        {(control) => (
          <TextInput
            {...control}
            inputMode={keys}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
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
  banks: Banks;
  onAdded: (card: BankCard) => void;
}

export function BankCardForm({ banks, onAdded }: BankCardFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(empty);
  // Until it is known, the field is shown: the server passes over what it does not need.
  const hasSecret = useHasPaymentPassword().data ?? true;
  const { problems, alert, sending, add } = useAdd(onAdded);
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add(typed, hasSecret);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <Fields typed={typed} problems={problems} banks={banks} onChange={change} />
      {hasSecret ? (
        <SecretField
          label={t('identity.payment-password')}
          error={problems.paymentPassword}
          autoComplete="off"
          value={typed.paymentPassword}
          onChange={(paymentPassword) => change({ paymentPassword })}
        />
      ) : null}
      <AlertLine text={alert} />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {t('wallet.add-bank-card')}
      </Button>
    </form>
  );
}
