// Lists the audit log, newest first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { readActions, readAudit } from '../store/audit.ts';

export function listAudit({ ports }: OperatorParts): Action<typeof operator.listAudit> {
  return async ({ input: { pageNo = 1, pageSize = 20, ...search } }) => {
    const on = ports.database.kysely;
    const [{ list, total }, actions] = await Promise.all([
      readAudit(on, search, { pageNo, pageSize }),
      readActions(on),
    ]);
    return {
      list: list.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.getTime() })),
      total,
      actions,
    };
  };
}
