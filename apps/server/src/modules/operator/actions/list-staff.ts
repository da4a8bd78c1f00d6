// Lists all console accounts, removed ones too.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { printAccount } from '../prints.ts';
import { findAccounts } from '../store/staff.ts';

export function listStaff(parts: OperatorParts): Action<typeof operator.listStaff> {
  return async ({ input: { username = '', state, pageNo = 1, pageSize = 20 } }) => {
    const search = { username, state, pageNo, pageSize };
    const { list, total } = await findAccounts(parts.ports.database.kysely, search);
    return { list: await Promise.all(list.map((one) => printAccount(parts, one))), total };
  };
}
