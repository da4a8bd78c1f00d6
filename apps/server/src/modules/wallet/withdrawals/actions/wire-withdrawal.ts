// A withdrawal as the family's calls carry it to its player.
import type { AnswerOf, wallet } from '@baize/contract';
import { wireNumber } from '../../books/rules/amount.ts';
import { masked } from '../../accounts/rules/accounts.ts';
import { netOf, wireState, type Withdrawal } from '../rules/withdrawal.ts';

export type WireWithdrawal = Exclude<
  AnswerOf<typeof wallet.requestWithdrawal>,
  { refused: string }
>;
export type WirePart = WireWithdrawal['parts'][number];

const isReceived = (receipt: string): boolean =>
  receipt === 'received' || receipt === 'forced-received';

export function wireWithdrawal(withdrawal: Withdrawal): WireWithdrawal {
  const isOpen = withdrawal.receipt === 'not-received';
  const net = wireNumber(netOf(withdrawal));
  const received = isReceived(withdrawal.receipt) ? net : 0;
  return {
    refId: withdrawal.id,
    withdrawDate: withdrawal.requestedAt,
    amount: wireNumber(withdrawal.amount),
    fee: wireNumber(withdrawal.fee),
    netAmount: net,
    receivedAmount: received,
    remainingAmount: net - received,
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
    receivedAt: withdrawal.receivedAt,
    parts: [],
  };
}
