// The sign-ins and failed tries of a staff account, newest first.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { printSignIns } from '../prints.ts';
import { readAccount } from '../store/staff.ts';

export function listSignInsOfStaff(
  parts: OperatorParts,
): Action<typeof operator.listSignInsOfStaff> {
  return async ({ input: { id, pageNo = 1, pageSize = 20 } }) => {
    const account = await readAccount(parts.ports.database.kysely, id);
    return account ? printSignIns(parts, id, { pageNo, pageSize }) : refuse('staff-unknown');
  };
}
