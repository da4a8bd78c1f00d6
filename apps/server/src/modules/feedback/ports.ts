// The ports of feedback: its needs from the platform and from lower modules.
import type { Audit } from '../../platform/audit/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';

export interface FeedbackPorts {
  readonly database: Database;
  readonly audit: Audit;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Tells a member that there is an answer. */
  readonly tellAnswered: (tx: Tx, playerId: string, feedbackId: string) => Promise<void>;
}
