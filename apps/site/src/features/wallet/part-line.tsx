// One part of a withdrawal: its amount, state and time left, and what the player can say about it.
import { unitsOf } from '@baize/client';
import { Button, Money, Status } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { canDeny, canReceive, lookOfPart, type Part } from './payments.ts';
import { TimeLeft } from './time-left.tsx';
import styles from './payments.module.css';

export interface PartLineProps {
  part: Part;
  isSending: boolean;
  isBusy: boolean;
  onReceived: () => void;
  onDenied: () => void;
  onShown: () => void;
}

function Time({ part: { receiptDueAt, payBy } }: { part: Part }) {
  const t = useText();
  if (receiptDueAt !== null) {
    return <TimeLeft until={receiptDueAt} label={t('payments.part-due')} />;
  }
  return payBy === null ? null : <TimeLeft until={payBy} label={t('payments.part-pay-by')} />;
}

function Proof({ part: { state, way, subject }, onShown }: PartLineProps) {
  const t = useText();
  const isDisputed = state === 'disputed';
  if (subject === '' || (!isDisputed && (way === 'payout' || state === 'matched'))) return null;
  return (
    <Button size="small" kind={isDisputed ? 'primary' : 'ghost'} onClick={onShown}>
      {t(isDisputed ? 'payments.open-dispute' : 'payments.see-proof')}
    </Button>
  );
}

export function PartLine(props: PartLineProps) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { part, isSending, isBusy, onReceived, onDenied } = props;
  return (
    <li className={styles['part']} data-state={part.state}>
      <span className={styles['which']}>
        <small>{t('payments.part', { number: part.number })}</small>
        <Money units={unitsOf(part.amount)} symbol={symbol} locale={tag} />
      </span>
      <span className={styles['how']}>
        <Status kind={lookOfPart(part)}>{t(`payments.part-${part.state}`)}</Status>
        <Time part={part} />
      </span>
      <span className={styles['steps']}>
        <Proof {...props} />
        {canReceive(part) ? (
          <Button size="small" loading={isSending} disabled={isBusy} onClick={onReceived}>
            {t(part.state === 'matched' ? 'payments.already-received' : 'wallet.receipt-yes')}
          </Button>
        ) : null}
        {canDeny(part) ? (
          <Button size="small" kind="ghost" disabled={isBusy} onClick={onDenied}>
            {t('wallet.receipt-no')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
