// Asks whether a paid withdrawal arrived, with the time left to answer. The answer is given once; a
// “no” is confirmed, because it starts an inquiry.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { Button, ClockIcon, Countdown, Dialog, Field, showToast, TextArea } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { client } from '../../app/client.ts';
import { aheadMs } from '../../app/clock.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { useRefreshMoney, type Withdrawal } from './withdrawals.ts';
import wallet from './wallet.module.css';
import styles from './withdraw.module.css';

interface Answer {
  readonly received: boolean;
  readonly remark?: string;
}

function answerOnce(refId: string, { received, remark = '' }: Answer) {
  const print = [refId, received, remark].join(' ');
  const said = remark === '' ? {} : { remark };
  return sendOnce({ name: `receipt:${refId}`, print }, (intent) =>
    client.wallet.confirmWithdrawalReceipt({ refId, received, ...said }, { intent }),
  );
}

function useAnswer({ refId }: Withdrawal) {
  const t = useText();
  const refresh = useRefreshMoney();
  const [sending, setSending] = useState<boolean>();
  const [alert, setAlert] = useState('');
  const answer = async (given: Answer) => {
    setAlert('');
    setSending(given.received);
    const result = await answerOnce(refId, given);
    setSending(undefined);
    if (!result.ok) return setAlert(refusedText(t, result));
    const thanks = given.received ? 'wallet.receipt-thanks' : 'wallet.receipt-disputed-thanks';
    showToast({ kind: given.received ? 'good' : 'plain', text: t(thanks) });
    refresh();
  };
  return { sending, alert, answer: (given: Answer) => void answer(given) };
}

interface NotReceivedProps {
  amount: string;
  sending: boolean;
  alert: string;
  onSend: (remark: string) => void;
  onClose: () => void;
}

function NotReceivedDialog({ amount, sending, alert, onSend, onClose }: NotReceivedProps) {
  const t = useText();
  const [remark, setRemark] = useState('');
  return (
    <Dialog
      open
      title={t('wallet.receipt-no-title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button kind="danger" loading={sending} onClick={() => onSend(remark.trim())}>
            {t('wallet.receipt-no-send')}
          </Button>
        </>
      }
    >
      <div className={wallet['form']}>
        <p>{t('wallet.receipt-no-text', { amount })}</p>
        <AlertLine text={alert} />
        <Field label={t('wallet.receipt-remark')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={200}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

function TimeLeft({ until }: { until: number }) {
  const t = useText();
  const refresh = useRefreshMoney();
  return (
    <span className={styles['timer']}>
      <ClockIcon aria-hidden="true" />
      <Countdown
        until={until}
        offsetMilliseconds={aheadMs()}
        label={t('wallet.receipt-time-left')}
        urgentSeconds={60}
        onEnd={refresh}
      />
    </span>
  );
}

export function ReceiptCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const show = useMoneyText();
  const [doubts, setDoubts] = useState(false);
  const { sending, alert, answer } = useAnswer(withdrawal);
  const amount = show(unitsOf(withdrawal.amount));
  const question = t('wallet.receipt-question', { amount });
  const { bankName: bank, cardNumber: number, paidAt, withdrawDate, receiptDueAt } = withdrawal;
  const when = formatDateTime(paidAt ?? withdrawDate, { tag: show.tag });
  return (
    <article className={styles['open']} data-asks aria-label={question}>
      <div className={styles['top']}>
        <h3>{question}</h3>
        {receiptDueAt === null ? null : <TimeLeft until={receiptDueAt} />}
      </div>
      <p className={wallet['quiet']}>
        {t('wallet.receipt-sent', { bank, number, when })} {t('wallet.receipt-silence')}
      </p>
      <WithdrawalSteps withdrawal={withdrawal} />
      <AlertLine text={doubts ? '' : alert} />
      <div className={styles['answers']}>
        <Button
          kind="primary"
          loading={sending === true}
          disabled={sending !== undefined}
          onClick={() => answer({ received: true })}
        >
          {t('wallet.receipt-yes')}
        </Button>
        <Button disabled={sending !== undefined} onClick={() => setDoubts(true)}>
          {t('wallet.receipt-no')}
        </Button>
      </div>
      {doubts ? (
        <NotReceivedDialog
          amount={amount}
          sending={sending === false}
          alert={alert}
          onSend={(remark) => answer({ received: false, remark })}
          onClose={() => setDoubts(false)}
        />
      ) : null}
    </article>
  );
}
