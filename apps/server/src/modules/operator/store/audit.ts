// The audit log: what staff did, with what stood before and after. Written in the transaction of
// the deed itself.
import { sql } from 'kysely';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface AuditNote {
  readonly staff: Pick<StaffCaller, 'staffId' | 'username'>;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export async function writeAudit(tx: Tx, note: AuditNote, now: number): Promise<void> {
  await sql`insert into operator_audit (at, staff_id, staff, action, subject, before, after)
    values (${new Date(now)}, ${note.staff.staffId}, ${note.staff.username}, ${note.action},
      ${note.subject}, ${print(note.before)}::jsonb, ${print(note.after)}::jsonb)`.execute(tx);
}

function print(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  );
}

export interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly staff: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export async function readAudit(
  db: Queryable,
  page: { pageNo: number; pageSize: number },
): Promise<{ list: readonly AuditRow[]; total: number }> {
  const list = await sql<AuditRow>`select audit_id as id, at, staff, action, subject, before, after
    from operator_audit order by audit_id desc
    limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`.execute(db);
  const count = await sql<{ total: bigint }>`select count(*) as total from operator_audit`.execute(
    db,
  );
  return { list: list.rows, total: Number(count.rows[0]?.total ?? 0n) };
}
