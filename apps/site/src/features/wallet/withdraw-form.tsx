// Asks for a withdrawal: where to, how much, and the payment password. The same wish sent twice is
// one withdrawal, across a reload and a lost connection too.
import { unitsOf, typedUnits } from '@baize/client';
import { type SyntheticEvent, useState } from 'react';
import { printUnits, type Units } from '@baize/money';
import { Button, Field, MoneyInput, showToast } from '@baize/ui';
import { useBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { amountProblem, wireAmount } from './amount.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { SecretField } from './secret-field.tsx';
import { type BankCard, useRefreshMoney, type WithdrawSettings } from './withdrawals.ts';
import styles from './wallet.module.css';

interface Wish {
  readonly bankCardId: string;
  readonly text: string;
  readonly password: string;
}

function askOnce({ bankCardId, text, password: paymentPassword }: Wish) {
  const amount = wireAmount(text);
  return sendOnce({ name: 'withdrawal', print: `${amount} ${bankCardId}` }, (intent) =>
    client.wallet.requestWithdrawal({ amount, bankCardId, paymentPassword }, { intent }),
  );
}

type Problems = Partial<Record<'amount' | 'password', string | undefined>>;

function useAsk(settings: WithdrawSettings, balance: Units | undefined, onDone: () => void) {
  const t = useText();
  const show = useMoneyText();
  const refresh = useRefreshMoney();
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const bounds = {
    least: unitsOf(settings.minimumAmount),
    most: unitsOf(settings.maximumAmount),
    balance,
  };
  const ask = async (wish: Wish) => {
    setAlert('');
    const amount = amountProblem(t, show, wish.text, bounds);
    const password = wish.password === '' ? t('identity.required') : undefined;
    setProblems({ amount, password });
    if (amount !== undefined || password !== undefined) return;
    setSending(true);
    const result = await askOnce(wish);
    setSending(false);
    if (!result.ok) return setAlert(refusedText(t, result));
    const asked = show(unitsOf(result.value.amount));
    showToast({ kind: 'good', text: t('wallet.withdraw-asked', { amount: asked }) });
    onDone();
    refresh();
  };
  const forget = () => setProblems({});
  return { problems, alert, sending, forget, ask: (wish: Wish) => void ask(wish) };
}

function AmountField(props: {
  text: string;
  most: Units;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const t = useText();
  const { symbol } = useMoneyText();
  const { text, most, error, onChange } = props;
  const all = { value: printUnits(most, 2), label: t('wallet.all-of-it') };
  return (
    <Field label={t('wallet.amount')} error={error}>
      {(control) => (
        <MoneyInput
          {...control}
          value={text}
          onChange={onChange}
          symbol={symbol}
          quickLabel={t('wallet.quick-amounts')}
          quickAmounts={most > 0n ? [all] : []}
        />
      )}
    </Field>
  );
}

interface WithdrawFormProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
}

export function WithdrawForm({ settings, cards }: WithdrawFormProps) {
  const t = useText();
  const show = useMoneyText();
  const balance = useBalance().data?.units;
  const [bankCardId, setCard] = useState(cards[0]?.bankCardId ?? '');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const { problems, alert, sending, forget, ask } = useAsk(settings, balance, () => {
    setText('');
    setPassword('');
  });
  const most = unitsOf(settings.maximumAmount);
  const units = typedUnits(text);
  const type = (next: string) => {
    forget();
    setText(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask({ bankCardId, text, password });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <BankAccounts cards={cards} chosen={bankCardId} banks={settings.banks} onChoose={setCard} />
      <AmountField
        text={text}
        most={balance === undefined || balance > most ? most : balance}
        error={problems.amount}
        onChange={type}
      />
      <SecretField
        label={t('identity.payment-password')}
        error={problems.password}
        autoComplete="off"
        value={password}
        onChange={setPassword}
      />
      <AlertLine text={alert} />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {units
          ? t('wallet.withdraw-button-with', { amount: show(units) })
          : t('wallet.withdraw-button')}
      </Button>
    </form>
  );
}
