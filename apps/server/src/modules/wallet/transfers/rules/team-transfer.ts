// Team transfers go along the tree alone: to the agent directly above, or down the own team as deep
// as the policy says. What a member sends in a day is bounded in sum and in number.
import { isAgentType, type Policies } from '@baize/contract';
import type { TeamTransferState, TeamTransferWay } from '@baize/contract';
import type { Units } from '@baize/money';
import { maskedName } from '../../accounts/rules/accounts.ts';

export interface TeamTransfer {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly way: TeamTransferWay;
  readonly currency: string;
  readonly amount: Units;
  /** What the receiver had to stake for it. */
  readonly turnover: Units;
  readonly state: TeamTransferState;
  readonly at: number;
  readonly reversedAt: number | null;
  readonly reversedBy: string;
  readonly reason: string;
}

/** What a member has sent since the day began. */
export interface SentToday {
  readonly amount: Units;
  readonly count: number;
}

export interface DayBounds {
  readonly amount: Units;
  readonly count: number;
}

/** What may still be sent today; never below zero. */
export function leftOf(sent: SentToday, bounds: DayBounds): SentToday {
  const amount = bounds.amount - sent.amount;
  return {
    amount: amount > 0n ? amount : 0n,
    count: Math.max(0, bounds.count - sent.count),
  };
}

type Depth = Policies['transferDepth'];

/** From a member to the top of the tree, the member first. */
type Line = readonly { readonly id: string }[];

/** The agent directly above. */
export const uplineIn = <P>(line: readonly P[]): P | undefined => line[1];

/** Whether the member of this line stands in the agent's team, as deep as may be reached. */
export function isBelow(line: Line, agentId: string, depth: Depth): boolean {
  const steps = line.findIndex(({ id }) => id === agentId);
  return depth === 'direct' ? steps === 1 : steps >= 1;
}

/** Whether accounts of these kinds may send each other money. */
export function mayTakePart(who: Policies['memberTransfers'], types: readonly number[]): boolean {
  if (who === 'off') return false;
  return who === 'line' || types.every(isAgentType);
}

/** The other side's name as this member may read it: an agent above stays masked. */
export function nameShown(
  transfer: Pick<TeamTransfer, 'senderId' | 'way'>,
  readerId: string,
  name: string,
): string {
  const isSender = transfer.senderId === readerId;
  const isAbove = isSender === (transfer.way === 'up');
  return isAbove ? maskedName(name) : name;
}
