// Asks for a withdrawal: where to, how much, and the payment password. The same wish sent twice is
// one withdrawal, across a reload and a lost connection too.
import { unitsOf, typedUnits } from '@baize/client';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { printUnits, type Units } from '@baize/money';
import { Button, Field, MoneyInput, showToast } from '@baize/ui';
import { useBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { SecretField } from '../../app/records/secret-field.tsx';
import { useText } from '../../app/texts/texts.ts';
import { amountProblem, wireAmount } from './amount.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { FeeSummary, paysForTurnover } from './fee-summary.tsx';
import { usePreview } from './payments.ts';
import { type BankCard, useRefreshMoney, type WithdrawSettings } from './withdrawals.ts';
import styles from './wallet.module.css';

interface Wish {
  readonly bankCardId: string;
  readonly text: string;
  readonly password: string;
  /** The fee that is shown; none while nothing is known of it. */
  readonly fee: number | undefined;
  /** What must be accepted was. */
  readonly isAccepted: boolean;
}

function askOnce({ bankCardId, text, password: paymentPassword, fee: shown }: Wish) {
  const amount = wireAmount(text);
  const fee = shown === undefined ? {} : { fee: shown };
  const print = `${amount} ${bankCardId} ${shown ?? ''}`;
  return sendOnce({ name: 'withdrawal', print }, (intent) =>
    client.wallet.requestWithdrawal({ amount, bankCardId, paymentPassword, ...fee }, { intent }),
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
    if (!wish.isAccepted) return setAlert(t('payments.accept-needed'));
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

const settleMs = 300;

/** The preview of this amount to this account, once the player has stopped typing. */
function useShownFee(text: string, bankCardId: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  const amount = wireAmount(settled);
  const { data, isPlaceholderData } = usePreview(amount > 0 ? { amount, bankCardId } : {});
  const isOfThis = settled === text && amount > 0 && !isPlaceholderData;
  return isOfThis && data !== undefined ? { amount, preview: data } : undefined;
}

export function WithdrawForm({ settings, cards }: WithdrawFormProps) {
  const t = useText();
  const show = useMoneyText();
  const balance = useBalance().data?.units;
  const [bankCardId, setCard] = useState(cards[0]?.bankCardId ?? '');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState(false);
  const shown = useShownFee(text, bankCardId);
  const { problems, alert, sending, forget, ask } = useAsk(settings, balance, () => {
    setText('');
    setPassword('');
    setAccepted(false);
  });
  const most = unitsOf(settings.maximumAmount);
  const units = typedUnits(text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isAccepted = shown === undefined || accepted || !paysForTurnover(shown.preview);
    ask({ bankCardId, text, password, fee: shown?.preview.fee.amount, isAccepted });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <BankAccounts cards={cards} chosen={bankCardId} banks={settings.banks} onChoose={setCard} />
      <AmountField
        text={text}
        most={balance === undefined || balance > most ? most : balance}
        error={problems.amount}
        onChange={(next) => {
          forget();
          setText(next);
        }}
      />
      {shown === undefined ? null : (
        <FeeSummary {...shown} accepted={accepted} onAccepted={setAccepted} />
      )}
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
