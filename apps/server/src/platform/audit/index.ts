// Audit notes of staff actions, as every module writes them: in the transaction of the action
// itself, so that neither stands without the other.
import type { StaffCaller } from '../call/index.ts';
import type { Tx } from '../database/index.ts';

/** What was changed, as the log keeps it. */
export interface Changed {
  readonly before: unknown;
  readonly after: unknown;
}

export interface AuditNote extends Changed {
  readonly staff: Pick<StaffCaller, 'staffId' | 'username'>;
  readonly action: string;
  readonly subject: string;
}

export type Audit = (tx: Tx, note: AuditNote) => Promise<void>;
