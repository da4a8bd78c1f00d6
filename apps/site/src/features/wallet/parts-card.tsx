// A withdrawal that is paid in parts: how much of it arrived, each part with its state and time,
// and the player's word for one part or for all that are paid.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { Button, ProgressBar } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { NotReceivedDialog } from './not-received-dialog.tsx';
import { PartLine } from './part-line.tsx';
import { canDeny, type Part } from './payments.ts';
import { useReceiptAnswer } from './use-receipt-answer.ts';
import type { Withdrawal } from './withdrawals.ts';
import wallet from './wallet.module.css';
import styles from './payments.module.css';

function Received({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const show = useMoneyText();
  const { receivedAmount, netAmount, remainingAmount } = withdrawal;
  const received = show(unitsOf(receivedAmount));
  const words = t('payments.received-of', { received, amount: show(unitsOf(netAmount)) });
  return (
    <ProgressBar
      label={words}
      valueText={words}
      value={receivedAmount}
      max={netAmount}
      tone="felt"
      aside={
        <p className={styles['sums']}>
          <b>{words}</b>
          {remainingAmount > 0 ? (
            <span>{t('payments.remaining', { amount: show(unitsOf(remainingAmount)) })}</span>
          ) : null}
        </p>
      }
    />
  );
}

export function PartsCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const show = useMoneyText();
  const [denied, setDenied] = useState<Part>();
  const [shown, setShown] = useState<Part>();
  const { sending, alert, answer } = useReceiptAnswer(withdrawal, () => setDenied(undefined));
  const { parts, bankName: bank, cardNumber: number } = withdrawal;
  const title = t('payments.detail-title', { amount: show(unitsOf(withdrawal.netAmount)) });
  const paid = parts.filter(canDeny);
  return (
    <article
      className={styles['split']}
      data-asks={paid.length > 0 || undefined}
      aria-label={title}
    >
      <header>
        <h3>{title}</h3>
        <span className={wallet['quiet']}>{t('wallet.to-account', { bank, number })}</span>
      </header>
      <Received withdrawal={withdrawal} />
      <AlertLine text={denied === undefined ? alert : ''} />
      <ol className={styles['parts']} aria-label={t('payments.parts')}>
        {parts.map((part) => (
          <PartLine
            key={part.partId}
            part={part}
            isSending={sending?.partId === part.partId}
            isBusy={sending !== undefined}
            onReceived={() => answer({ action: 'received', partId: part.partId })}
            onDenied={() => setDenied(part)}
            onShown={() => setShown(part)}
          />
        ))}
      </ol>
      {paid.length > 1 ? (
        <div className={styles['all']}>
          <span>{t('payments.all-received-question')}</span>
          <Button
            kind="primary"
            loading={sending?.action === 'all-received'}
            disabled={sending !== undefined}
            onClick={() => answer({ action: 'all-received' })}
          >
            {t('payments.all-received')}
          </Button>
        </div>
      ) : null}
      {denied === undefined ? null : (
        <NotReceivedDialog
          amount={show(unitsOf(denied.amount))}
          sending={sending?.action === 'not-received'}
          alert={alert}
          onSend={(said) => answer({ action: 'not-received', partId: denied.partId, ...said })}
          onClose={() => setDenied(undefined)}
        />
      )}
      {shown === undefined ? null : (
        <DisputeDialog
          subject={shown.subject}
          amount={show(unitsOf(shown.amount))}
          onClose={() => setShown(undefined)}
        />
      )}
    </article>
  );
}
