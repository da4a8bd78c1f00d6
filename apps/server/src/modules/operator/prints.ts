// Staff accounts, sessions and sign-ins as the console shows them.
import type { OperatorParts } from './parts.ts';
import { isAlive } from './rules/session.ts';
import { holderOf } from './sessions.ts';
import { readAudit, type AuditRow } from './store/audit.ts';
import { readSessionsOf } from './store/sessions.ts';
import type { StaffAccount } from './store/staff.ts';

export async function printAccount({ ports }: OperatorParts, account: StaffAccount) {
  const { staffId, username, role, state, passwordKind, createdAt, lastSignInAt } = account;
  return {
    id: staffId,
    username,
    role,
    state,
    passwordKind,
    methods: [...(await ports.factors.methodsOf(holderOf(staffId)))],
    createdAt: createdAt.getTime(),
    lastSignInAt: lastSignInAt?.getTime() ?? null,
  };
}

/** The living sessions of an account; `current` is the caller's own. */
export async function printSessions({ ports }: OperatorParts, staffId: string, current: string) {
  const now = ports.clock.now();
  const kept = await readSessionsOf(ports.database.kysely, staffId);
  return kept
    .map(({ sessionId, openedAt, seenAt, address, country, device }) => ({
      id: sessionId,
      current: sessionId === current,
      openedAt: openedAt.getTime(),
      seenAt: seenAt.getTime(),
      ip: address,
      country,
      device,
    }))
    .filter((session) => isAlive(session, now));
}

export async function printSignIns(
  { ports }: OperatorParts,
  staffId: string,
  page: { pageNo: number; pageSize: number },
) {
  const search = { subject: holderOf(staffId), actions: ['sign-in', 'sign-in-refused'] };
  const { list, total } = await readAudit(ports.database.kysely, search, page);
  return { list: list.map(printSignIn), total };
}

function printSignIn({ id, at, action, after }: AuditRow) {
  const told = (after ?? {}) as Readonly<Record<string, string>>;
  return {
    id: String(id),
    at: at.getTime(),
    outcome: action === 'sign-in' ? 'signed-in' : (told['outcome'] ?? ''),
    method: told['method'] ?? '',
    ip: told['address'] ?? '',
    country: told['country'] ?? '',
    device: told['device'] ?? '',
  };
}
