// The offers to pay another member, near the amount that is looked for. Taking one is a promise, so
// it is confirmed; the account is shown only then.
import { typedUnits, unitsOf } from '@baize/client';
import { useState } from 'react';
import { Button, Dialog, Field, MoneyInput, Skeleton } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { wireAmount } from './amount.ts';
import { type C2cOffers as Offered, useOffers } from './payments.ts';
import { useRefreshMoney } from './withdrawals.ts';
import styles from './c2c.module.css';

type Offer = Offered['list'][number];

interface SureProps {
  offer: Offer;
  minutes: number;
  onClose: () => void;
}

function SureDialog({ offer, minutes, onClose }: SureProps) {
  const t = useText();
  const show = useMoneyText();
  const refresh = useRefreshMoney();
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const { offerId, bankName: bank } = offer;
  const amount = show(unitsOf(offer.amount));
  const take = async () => {
    setSending(true);
    const result = await sendOnce({ name: 'c2c', print: offerId }, (intent) =>
      client.wallet.depositByC2c({ offerId }, { intent }),
    );
    setSending(false);
    refresh();
    if (!result.ok) return setAlert(refusedText(t, result));
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={t('payments.c2c-take', { amount })}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button kind="primary" loading={sending} onClick={() => void take()}>
            {t('payments.c2c-accept')}
          </Button>
        </>
      }
    >
      <p>{t('payments.c2c-sure', { amount, bank, minutes })}</p>
      <AlertLine text={alert} />
    </Dialog>
  );
}

function List({ offered, onTake }: { offered: Offered; onTake: (offer: Offer) => void }) {
  const t = useText();
  const show = useMoneyText();
  const { list, payMinutes: minutes, blockedUntil } = offered;
  if (blockedUntil !== null) {
    const when = formatDateTime(blockedUntil, { tag: show.tag });
    return <p className={styles['blocked']}>{t('payments.c2c-blocked', { when })}</p>;
  }
  if (list.length === 0) return <p className={styles['none']}>{t('payments.c2c-none')}</p>;
  return (
    <>
      <p className={styles['none']}>{t('payments.c2c-how', { minutes })}</p>
      <ul className={styles['offers']}>
        {list.map((offer) => {
          const amount = show(unitsOf(offer.amount));
          return (
            <li key={offer.offerId}>
              <Button full onClick={() => onTake(offer)}>
                {t('payments.c2c-offer', { amount, bank: offer.bankName })}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function C2cOffers() {
  const t = useText();
  const { symbol } = useMoneyText();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<Offer>();
  const amount = typedUnits(text) ? wireAmount(text) : undefined;
  const { data, error, refetch } = useOffers(amount, true);
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={styles['box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {data.blockedUntil === null && (data.list.length > 0 || text !== '') ? (
        <Field label={t('payments.c2c-amount')}>
          {(control) => (
            <MoneyInput
              {...control}
              value={text}
              onChange={setText}
              symbol={symbol}
              quickLabel={t('wallet.quick-amounts')}
              quickAmounts={[]}
            />
          )}
        </Field>
      ) : null}
      <List offered={data} onTake={setTaken} />
      {taken === undefined ? null : (
        <SureDialog offer={taken} minutes={data.payMinutes} onClose={() => setTaken(undefined)} />
      )}
    </>
  );
}
