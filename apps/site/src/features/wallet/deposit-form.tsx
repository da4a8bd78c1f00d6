// Starts a deposit: the method, the amount within its limits, then the provider's page in this tab.
// The same intent sent twice is one deposit, across a reload and a lost connection too.
import { type Failure, typedUnits } from '@baize/client';
import { type SyntheticEvent, useState } from 'react';
import { printUnits, unitsToNumber, type Units } from '@baize/money';
import { formatDecimal } from '@baize/i18n';
import { Button, Field, MoneyInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { amountProblem, quickAmounts } from './amount.ts';
import { DepositWays } from './deposit-ways.tsx';
import type { DepositWay } from './deposits.ts';
import { ReducedDeposit, reducedOf } from './limits/reduced-deposit.tsx';
import styles from './wallet.module.css';

function startDeposit(way: DepositWay, amount: number) {
  const { vendorId, bankCode, bankType, mcsBankCode } = way;
  const print = [amount, vendorId, bankType, bankCode].join(' ');
  return sendOnce({ name: 'deposit', print }, (intent) =>
    client.wallet.depositByLaunchUrl(
      { amount, vendorId, bankCode, bankType, mcsBankCode },
      { intent },
    ),
  );
}

function useStart(way: DepositWay, text: string) {
  const t = useText();
  const show = useMoneyText();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const send = async (amount: Units) => {
    setFailure(undefined);
    setSending(true);
    const result = await startDeposit(way, unitsToNumber(amount));
    // The tab is leaving: the button stays busy until the provider's page is there.
    if (result.ok) return globalThis.location.assign(result.value.redirectUrl);
    setSending(false);
    setFailure(result);
  };
  const start = async () => {
    setFailure(undefined);
    const wrong = amountProblem(t, show, text, way);
    setProblem(wrong);
    if (wrong === undefined) await send(typedUnits(text) ?? 0n);
  };
  // What a limit leaves is offered instead of the bare refusal.
  const alert = failure && !reducedOf(failure) ? refusedText(t, failure) : '';
  return { sending, problem, alert, failure, start, send, forget: () => setProblem(undefined) };
}

function Next({ vendor }: { vendor: string }) {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <>
      <p className={styles['quiet']}>{t('wallet.deposit-next', { vendor })}</p>
      <button type="button" className={styles['link']} onClick={() => open('limits')}>
        {t('wallet.deposit-limit-link')}
      </button>
    </>
  );
}

export function DepositForm({ ways, first }: { ways: readonly DepositWay[]; first: DepositWay }) {
  const t = useText();
  const show = useMoneyText();
  const [way, setWay] = useState(first);
  const [text, setText] = useState('');
  const { sending, problem, alert, failure, start, send, forget } = useStart(way, text);
  const units = typedUnits(text);
  const type = (next: string) => {
    forget();
    setText(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void start();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <DepositWays ways={ways} chosen={way} onChoose={setWay} />
      <Field
        label={t('wallet.amount')}
        hint={t('wallet.amount-between', { min: show(way.least), max: show(way.most) })}
        error={problem}
      >
        {(control) => (
          <MoneyInput
            {...control}
            value={text}
            onChange={type}
            symbol={show.symbol}
            quickLabel={t('wallet.quick-amounts')}
            quickAmounts={quickAmounts(way).map((value) => ({
              value,
              label: formatDecimal(value, show.tag),
            }))}
          />
        )}
      </Field>
      <AlertLine text={alert} />
      <ReducedDeposit
        failure={failure}
        least={way.least}
        onTake={(amount) => {
          setText(printUnits(amount, 2));
          void send(amount);
        }}
      />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {units
          ? t('wallet.go-to-payment-with', { amount: show(units) })
          : t('wallet.go-to-payment')}
      </Button>
      <Next vendor={way.vendorName} />
    </form>
  );
}
