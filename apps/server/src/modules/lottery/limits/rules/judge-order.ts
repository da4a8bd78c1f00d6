// Holds an order against what staff limit its player and its issues to. Orders of one transaction
// are judged one after the other, each with those before it.
import { refuse, type Refusal } from '@baize/contract';
import { versionOf } from './limited-list.ts';
import { isPlayMoney, printUnits, type Units } from '@baize/money';

export interface MemberLimit {
  readonly playerId: string;
  /** Empty: all lotteries together. */
  readonly gameCode: string;
  readonly isBlocked: boolean;
  readonly issueStakeMost: Units | null;
  readonly dayStakeMost: Units | null;
}

export interface IssueLimit {
  readonly eventId: string;
  readonly exposureMost: Units | null;
  readonly payoutMost: Units | null;
}

/** What a player has on an issue, and how much of that was staked today. */
export interface Staked {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly eventId: string;
  readonly stake: Units;
  readonly today: Units;
}

export interface LimitedPart {
  readonly eventId: string;
  readonly stake: Units;
  /** What its slips were struck to pay a member at most. */
  readonly issueCap: Units;
  readonly issue: string;
  /** The version of the limited numbers that its slips were struck by; undefined: of none. */
  readonly limited?: string;
}

/** Of a list of limited numbers: of a lottery, or of one of its issues. */
export interface Revision {
  readonly gameCode: string;
  readonly issue: string;
  readonly revision: number;
}

export interface LimitedOrder {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly parts: readonly LimitedPart[];
}

export interface Held {
  readonly members: readonly MemberLimit[];
  readonly issues: readonly IssueLimit[];
  readonly staked: readonly Staked[];
  readonly revisions: readonly Revision[];
}

type LimitRefusal = Refusal<'lottery-blocked' | 'lottery-limit-reached' | 'rules-changed'>;

export function createJudge({ members, issues, staked, revisions }: Held) {
  const byEvent = new Map(issues.map((issue) => [issue.eventId, issue]));
  const all = [...staked];
  return {
    exposureMostOf: (eventId: string): Units | null => byEvent.get(eventId)?.exposureMost ?? null,
    refusalOf(order: LimitedOrder): LimitRefusal | undefined {
      for (const limit of members) {
        const holds = limit.gameCode === '' || limit.gameCode === order.gameCode;
        if (limit.playerId !== order.playerId || !holds) continue;
        if (limit.isBlocked) return refuse('lottery-blocked');
        const passed = isPlayMoney(order.currency) ? undefined : passedLimit(order, limit, all);
        if (passed !== undefined)
          return refuse('lottery-limit-reached', { facts: { most: printUnits(passed, 2) } });
      }
      // The slips were struck before staff lowered what the issue pays, or limited numbers.
      const isOutdated = order.parts.some(({ eventId, issueCap, issue, limited }) => {
        const most = byEvent.get(eventId)?.payoutMost ?? null;
        if (most !== null && issueCap > most) return true;
        return limited !== undefined && limited !== limitedNow(revisions, order.gameCode, issue);
      });
      return isOutdated ? refuse('rules-changed') : undefined;
    },
    laid({ parts, ...order }: LimitedOrder): void {
      for (const { eventId, stake } of parts) all.push({ ...order, eventId, stake, today: stake });
    },
  };
}

/** The limit that the order would pass. */
function passedLimit(
  { playerId, currency, parts }: LimitedOrder,
  { gameCode, issueStakeMost, dayStakeMost }: MemberLimit,
  staked: readonly Staked[],
): Units | undefined {
  const own = staked.filter(
    (one) =>
      one.playerId === playerId &&
      one.currency === currency &&
      (gameCode === '' || one.gameCode === gameCode),
  );
  const sum = (amounts: readonly Units[]) => amounts.reduce((whole, one) => whole + one, 0n);
  if (issueStakeMost !== null) {
    const onIssue = ({ eventId, stake }: LimitedPart) =>
      stake + sum(own.filter((one) => one.eventId === eventId).map((one) => one.stake));
    if (parts.some((part) => onIssue(part) > issueStakeMost)) return issueStakeMost;
  }
  if (dayStakeMost === null) return undefined;
  const today = sum([...own.map((one) => one.today), ...parts.map(({ stake }) => stake)]);
  return today > dayStakeMost ? dayStakeMost : undefined;
}

/** The version of the limited numbers of an issue. */
function limitedNow(revisions: readonly Revision[], gameCode: string, issue: string): string {
  const of = (name: string) =>
    revisions.find((one) => one.gameCode === gameCode && one.issue === name)?.revision;
  return versionOf(of(''), of(issue));
}
