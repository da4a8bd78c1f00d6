// Asks whether a paid withdrawal arrived, with the time left to answer. The answer is given once; a
// “no” is confirmed, because it starts an inquiry.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { Button } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { NotReceivedDialog } from './not-received-dialog.tsx';
import { TimeLeft } from './time-left.tsx';
import { useReceiptAnswer } from './use-receipt-answer.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import type { Withdrawal } from './withdrawals.ts';
import wallet from './wallet.module.css';
import styles from './withdraw.module.css';

export function ReceiptCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const show = useMoneyText();
  const [doubts, setDoubts] = useState(false);
  const { sending, alert, answer } = useReceiptAnswer(withdrawal);
  const amount = show(unitsOf(withdrawal.netAmount));
  const question = t('wallet.receipt-question', { amount });
  const { bankName: bank, cardNumber: number, paidAt, withdrawDate, receiptDueAt } = withdrawal;
  const when = formatDateTime(paidAt ?? withdrawDate, { tag: show.tag });
  return (
    <article className={styles['open']} data-asks aria-label={question}>
      <div className={styles['top']}>
        <h3>{question}</h3>
        {receiptDueAt === null ? null : (
          <TimeLeft until={receiptDueAt} label={t('wallet.receipt-time-left')} />
        )}
      </div>
      <p className={wallet['quiet']}>
        {t('wallet.receipt-sent', { bank, number, when })} {t('wallet.receipt-silence')}
      </p>
      <WithdrawalSteps withdrawal={withdrawal} />
      <AlertLine text={doubts ? '' : alert} />
      <div className={styles['answers']}>
        <Button
          kind="primary"
          loading={sending?.action === 'received'}
          disabled={sending !== undefined}
          onClick={() => answer({ action: 'received' })}
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
          sending={sending?.action === 'not-received'}
          alert={alert}
          onSend={(said) => answer({ action: 'not-received', ...said })}
          onClose={() => setDoubts(false)}
        />
      ) : null}
    </article>
  );
}
