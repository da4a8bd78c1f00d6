// One staff account with its living sessions.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { printAccount, printSessions } from '../prints.ts';
import { readAccount } from '../store/staff.ts';

export function getStaffFile(parts: OperatorParts): Action<typeof operator.getStaffFile> {
  return async ({ caller, input: { id } }) => {
    const account = await readAccount(parts.ports.database.kysely, id);
    if (!account) return refuse('staff-unknown');
    const sessions = await printSessions(parts, id, caller.sessionId);
    return { ...(await printAccount(parts, account)), sessions };
  };
}
