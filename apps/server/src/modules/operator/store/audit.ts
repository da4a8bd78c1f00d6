// The audit log: what staff did and saw, with what stood before and after. Written in the
// transaction of the action itself, one row after the other, each sealed with the one before it.
import { sql } from 'kysely';
import type { AuditNote, Changed } from '../../../platform/audit/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Keeping } from '../../../platform/secrets/index.ts';
import { printSealed } from '../rules/audit-chain.ts';

const sealName = 'audit row';

export async function writeAudit(
  tx: Tx,
  keeping: Pick<Keeping, 'digest'>,
  note: AuditNote,
  now: number,
): Promise<void> {
  const { action, subject } = note;
  const { staffId, username: staff } = note.staff;
  const [before, after] = [plain(note.before), plain(note.after)];
  await sql`select pg_advisory_xact_lock(hashtext('operator audit'))`.execute(tx);
  const last = await sql<{ seal: string | null }>`select seal from operator_audit
    order by audit_id desc limit 1`.execute(tx);
  const previous = last.rows[0]?.seal ?? '';
  const at = Math.floor(now);
  const row = { previous, at, staffId, staff, action, subject, before, after };
  const seal = keeping.digest(printSealed(row), sealName);
  await sql`insert into operator_audit
      (at, staff_id, staff, action, subject, before, after, previous, seal)
    values (${new Date(at)}, ${staffId}, ${staff}, ${action}, ${subject},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${previous}, ${seal})
  `.execute(tx);
}

/** As JSON reads it back: amounts as text, nothing as null. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  );
  return JSON.parse(text) as unknown;
}

export interface AuditRow extends Changed {
  readonly id: bigint;
  readonly at: Date;
  readonly staff: string;
  readonly action: string;
  readonly subject: string;
}

export interface AuditSearch {
  readonly staff?: string | undefined;
  readonly action?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly subject?: string | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

function wantedOf({ staff, action, actions, subject, since, until }: AuditSearch) {
  const wanted = [
    ...(staff ? [sql`lower(staff) = lower(${staff})`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(actions ? [sql`action = any(${[...actions]})`] : []),
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(since === undefined ? [] : [sql`at >= ${new Date(since)}`]),
    ...(until === undefined ? [] : [sql`at < ${new Date(until)}`]),
  ];
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}

export async function readAudit(
  db: Queryable,
  search: AuditSearch,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: readonly AuditRow[]; total: number }> {
  const wanted = wantedOf(search);
  const [list, count] = await Promise.all([
    sql<AuditRow>`select audit_id as id, at, staff, action, subject, before, after
      from operator_audit where ${wanted} order by audit_id desc
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total
      from operator_audit where ${wanted}`.execute(db),
  ]);
  return { list: list.rows, total: Number(count.rows[0]?.total ?? 0n) };
}

/** Whether this member of staff, or anybody, did one of these to the subject since then. */
export async function hasDone(
  tx: Tx,
  done: { staffId?: string; subject: string; actions: readonly string[]; since: number },
): Promise<boolean> {
  const { rows } = await sql`select 1 from operator_audit where subject = ${done.subject}
    ${done.staffId === undefined ? sql`` : sql`and staff_id = ${done.staffId}`}
    and action = any(${[...done.actions]})
    and at >= ${new Date(done.since)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Every action that the log knows, found by hops along its index. */
export async function readActions(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`with recursive known (action) as (
      (select min(action) from operator_audit)
      union all
      select (select min(a.action) from operator_audit a where a.action > known.action)
      from known where known.action is not null)
    select action from known where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

interface ChainRow extends AuditRow {
  readonly staffId: string;
  readonly previous: string | null;
  readonly seal: string | null;
}

export interface AuditCheck {
  readonly rows: number;
  readonly unchained: number;
  readonly brokenAt: string;
  readonly seal: string;
}

const atOnce = 1000;

/** Walks the log from its first row and stops where one is not as it was written. */
export async function checkAudit(
  db: Queryable,
  keeping: Pick<Keeping, 'digest'>,
): Promise<AuditCheck> {
  let check: AuditCheck = { rows: 0, unchained: 0, brokenAt: '', seal: '' };
  for (let from = 0n; ;) {
    const { rows } = await sql<ChainRow>`select audit_id as id, at, staff_id as "staffId", staff,
        action, subject, before, after, previous, seal
      from operator_audit where audit_id > ${from} order by audit_id limit ${atOnce}`.execute(db);
    for (const row of rows) {
      check = checkRow(check, row, keeping);
      if (check.brokenAt !== '') return check;
      from = row.id;
    }
    if (rows.length < atOnce) return check;
  }
}

function checkRow(
  check: AuditCheck,
  { id, at, seal, ...row }: ChainRow,
  keeping: Pick<Keeping, 'digest'>,
): AuditCheck {
  const rows = check.rows + 1;
  // Rows from before the log was chained stand at its beginning and nowhere else.
  if (seal === null && check.seal === '') return { ...check, rows, unchained: rows };
  const sealed = printSealed({ ...row, previous: check.seal, at: at.getTime() });
  const fits = row.previous === check.seal && seal === keeping.digest(sealed, sealName);
  return fits ? { ...check, rows, seal: seal ?? '' } : { ...check, rows, brokenAt: String(id) };
}
