// Console sessions: opened at sign-in, read anew at every call so that what an owner changes counts
// at once, and until when they are confirmed.
import {
  isRefusal,
  refuse,
  type PermissionName,
  type Refusal,
  type UsedPasskey,
} from '@baize/contract';
import type { CallContext, StaffCaller, StaffDue } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { randomToken } from '../../platform/randomness/index.ts';
import type { OperatorParts } from './parts.ts';
import type { OperatorPorts } from './ports.ts';
import { isAlive } from './rules/session.ts';
import { permissionsIn } from './store/roles.ts';
import { findSession, noteSeen, writeSession, type SessionRow } from './store/sessions.ts';
import { noteSignIn, type StaffAccount } from './store/staff.ts';

export const staffCookieName = 'baize_staff';
const sessionIdLength = 22;
const seenEveryMs = 60_000;
const minuteMs = 60_000;

export const holderOf = (staffId: string) => `staff:${staffId}` as const;

export const confirmedFrom = ({ policy }: Pick<OperatorPorts, 'policy'>, now: number) =>
  now + policy().confirmationMinutes * minuteMs;

/** From where a call came, as the audit log tells it. */
export const placeOf = ({ address, country, userAgent }: CallContext) => ({
  address,
  country,
  device: userAgent,
});

export interface Opening {
  readonly account: StaffAccount;
  readonly method: string;
}

/** Writes a new session and the sign-in down; gives the session's token. */
export async function addSession(
  { ports, audit }: OperatorParts,
  tx: Tx,
  { account, method }: Opening,
  call: CallContext,
): Promise<string> {
  const { staffId } = account;
  const token = randomToken(ports.randomness);
  const sessionId = randomToken(ports.randomness).slice(0, sessionIdLength);
  const confirmedUntil = confirmedFrom(ports, call.now);
  await writeSession(tx, { token, sessionId, staffId, method, confirmedUntil }, call);
  await noteSignIn(tx, staffId, call.now);
  await audit(tx, {
    staff: account,
    action: 'sign-in',
    subject: holderOf(staffId),
    before: null,
    after: { method, ...placeOf(call) },
  });
  return token;
}

/** Who a console token belongs to, while its session lives. */
export async function readStaff(
  ports: OperatorPorts,
  token: string,
  now: number,
): Promise<StaffCaller | undefined> {
  const on = ports.database.kysely;
  const row = await findSession(on, token);
  if (!row) return undefined;
  const seenAt = row.seenAt.getTime();
  if (!isAlive({ openedAt: row.openedAt.getTime(), seenAt }, now)) return undefined;
  if (now - seenAt > seenEveryMs) await noteSeen(on, row.sessionId, now);
  return {
    kind: 'staff',
    staffId: row.staffId,
    username: row.username,
    role: row.role,
    permissions: permissionsHere(ports, permissionsIn(row.role, row.stored)),
    sessionId: row.sessionId,
    confirmedUntil: row.confirmedUntil.getTime(),
    due: await dueOf(ports, row),
  };
}

/** Without a sandbox there is no outbox, and its permission is not shown. */
const permissionsHere = (
  { messages }: OperatorPorts,
  held: readonly PermissionName[],
): readonly PermissionName[] =>
  messages ? held : held.filter((permission) => permission !== 'outbox.view');

async function dueOf(ports: OperatorPorts, row: SessionRow): Promise<StaffDue | undefined> {
  if (row.passwordKind === 'initial') return 'password-change-due';
  // A second factor was checked when the session was opened.
  if (row.method !== 'password' || !ports.policy().staffSecondFactor) return undefined;
  const methods = await ports.factors.methodsOf(holderOf(row.staffId));
  return methods.length === 0 ? 'second-factor-enrolment' : undefined;
}

export const printStaff = (caller: StaffCaller) => ({
  id: caller.staffId,
  username: caller.username,
  role: caller.role,
  permissions: [...caller.permissions],
  due: caller.due ?? ('' as const),
  confirmedUntil: caller.confirmedUntil,
});

export interface Shown {
  readonly method: 'totp' | 'recovery' | 'passkey';
  readonly code?: string | undefined;
  readonly passkey?: UsedPasskey | undefined;
}

/** Undefined when the second factor is right; it is used up then. */
export async function verifyFactor(
  { factors }: OperatorPorts,
  staffId: string,
  { method, code = '', passkey }: Shown,
  { now, origin }: Pick<CallContext, 'now' | 'origin'>,
): Promise<Refusal<'factor-locked' | 'factor-code-wrong' | 'passkey-refused'> | undefined> {
  const holder = holderOf(staffId);
  if (method === 'totp') return factors.verifyTotp({ holder, code, now });
  if (method === 'recovery') return factors.verifyRecovery({ holder, code, now });
  if (!passkey) return refuse('passkey-refused');
  const whose = await factors.finishPasskeySignIn({
    whose: holder,
    origin,
    now,
    response: passkey,
  });
  return isRefusal(whose) ? whose : undefined;
}
