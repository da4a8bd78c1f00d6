// What feedback needs of the platform and of lower modules.
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface FeedbackPorts {
  readonly database: Database;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Tells a member that there is an answer. */
  readonly tellAnswered: (tx: Tx, playerId: string, feedbackId: string) => Promise<void>;
}
