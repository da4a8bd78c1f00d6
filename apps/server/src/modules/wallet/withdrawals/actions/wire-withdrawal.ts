// A withdrawal as the family's calls carry it to its player.
import type { AnswerOf, wallet } from '@baize/contract';
import { wireNumber } from '../../books/rules/amount.ts';
import { masked } from '../../accounts/rules/accounts.ts';
import { wireState, type Withdrawal } from '../rules/withdrawal.ts';

type WireWithdrawal = Exclude<AnswerOf<typeof wallet.requestWithdrawal>, { refused: string }>;

export function wireWithdrawal(withdrawal: Withdrawal): WireWithdrawal {
  const isOpen = withdrawal.receipt === 'not-received';
  return {
    refId: withdrawal.id,
    withdrawDate: withdrawal.requestedAt,
    amount: wireNumber(withdrawal.amount),
    kind: withdrawal.kind,
    bankName: withdrawal.bankName,
    cardNumber: masked(withdrawal.numberEnd),
    status: wireState(withdrawal.state),
    remark: withdrawal.remark,
    receiptRemark: withdrawal.receiptRemark,
    payoutDelayed: withdrawal.state === 'approved' && withdrawal.payoutProblem !== '',
    receipt: withdrawal.receipt,
    receiptDueAt: isOpen ? withdrawal.receiptDueAt : null,
    paidAt: withdrawal.paidAt,
  };
}
