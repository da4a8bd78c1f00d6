// What staff did, newest first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { readAudit } from '../store/audit.ts';
import type { OperatorPorts } from '../ports.ts';

export function listAudit({
  database,
}: Pick<OperatorPorts, 'database'>): Action<typeof operator.listAudit> {
  return async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    const { list, total } = await readAudit(database.kysely, { pageNo, pageSize });
    return {
      list: list.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.getTime() })),
      total,
    };
  };
}
