// Ports of the chat to the platform and to lower modules.
import type { Refusal } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';

/** The member's account as the chat reads it; never shown to another. */
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
  readonly audit: Audit;
  readonly tell: Outbox['tell'];
  readonly personOf: (playerId: string) => Promise<ChatPerson | undefined>;
  /** Whether a name passes for the house or the brand. */
  readonly misleads: (name: string) => boolean;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly hasDeposited: (playerId: string) => Promise<boolean>;
  /** A break or an exclusion that runs now. */
  readonly refusalOfPause: (playerId: string, now: number) => Promise<Refusal | undefined>;
  readonly keptDays: () => number;
}
