// Ports of agreements to the platform and to lower modules.
import type { MemberState, ModuleId, Policies } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Audit } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Queryable, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { FactsDoor } from '../facts/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { GroupCommit } from '../wallet/index.ts';
import type { HousePolicy } from './rules/house-bounds.ts';

export interface AgentFacts {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly currency: string;
}

export interface AgreementsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly audit: Audit;
  readonly isOn: (module: ModuleId) => boolean;
  readonly facts: FactsDoor;
  readonly agentsUnder: (
    uplineId: string | null,
    most: number,
  ) => Promise<readonly { readonly id: string; readonly username: string }[]>;
  readonly settledRounds: Wagering['settledRounds'];
  /** When a member stood below an agent. */
  readonly placedBelow: (placing: {
    readonly agentId: string;
    readonly memberId: string;
  }) => Promise<readonly { readonly from: number; readonly until: number }[]>;
  readonly gameName: (vendor: string | null, gameCode: string, locale: string) => string;
  /** Which of these accounts are closed. */
  readonly closedAmong: (tx: Tx, playerIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Pay of many in one durable transaction. */
  readonly bulkLane: GroupCommit;
  /** So many days after its period an unpaid bill is overdue. */
  readonly overdueDays: () => number;
  /** What a player can stake, to be told after it moved. */
  readonly spendable: (playerId: string, currency: string) => Promise<Units>;
  readonly cashOf: (
    playerIds: readonly string[],
    currency: string,
  ) => Promise<ReadonlyMap<string, Units>>;
  /** To open pages, once the books hold it. */
  readonly tellLive: (news: {
    readonly topic: string;
    readonly event: 'balance-moved' | 'bills-changed';
    readonly payload: unknown;
  }) => void;
  /** Whether this member of staff opened the account. */
  readonly hasOpened: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether one of two of staff opened a way into the other's account of late. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** What the house offers at most, and what one person may have paid alone. */
  readonly policy: () => HousePolicy & Pick<Policies, 'billSecondPersonAbove'>;
  readonly usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly memberFile: (id: string) => Promise<AgentFacts | undefined>;
  /** From the member up to the top of the tree, the member first. */
  readonly lineOf: (
    memberId: string,
    on?: Queryable | Tx,
  ) => Promise<readonly { readonly id: string; readonly username: string }[]>;
}
