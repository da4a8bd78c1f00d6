// The last step of a transfer: who gets how much, what is left of the balance and of the day, and
// what it means for the receiver; then the payment password. The same wish sent twice is one.
import { timesUnits, unitsOf } from '@baize/client';
import { type ReactNode, useState } from 'react';
import { unitsToNumber, type Units } from '@baize/money';
import { Button, Dialog, Money, showToast } from '@baize/ui';
import { useBalance } from '../../../app/balance.ts';
import { client } from '../../../app/client.ts';
import { refusedText } from '../../../app/failure-text.ts';
import { sendOnce } from '../../../app/kept-intent.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { SecretField } from '../../../app/records/secret-field.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type Terms, useRefreshTransfers } from './terms.ts';
import styles from './transfers.module.css';

export type Way = 'up' | 'down';

interface ConfirmTransferProps {
  terms: Terms;
  way: Way;
  to: string;
  amount: Units;
  onDone: () => void;
  onClose: () => void;
}

function send({ way, to, amount: units }: ConfirmTransferProps, paymentPassword: string) {
  const amount = unitsToNumber(units);
  return sendOnce({ name: 'transfer', print: `${way} ${to} ${amount}` }, (intent) =>
    way === 'up'
      ? client.wallet.transferUpline({ amount, paymentPassword }, { intent })
      : client.wallet.transferDownline({ customerName: to, amount, paymentPassword }, { intent }),
  );
}

function useSend(props: ConfirmTransferProps) {
  const t = useText();
  const show = useMoneyText();
  const refresh = useRefreshTransfers();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const sendNow = async (password: string) => {
    setAlert('');
    if (password === '') return setAlert(t('identity.required'));
    setSending(true);
    const result = await send(props, password);
    setSending(false);
    refresh();
    if (!result.ok) return setAlert(refusedText(t, result));
    const amount = show(unitsOf(result.value.amount));
    showToast({ kind: 'good', text: t('transfers.done', { amount, name: result.value.name }) });
    props.onDone();
  };
  return { alert, sending, sendNow: (password: string) => void sendNow(password) };
}

/** A balance before and after, as an arrow in reading direction. */
function Change({ from, to }: { from: Units; to: Units }) {
  const { symbol, tag } = useMoneyText();
  return (
    <>
      <Money units={from} symbol={symbol} locale={tag} />
      <span aria-hidden="true" className={styles['arrow']} />
      <b>
        <Money units={to} symbol={symbol} locale={tag} />
      </b>
    </>
  );
}

function useEffectFacts({ terms, to, amount }: ConfirmTransferProps) {
  const t = useText();
  const show = useMoneyText();
  const { turnoverTimes: times } = terms;
  const balance = useBalance().data?.units ?? 0n;
  const left = unitsOf(terms.left);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('transfers.to'), <bdi key="to">{to}</bdi>],
    [t('transfers.confirm-amount'), <b key="amount">{show(amount)}</b>],
    [t('transfers.confirm-balance'), <Change key="balance" from={balance} to={balance - amount} />],
    [t('transfers.confirm-left'), show(left - amount)],
    [
      t('transfers.confirm-turnover'),
      times === 0
        ? t('transfers.confirm-turnover-none')
        : t('transfers.confirm-turnover-times', {
            times,
            amount: show(timesUnits(amount, times)),
          }),
    ],
  ];
  return facts;
}

export function ConfirmTransfer(props: ConfirmTransferProps) {
  const t = useText();
  const show = useMoneyText();
  const [password, setPassword] = useState('');
  const { alert, sending, sendNow } = useSend(props);
  const facts = useEffectFacts(props);
  return (
    <Dialog
      open
      size="small"
      title={t('transfers.confirm-title')}
      closeLabel={t('shell.close')}
      onClose={props.onClose}
      footer={
        <Button kind="primary" loading={sending} onClick={() => sendNow(password)}>
          {t('transfers.send', { amount: show(props.amount) })}
        </Button>
      }
    >
      <div className={styles['confirm']}>
        <dl className={styles['effect']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['final']}>{t('transfers.confirm-final')}</p>
        <SecretField
          label={t('identity.payment-password')}
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
        <AlertLine text={alert} />
      </div>
    </Dialog>
  );
}
