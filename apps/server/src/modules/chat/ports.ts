// What the chat needs of the platform and of lower modules.
import type { Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the chat asks of a member's account; never shown to another. */
export interface ChatPerson {
  readonly username: string;
  readonly nickname: string;
  readonly mobileVerified: boolean;
}

export interface ChatPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** Makes of a player's id what tells writers apart and nothing else. */
  readonly names: Pick<Keeping, 'digest'>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  readonly tell: Outbox['tell'];
  readonly personOf: (playerId: string) => Promise<ChatPerson | undefined>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly hasDeposited: (playerId: string) => Promise<boolean>;
  /** A break or an exclusion that runs now. */
  readonly refusalOfPause: (playerId: string, now: number) => Promise<Refusal | undefined>;
  readonly keptDays: () => number;
}
