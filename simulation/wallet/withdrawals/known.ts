// Withdrawals and their parts, as the people of the wallet's world know them.
import type { Units } from '@baize/money';
import type { Member } from '../known.ts';
import type { WalletWorld } from '../world.ts';

export interface KnownWithdrawal {
  readonly id: string;
  readonly member: Member;
  readonly amount: Units;
  readonly fee: Units;
  readonly requestedAt: number;
  state: 'pending' | 'approved' | 'paying' | 'paid' | 'refused';
  receipt: 'not-received' | 'received' | 'forced-received' | 'disputed';
  receiptDueAt: number;
  isSplit: boolean;
  /** The payout that has no end yet: it may be on its way. */
  payoutId: string | undefined;
}

export interface KnownPart {
  readonly id: string;
  readonly withdrawal: KnownWithdrawal;
  readonly amount: Units;
  way: 'payout' | 'c2c';
  state:
    | 'open'
    | 'paying'
    | 'paid'
    | 'matched'
    | 'proof'
    | 'disputed'
    | 'received'
    | 'forced-received'
    | 'resolved-received';
  payoutId: string | undefined;
  match: { readonly id: string; readonly buyer: Member; readonly payBy: number } | undefined;
  dueAt: number;
  /** The payer has said something since it was disputed. */
  isAnswered: boolean;
  answerBy: number;
}

export const netOf = ({ amount, fee }: KnownWithdrawal): Units => amount - fee;

export const partsOf = ({ parts }: WalletWorld, withdrawal: KnownWithdrawal): KnownPart[] =>
  [...parts.values()].filter((part) => part.withdrawal === withdrawal);

const closed: readonly KnownPart['state'][] = ['received', 'forced-received', 'resolved-received'];
export const isClosed = ({ state }: KnownPart): boolean => closed.includes(state);

/** The withdrawal is over once all its parts are. */
export function closeWhole(world: WalletWorld, withdrawal: KnownWithdrawal): void {
  const parts = partsOf(world, withdrawal);
  if (!parts.every(isClosed)) return;
  const isForced = parts.some(({ state }) => state === 'forced-received');
  withdrawal.state = 'paid';
  withdrawal.receipt = isForced ? 'forced-received' : 'received';
  world.tally.add('withdrawal in parts closed');
}
