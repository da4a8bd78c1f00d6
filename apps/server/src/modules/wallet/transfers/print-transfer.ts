// A team transfer as a member reads it, and as staff do.
import type { Refusal, wallet } from '@baize/contract';
import type { AnswerOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import { wireNumber } from '../books/rules/amount.ts';
import type { WalletPorts } from '../ports.ts';
import { nameShown, type TeamTransfer } from './rules/team-transfer.ts';

export type WireTransfer = Exclude<AnswerOf<typeof wallet.transferUpline>, Refusal>;
export type StaffTransfer = Exclude<AnswerOf<typeof wallet.reverseTeamTransfer>, Refusal>;

type Names = ReadonlyMap<string, string>;

/** The names of everybody on a page. */
export function namesOf(ports: WalletPorts, transfers: readonly TeamTransfer[]): Promise<Names> {
  const ids = transfers.flatMap(({ senderId, receiverId }) => [senderId, receiverId]);
  return ports.usernames([...new Set(ids)]);
}

export function wireTransfer(transfer: TeamTransfer, readerId: string, names: Names): WireTransfer {
  const { id: transferId, at, senderId, receiverId, way, amount, state } = transfer;
  const isSender = senderId === readerId;
  const name = names.get(isSender ? receiverId : senderId) ?? '';
  return {
    transferId,
    at,
    side: isSender ? 'sent' : 'received',
    way,
    name: nameShown(transfer, readerId, name),
    amount: wireNumber(amount),
    state,
  };
}

export function staffTransfer(transfer: TeamTransfer, names: Names): StaffTransfer {
  const { senderId, receiverId, amount, turnover, ...same } = transfer;
  const person = (id: string) => ({ id, username: names.get(id) ?? '' });
  return {
    ...same,
    sender: person(senderId),
    receiver: person(receiverId),
    amount: printUnits(amount),
    turnover: printUnits(turnover),
  };
}
