// A paid withdrawal asks: did it reach you? Silence answers yes when its time is over.
import { useState } from 'react';
import { formatDateTime } from '@baize/i18n';
import { Button, Card, Countdown, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useReadAnew, type Withdrawal } from './money-out.ts';
import styles from './wallet.module.css';

function useAnswer({ refId }: Withdrawal) {
  const t = useText();
  const readAnew = useReadAnew();
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const answer = async (received: boolean) => {
    setSending(true);
    setAlert('');
    const wish = { name: `receipt ${refId}`, print: String(received) };
    const result = await sendOnce(wish, (intent) =>
      client.wallet.confirmWithdrawalReceipt({ refId, received }, { intent }),
    );
    setSending(false);
    if (!result.ok) return setAlert(refusedText(t, result));
    const words = received ? 'receipt-thanks' : 'receipt-disputed-thanks';
    showToast({ text: t(`wallet.${words}`), kind: received ? 'good' : 'plain' });
    return readAnew();
  };
  return { sending, alert, answer };
}

function NotReceived({ amount, sending, onSend, onBack }: NotReceivedProps) {
  const t = useText();
  return (
    <div className={styles['form']}>
      <h4>{t('wallet.receipt-no-title')}</h4>
      <p className={styles['quiet']}>{t('wallet.receipt-no-text', { amount })}</p>
      <div className={styles['ends']}>
        <Button kind="danger" loading={sending} onClick={onSend}>
          {t('wallet.receipt-no-send')}
        </Button>
        <Button kind="ghost" onClick={onBack}>
          {t('shell.back')}
        </Button>
      </div>
    </div>
  );
}

interface NotReceivedProps {
  amount: string;
  sending: boolean;
  onSend: () => void;
  onBack: () => void;
}

export function ReceiptCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const show = useMoneyText();
  const { sending, alert, answer } = useAnswer(withdrawal);
  const [doubts, setDoubts] = useState(false);
  const amount = show(unitsOf(withdrawal.amount));
  const { bankName: bank, cardNumber: number, paidAt, receiptDueAt } = withdrawal;
  const when = paidAt === null ? '' : formatDateTime(paidAt, { tag: show.tag });
  return (
    <Card className={styles['narrow']} title={t('wallet.receipt-question', { amount })}>
      <div className={styles['form']}>
        <p className={styles['quiet']}>{t('wallet.receipt-sent', { bank, number, when })}</p>
        {receiptDueAt === null ? null : (
          <p className={styles['quiet']}>
            <Countdown until={receiptDueAt} label={t('wallet.receipt-time-left')} />
            {t('wallet.receipt-silence')}
          </p>
        )}
        <AlertLine text={alert} />
        {doubts ? (
          <NotReceived
            amount={amount}
            sending={sending}
            onSend={() => void answer(false)}
            onBack={() => setDoubts(false)}
          />
        ) : (
          <div className={styles['ends']}>
            <Button kind="primary" loading={sending} onClick={() => void answer(true)}>
              {t('wallet.receipt-yes')}
            </Button>
            <Button onClick={() => setDoubts(true)}>{t('wallet.receipt-no')}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}
