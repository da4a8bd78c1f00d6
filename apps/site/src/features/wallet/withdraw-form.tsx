// Asks for a withdrawal: where to, how much within its limits, and the payment password. The same
// wish sent twice is one withdrawal.
import { type SyntheticEvent, useState } from 'react';
import { Button, Card, Field, MoneyInput, Select, showToast } from '@baize/ui';
import { printUnits } from '@baize/money';
import { useBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { amountProblem, typedUnits, wireAmount } from './amount.ts';
import { type BankCard, useReadAnew, type WithdrawSettings } from './money-out.ts';
import { PaymentPasswordField } from './payment-password-field.tsx';
import styles from './wallet.module.css';

interface WithdrawFormProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
  onAddCard: () => void;
}

function useAsk(settings: WithdrawSettings, bankCardId: string) {
  const t = useText();
  const show = useMoneyText();
  const readAnew = useReadAnew();
  const balance = useBalance().data?.units;
  const [text, setText] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const ask = async (event: SyntheticEvent) => {
    event.preventDefault();
    const [least, most] = [unitsOf(settings.minimumAmount), unitsOf(settings.maximumAmount)];
    const wrong = amountProblem(t, show, text, { least, most, balance });
    setProblem(wrong);
    setAlert('');
    if (wrong !== undefined) return undefined;
    setSending(true);
    const amount = wireAmount(text);
    const result = await sendOnce(
      { name: 'withdrawal', print: [amount, bankCardId].join(' ') },
      (intent) =>
        client.wallet.requestWithdrawal({ amount, bankCardId, paymentPassword }, { intent }),
    );
    setSending(false);
    setPassword('');
    if (!result.ok) return setAlert(refusedText(t, result));
    setText('');
    const asked = show(unitsOf(amount));
    showToast({ text: t('wallet.withdraw-asked', { amount: asked }), kind: 'good' });
    return readAnew();
  };
  return { text, setText, paymentPassword, setPassword, problem, alert, sending, ask, balance };
}

export function WithdrawForm({ settings, cards, onAddCard }: WithdrawFormProps) {
  const t = useText();
  const show = useMoneyText();
  const [chosen, setChosen] = useState(cards[0]?.bankCardId ?? '');
  const form = useAsk(settings, chosen);
  const units = typedUnits(form.text);
  const all = form.balance === undefined ? [] : [printUnits(form.balance, 2)];
  return (
    <Card className={styles['narrow']}>
      <form className={styles['form']} noValidate onSubmit={(event) => void form.ask(event)}>
        <WithdrawFacts settings={settings} />
        <Field label={t('wallet.send-to')}>
          {(control) => (
            <Select
              {...control}
              options={cards.map(({ bankCardId, bankName: bank, cardNumber: number }) => ({
                value: bankCardId,
                label: t('wallet.card-ending', { bank, number }),
              }))}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
        <button type="button" className={styles['link']} onClick={onAddCard}>
          {t('wallet.add-bank-card')}
        </button>
        <Field
          label={t('wallet.amount')}
          hint={t('wallet.amount-between', {
            min: show(unitsOf(settings.minimumAmount)),
            max: show(unitsOf(settings.maximumAmount)),
          })}
          error={form.problem}
        >
          {(control) => (
            <MoneyInput
              {...control}
              value={form.text}
              onChange={form.setText}
              symbol={show.symbol}
              quickLabel={t('wallet.quick-amounts')}
              quickAmounts={all.map((value) => ({ value, label: t('wallet.all-of-it') }))}
            />
          )}
        </Field>
        <PaymentPasswordField value={form.paymentPassword} onChange={form.setPassword} />
        <AlertLine text={form.alert} />
        <Button
          kind="primary"
          size="large"
          type="submit"
          full
          loading={form.sending}
          disabled={form.paymentPassword === ''}
        >
          {units
            ? t('wallet.withdraw-button-with', { amount: show(units) })
            : t('wallet.withdraw-button')}
        </Button>
        <WhatNext minutes={settings.receiptMinutes} amount={units ? show(units) : ''} />
      </form>
    </Card>
  );
}

function WithdrawFacts({ settings }: { settings: WithdrawSettings }) {
  const t = useText();
  const show = useMoneyText();
  const left = unitsOf(settings.turnoverRequired);
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('wallet.turnover-label')}</dt>
          <dd>{left > 0n ? show(left) : t('wallet.turnover-met')}</dd>
        </div>
      </dl>
      {left > 0n ? (
        <p className={styles['quiet']}>{t('wallet.turnover-why', { amount: show(left) })}</p>
      ) : null}
    </>
  );
}

function WhatNext({ minutes, amount }: { minutes: number; amount: string }) {
  const t = useText();
  return (
    <details>
      <summary>{t('wallet.what-next')}</summary>
      <ol className={styles['next']}>
        <li>{t('wallet.next-requested', { amount })}</li>
        <li>{t('wallet.next-approved')}</li>
        <li>{t('wallet.next-sent')}</li>
        <li>{t('wallet.next-received', { minutes })}</li>
      </ol>
    </details>
  );
}
