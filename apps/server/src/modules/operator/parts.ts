// Parts that the operator's actions share, made once by the door.
import type { Audit } from '../../platform/audit/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Passwords } from '../identity/index.ts';
import type { OperatorPorts } from './ports.ts';

export interface OperatorParts {
  readonly ports: OperatorPorts;
  readonly passwords: Passwords;
  readonly keeping: Keeping;
  readonly audit: Audit;
}
