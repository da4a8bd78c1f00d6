// Walks the whole audit log and tells whether every row is as it was written.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { checkAudit } from '../store/audit.ts';

export function verifyAudit({
  ports,
  keeping,
}: OperatorParts): Action<typeof operator.verifyAudit> {
  return async () => {
    const check = await checkAudit(ports.database.kysely, keeping);
    return { ...check, whole: check.brokenAt === '' };
  };
}
