// One withdrawal with everything that is needed to judge it, and what may be done with it now.
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '@baize/ui';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { WithdrawalParts } from './withdrawal-parts.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { WithdrawalState, type Withdrawal } from './withdrawal-state.tsx';
import styles from './wallet.module.css';

export interface WithdrawalDialogProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

function useFacts(withdrawal: Withdrawal): readonly (readonly [string, string])[] {
  const t = useText();
  const { money, moment } = useShow();
  const { kind, bankName, cardHolder, cardNumber, judgedBy, remark, receiptRemark } = withdrawal;
  const { payoutProblem, payoutRef } = withdrawal;
  const problem = payoutProblem && [t(`operator.${payoutProblem}`), payoutRef].join(' ').trim();
  return [
    [t('operator.fee'), money(withdrawal.fee, withdrawal.currency)],
    [t('operator.account-kind'), t(`operator.account-${kind as 'bank'}`)],
    [t('operator.bank'), bankName],
    [t('operator.account-holder'), cardHolder],
    [t('operator.account-number'), cardNumber],
    [t('operator.asked-at'), moment(withdrawal.requestedAt)],
    [t('operator.judged-at'), moment(withdrawal.judgedAt)],
    [t('operator.judged-by'), judgedBy || '–'],
    [t('operator.paid-at'), moment(withdrawal.paidAt)],
    [t('operator.received-at'), moment(withdrawal.receivedAt)],
    [t('operator.remark'), remark || '–'],
    [t('operator.receipt-remark'), receiptRemark || '–'],
    [t('operator.payout-problem'), problem || '–'],
  ];
}

export function WithdrawalDialog({ withdrawal: first, onClose }: WithdrawalDialogProps) {
  const t = useText();
  const { money } = useShow();
  const [withdrawal, setWithdrawal] = useState(first);
  const facts = useFacts(withdrawal);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.withdrawal-title', { id: withdrawal.id })}
      closeLabel={t('operator.close')}
      size="medium"
    >
      <div className={styles['detail']}>
        <p className={styles['head']}>
          <strong>{money(withdrawal.amount, withdrawal.currency)}</strong>
          <Link to={`/members/${withdrawal.playerId}`}>{withdrawal.username}</Link>
          <WithdrawalState withdrawal={withdrawal} />
        </p>
        <Figures facts={facts} />
        <WithdrawalParts withdrawal={withdrawal} />
        <WithdrawalSteps withdrawal={withdrawal} onChanged={setWithdrawal} />
      </div>
    </Dialog>
  );
}
