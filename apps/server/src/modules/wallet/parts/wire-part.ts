// Parts, and the deposits that pay them, as the family's calls carry them to their players.
import type { AnswerOf, wallet } from '@baize/contract';
import { masked, maskedName } from '../accounts/rules/accounts.ts';
import { wireNumber } from '../books/rules/amount.ts';
import type { WalletPorts } from '../ports.ts';
import {
  wireWithdrawal,
  type WirePart,
  type WireWithdrawal,
} from '../withdrawals/actions/wire-withdrawal.ts';
import { netOf, type Withdrawal } from '../withdrawals/rules/withdrawal.ts';
import { isClosed } from './rules/part.ts';
import type { Match, Part } from './store/reader.ts';

/** Under which what is shown and said about a part is kept. */
export const subjectOf = ({ way, matchId, id }: Part): string =>
  way === 'c2c' ? (matchId ?? '') : id;

export function wirePart(part: Part): WirePart {
  return {
    partId: part.id,
    number: part.number,
    amount: wireNumber(part.amount),
    way: part.way,
    state: part.state,
    subject: subjectOf(part),
    payBy: part.payBy,
    receiptDueAt: part.dueAt,
    paidAt: part.paidAt,
    receivedAt: part.closedAt,
    answerBy: part.answerBy,
  };
}

/** A withdrawal with its parts: what of it is received is told by them. */
export function wireSplit(withdrawal: Withdrawal, parts: readonly Part[]): WireWithdrawal {
  const whole = wireWithdrawal(withdrawal);
  if (parts.length === 0) return whole;
  const closed = parts.filter(({ state }) => isClosed(state));
  const received = closed.reduce((all, { amount }) => all + amount, 0n);
  return {
    ...whole,
    receivedAmount: wireNumber(received),
    remainingAmount: wireNumber(netOf(withdrawal) - received),
    parts: parts.map(wirePart),
  };
}

export type WireC2c = Exclude<AnswerOf<typeof wallet.proveC2cDeposit>, { refused: string }>;

interface Paid {
  readonly match: Match;
  readonly part: Part;
  readonly withdrawal: Withdrawal;
}

/**
 * The whole account number is shown only to the member who has to pay to it now. The holder's name
 * is hidden from a member who gave the payment up or let its time pass.
 */
export function wireC2c(
  { numbers }: Pick<WalletPorts, 'numbers'>,
  { match, part, withdrawal }: Paid,
): WireC2c {
  const isLive = part.matchId === match.id;
  const { numberSealed, numberEnd, playerId } = withdrawal;
  const isDue = match.state === 'matched';
  const isGivenUp = match.state === 'cancelled' || match.state === 'expired';
  return {
    depositId: match.id,
    amount: wireNumber(part.amount),
    state: match.state,
    matchedAt: match.matchedAt,
    payBy: match.payBy,
    provedAt: match.provedAt,
    receiptDueAt: isLive && match.state === 'proof' ? part.dueAt : null,
    endedAt: match.endedAt,
    answerBy: isLive && match.state === 'disputed' ? part.answerBy : null,
    kind: withdrawal.kind,
    bankName: withdrawal.bankName,
    cardHolder: isGivenUp ? maskedName(withdrawal.cardHolder) : withdrawal.cardHolder,
    cardNumber: isDue ? numbers.open(numberSealed, playerId) : masked(numberEnd),
  };
}
