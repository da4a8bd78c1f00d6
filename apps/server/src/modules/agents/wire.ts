// Figures and pages of a team as the family writes them.
import type { MemberState } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Sums } from './store/figures.ts';
import type { ProposedMove } from './store/proposed-moves.ts';

export const playOf = ({ rounds, staked, paid }: Pick<Sums, 'rounds' | 'staked' | 'paid'>) => ({
  rounds: Number(rounds),
  stake: unitsToNumber(staked),
  payout: unitsToNumber(paid),
  netProfit: unitsToNumber(paid - staked),
});

export const wonAndLostOf = ({ staked, paid }: Pick<Sums, 'staked' | 'paid'>) => ({
  gameLoses: unitsToNumber(staked),
  gameWinnings: unitsToNumber(paid),
});

export const moneyOf = ({ deposited, withdrawn }: Pick<Sums, 'deposited' | 'withdrawn'>) => ({
  deposit: unitsToNumber(deposited),
  withdraw: unitsToNumber(withdrawn),
});

export interface AskedPage {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

const sizeUnlessAsked = 20;

export function pageOf({ pageNo = 1, pageSize = sizeUnlessAsked }: AskedPage) {
  const limit = pageSize;
  return {
    limit,
    offset: (pageNo - 1) * limit,
    told: (total: number) => ({ pageNo, totalPage: Math.ceil(total / limit) }),
  };
}

/** A name as names are compared. */
export const nameOf = (text = ''): string => text.trim().normalize('NFKC').toLowerCase();

interface Standing {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly registeredAt: Date;
  readonly seenAt: Date | null;
}

/** Where a member stands, as staff are told. */
export const standingOf = (member: Standing) => ({
  id: member.id,
  username: member.username,
  type: member.type,
  state: member.state,
  registeredAt: member.registeredAt.getTime(),
  lastLoginAt: member.seenAt?.getTime() ?? null,
});

export const personOf = ({ id, username }: { readonly id: string; readonly username: string }) => ({
  customerId: id,
  customerName: username,
});

/** A move that waits for a second person. */
export const proposedMoveOf = ({ uplineId, upline, by, at, reason }: ProposedMove) => ({
  upline: { id: uplineId, username: upline },
  by,
  at: at.getTime(),
  reason,
});
