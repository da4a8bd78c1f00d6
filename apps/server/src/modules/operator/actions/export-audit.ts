// The rows of the audit log that fit, as comma-separated text. Who takes it along is written down.
import type { operator } from '@baize/contract';
import { printCsv } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { readAudit } from '../store/audit.ts';

const rowsMax = 10_000;
const heads = ['id', 'at', 'staff', 'action', 'subject', 'before', 'after'];

export function exportAudit({ ports, audit }: OperatorParts): Action<typeof operator.exportAudit> {
  const { database } = ports;
  return async ({ caller, input }) => {
    const page = { pageNo: 1, pageSize: rowsMax };
    const { list, total } = await readAudit(database.kysely, input, page);
    await database.transaction((tx) =>
      audit(tx, {
        staff: caller,
        action: 'export-audit',
        subject: 'audit',
        before: null,
        after: { ...input, rows: list.length },
      }),
    );
    const lines = list.map(({ id, at, staff, action, subject, before, after }) => [
      String(id),
      at.toISOString(),
      staff,
      action,
      subject,
      JSON.stringify(before),
      JSON.stringify(after),
    ]);
    return { csv: printCsv([heads, ...lines]), rows: list.length, whole: total <= rowsMax };
  };
}
