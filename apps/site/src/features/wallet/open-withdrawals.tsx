// Withdrawals that are not finished: those that wait for the player's word, then those on their
// way.
import { unitsOf } from '@baize/client';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { PartsCard } from './parts-card.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import {
  isUnderWay,
  useUnanswered,
  useWithdrawals,
  type Withdrawal,
  withdrawalState,
} from './withdrawals.ts';
import wallet from './wallet.module.css';
import styles from './withdraw.module.css';

function UnderWay({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const show = useMoneyText();
  const amount = show(unitsOf(withdrawal.amount));
  const isSending = withdrawalState(withdrawal) === 'approved';
  const { bankName: bank, cardNumber: number } = withdrawal;
  return (
    <article className={styles['open']} aria-label={`${t('wallet.on-its-way')} ${amount}`}>
      <div className={styles['top']}>
        <h3>{amount}</h3>
        <span className={wallet['quiet']}>{t('wallet.to-account', { bank, number })}</span>
      </div>
      <WithdrawalSteps withdrawal={withdrawal} />
      <p className={wallet['quiet']}>
        {t(isSending ? 'wallet.withdraw-sending' : 'wallet.withdraw-checking')}
      </p>
    </article>
  );
}

export function OpenWithdrawals() {
  const unanswered = useUnanswered().data ?? [];
  const underWay = (useWithdrawals(1).data?.list ?? []).filter(
    (one) => isUnderWay(one) && one.parts.length === 0,
  );
  if (unanswered.length + underWay.length === 0) return null;
  return (
    <div className={styles['tracked']}>
      {unanswered.map((withdrawal) =>
        withdrawal.parts.length > 0 ? (
          <PartsCard key={withdrawal.refId} withdrawal={withdrawal} />
        ) : (
          <ReceiptCard key={withdrawal.refId} withdrawal={withdrawal} />
        ),
      )}
      {underWay.map((withdrawal) => (
        <UnderWay key={withdrawal.refId} withdrawal={withdrawal} />
      ))}
    </div>
  );
}
