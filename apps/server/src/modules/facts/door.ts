// The figures that facts offer to the modules above, of teams and members, by the line under which
// they were counted. A figure of closed time never changes: a correction is counted when it comes.
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { Play, Sums } from './rules/sums.ts';
import type { CountedStakes } from './rules/turnover.ts';

/** Bounds are whole windows of five minutes. */
export interface Window {
  /** In milliseconds since 1970. */
  readonly from: number;
  /** The first moment that is not in it. */
  readonly until: number;
  readonly currency: string;
}

export interface TeamWindow extends Window {
  /** The agent's own figures too; a team is everybody below. */
  readonly includeSelf?: boolean;
}

export interface ActiveAsked extends TeamWindow {
  /** Who turned over so much in the window, and deposited so much, is active. */
  readonly validMin: Units;
  readonly depositMin: Units;
}

export interface AgentActiveAsked extends Pick<ActiveAsked, 'validMin' | 'depositMin'> {
  readonly agentId: string;
  readonly includeSelf?: boolean;
}

export interface MembersAsked extends TeamWindow {
  /** A part of the username, as names are compared; empty: everybody. */
  readonly name?: string;
  readonly limit: number;
  readonly offset: number;
}

export interface MemberSums extends Sums {
  readonly memberId: string;
  readonly username: string;
  readonly type: number;
}

export interface MomentSums extends Sums {
  /** Of its beginning, in milliseconds since 1970. */
  readonly at: number;
}

export interface GameName {
  /** Null: ours. */
  readonly vendor: string | null;
  readonly gameCode: string;
}

export type Grain = 'window' | 'hour' | 'day';

export interface FactsDoor {
  /** Counts what happened since the last time; false: another process counts just now. */
  readonly countFacts: () => Promise<boolean>;
  /** Before this moment, in milliseconds since 1970, figures are final. */
  readonly countedUntil: (on?: Queryable | Tx) => Promise<number>;
  readonly teamSums: (agentId: string, window: TeamWindow, on?: Queryable | Tx) => Promise<Sums>;
  /** The same of many agents in one statement; who has no figures has empty ones. */
  readonly teamFactsOf: (
    agentIds: readonly string[],
    window: TeamWindow,
    on?: Queryable | Tx,
  ) => Promise<ReadonlyMap<string, Sums>>;
  /** Active members of each agent's team, in one statement. */
  readonly activeMembers: (
    agentIds: readonly string[],
    asked: ActiveAsked,
    on?: Queryable | Tx,
  ) => Promise<ReadonlyMap<string, number>>;
  /** The same with conditions of each; the answer is in the order of what was asked. */
  readonly activeMembersOf: (
    asked: readonly AgentActiveAsked[],
    window: Window,
    on?: Queryable | Tx,
  ) => Promise<readonly number[]>;
  /** Members with figures that were counted below the agent, those with most turnover first. */
  readonly memberFacts: (
    agentId: string,
    asked: MembersAsked,
    on?: Queryable | Tx,
  ) => Promise<{ readonly list: readonly MemberSums[]; readonly total: number }>;
  /** A member's days that were counted below the agent. */
  readonly memberDays: (
    memberId: string,
    agentId: string,
    window: Window,
    on?: Queryable | Tx,
  ) => Promise<readonly MomentSums[]>;
  /** Moments with figures, in order. */
  readonly teamSeries: (
    agentId: string,
    window: TeamWindow,
    grain: Grain,
    on?: Queryable | Tx,
  ) => Promise<readonly MomentSums[]>;
  /** What of stakes at a game is turnover. */
  readonly turnoverAt: (game: GameName, stakes: CountedStakes) => Units;
  /** A member's own figures, under whatever line. */
  readonly ownSums: (
    memberIds: readonly string[],
    window: Window,
    on?: Queryable | Tx,
  ) => Promise<ReadonlyMap<string, Sums>>;
}

export type { Play, Sums };
