// What the actions of the operator's module work with, made once by the door.
import type { Tx } from '../../platform/database/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Passwords } from '../identity/index.ts';
import type { OperatorPorts } from './ports.ts';
import type { AuditNote } from './store/audit.ts';

export interface OperatorParts {
  readonly ports: OperatorPorts;
  readonly passwords: Passwords;
  readonly keeping: Keeping;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
}
