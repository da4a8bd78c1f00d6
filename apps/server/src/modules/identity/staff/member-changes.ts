// Changes that staff make to a member: each happens in the caller's transaction, which audits it,
// and returns the values before and after. Contacts go to the log masked.
import type { MemberState } from '@baize/contract';
import { demoType, refuse, type Refusal } from '@baize/contract';
import { sql } from 'kysely';
import type { Changed } from '../../../platform/audit/index.ts';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { readMailbox, readPhone } from '../../verification/index.ts';
import { nameSubject } from '../sign-in/attempt-limits.ts';
import { endEverything } from '../sign-in/end-everything.ts';
import { tellContacts, tellMember, type MemberNotice } from '../accounts/notices.ts';
import type { IdentityParts } from '../ports.ts';
import { maskMail, maskNumber } from '../accounts/rules/mask.ts';
import { misleads } from '../accounts/rules/misleading-name.ts';
import { judgeCheck } from '../accounts/store/check-store.ts';
import { unlockName } from '../sign-in/store/locked-name-store.ts';
import { findForSignInById, keyOfUsername } from '../accounts/store/player-reader.ts';

/** The place of staff is not shown to the member. */
export const byStaff = { address: '', device: '' } as const;

export interface StaffAction {
  readonly memberId: string;
  readonly now: number;
}

export interface MemberChanges {
  readonly payeeName?: string | undefined;
  readonly nickname?: string | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly birthday?: string | undefined;
  readonly idNumber?: string | undefined;
}

interface Row {
  readonly payeeName: string;
  readonly nickname: string;
  readonly email: string;
  readonly mobile: string;
  readonly birthday: string;
  readonly idNumber: string;
  readonly state: MemberState;
  readonly usernameKey: string;
}

/** Locks the member's row for the rest of the transaction. */
async function readForChange(tx: Tx, memberId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select payee_name as "payeeName", nickname, email, mobile,
      coalesce(birthday::text, '') as birthday, coalesce(contacts ->> 'idNumber', '') as "idNumber",
      state, username_key as "usernameKey"
    from identity_player where id = ${memberId} and type <> ${demoType} for update`.execute(tx);
  return rows[0];
}

type EditRefusal = Refusal<
  | 'member-not-found'
  | 'field-format'
  | 'name-misleading'
  | 'phone-invalid'
  | 'email-taken'
  | 'mobile-taken'
>;

const control = /\p{C}/u;
const lengthMax = 100;

export async function editMemberOf(
  { ports }: IdentityParts,
  tx: Tx,
  { memberId, changes, now }: StaffAction & { readonly changes: MemberChanges },
): Promise<Changed | EditRefusal> {
  const row = await readForChange(tx, memberId);
  if (!row) return refuse('member-not-found');
  const given = Object.entries(changes).filter(([, text]) => text !== undefined);
  const odd = given.find(
    ([, text]) => control.test(String(text)) || String(text).length > lengthMax,
  );
  if (odd) return refuse('field-format', { facts: { field: odd[0] } });
  const { nickname = row.nickname } = changes;
  if (nickname !== row.nickname && misleads(nickname, [ports.brandName()]))
    return refuse('name-misleading', { facts: { field: 'nickname' } });
  const email = changes.email ? readMailbox(changes.email) : changes.email;
  if (changes.email && email === undefined)
    return refuse('field-format', { facts: { field: 'email' } });
  const typed = changes.mobile && { mobileNum: changes.mobile };
  const mobile = typed ? readPhone(typed, ports.homeCountry) : changes.mobile;
  if (changes.mobile && mobile === undefined) return refuse('phone-invalid');
  const isDate = /^(?:\d{4}-\d{2}-\d{2})?$/u.test(changes.birthday ?? '');
  if (!isDate) return refuse('field-format', { facts: { field: 'birthday' } });
  const taken = await takenBy(tx, memberId, { email, mobile });
  if (taken) return refuse(taken);
  await writeChanges(tx, memberId, row, { ...changes, email, mobile });
  const contacts = { email: email ?? row.email, mobile: mobile ?? row.mobile };
  if (contacts.email !== row.email || contacts.mobile !== row.mobile) {
    const notice = 'staff-changed-contacts';
    const told = [row.email, row.mobile, contacts.email, contacts.mobile];
    await tellContacts(ports, tx, {
      ...byStaff,
      playerId: memberId,
      notice,
      at: now,
      contacts: told,
    });
  }
  const changed = Object.fromEntries(given.map(([field]) => [field, true]));
  const shown = (facts: MemberChanges) => masked(facts, Object.keys(changed));
  return { before: shown(row), after: shown({ ...row, ...changes, email, mobile }) };
}

async function takenBy(
  tx: Tx,
  memberId: string,
  { email, mobile }: { readonly email?: string | undefined; readonly mobile?: string | undefined },
): Promise<'email-taken' | 'mobile-taken' | undefined> {
  const { rows } = await sql<{ mobile: boolean }>`select mobile_key = ${mobile || null} as mobile
    from identity_player where id <> ${memberId}
      and (mobile_key = ${mobile || null} or email_key = ${email || null})`.execute(tx);
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.mobile) ? 'mobile-taken' : 'email-taken';
}

/** A contact that staff write down is the member's word: it is not proved by that. */
async function writeChanges(
  tx: Tx,
  memberId: string,
  row: Row,
  { payeeName, nickname, email, mobile, birthday, idNumber }: MemberChanges,
): Promise<void> {
  await sql`update identity_player set
    payee_name = ${payeeName ?? row.payeeName}, nickname = ${nickname ?? row.nickname},
    email = ${email ?? row.email}, mobile = ${mobile ?? row.mobile},
    email_key = case when ${email ?? row.email} = email then email_key end,
    mobile_key = case when ${mobile ?? row.mobile} = mobile then mobile_key end,
    birthday = ${(birthday ?? row.birthday) || null}::date,
    contacts = case when ${idNumber ?? row.idNumber} = '' then contacts - 'idNumber'
      else contacts || jsonb_build_object('idNumber', ${idNumber ?? row.idNumber}::text) end
    where id = ${memberId}`.execute(tx);
}

function masked(facts: MemberChanges, fields: readonly string[]): Record<string, unknown> {
  const shown: Record<string, unknown> = {
    ...facts,
    email: maskMail(facts.email ?? ''),
    mobile: maskNumber(facts.mobile ?? ''),
    idNumber: maskNumber(facts.idNumber ?? ''),
  };
  return Object.fromEntries(fields.map((field) => [field, shown[field]]));
}

type StateRefusal = Refusal<'member-not-found' | 'member-state-fixed'>;

export async function lockMember(
  parts: IdentityParts,
  tx: Tx,
  { memberId, now }: StaffAction,
): Promise<Changed | StateRefusal> {
  const row = await readForChange(tx, memberId);
  if (!row) return refuse('member-not-found');
  if (row.state !== 'active') return refuse('member-state-fixed');
  await writeState(tx, memberId, 'locked');
  await endEverything(parts, tx, memberId, 'locked');
  await tell(parts, tx, { memberId, now }, 'account-locked');
  return { before: { state: row.state }, after: { state: 'locked' } };
}

export async function unlockMember(
  _parts: IdentityParts,
  tx: Tx,
  { memberId }: StaffAction,
): Promise<Changed | StateRefusal> {
  const row = await readForChange(tx, memberId);
  if (!row) return refuse('member-not-found');
  if (row.state !== 'locked') return refuse('member-state-fixed');
  await writeState(tx, memberId, 'active');
  await forgive(tx, memberId, row.usernameKey);
  return { before: { state: row.state }, after: { state: 'active' } };
}

export async function forgiveMember(
  _parts: IdentityParts,
  tx: Tx,
  { memberId }: StaffAction,
): Promise<Changed | Refusal<'member-not-found'>> {
  const row = await readForChange(tx, memberId);
  if (!row) return refuse('member-not-found');
  await forgive(tx, memberId, row.usernameKey);
  return { before: {}, after: { failures: 0 } };
}

export async function endSessionsOf(
  parts: IdentityParts,
  tx: Tx,
  { memberId, sessionId, now }: StaffAction & { readonly sessionId?: string | undefined },
): Promise<Changed | Refusal<'member-not-found' | 'session-unknown'>> {
  const row = await readForChange(tx, memberId);
  if (!row) return refuse('member-not-found');
  const living = await parts.sessions.living(memberId, now);
  const ids = living.map(({ id }) => id);
  if (sessionId !== undefined && !ids.includes(sessionId)) return refuse('session-unknown');
  const reason = 'ended-by-staff';
  if (sessionId === undefined) await endEverything(parts, tx, memberId, reason);
  else await parts.sessions.end(tx, { playerId: memberId, sessionId }, reason);
  const left = sessionId === undefined ? [] : ids.filter((id) => id !== sessionId);
  return { before: { sessions: ids.length }, after: { sessions: left.length } };
}

export async function judgeIdentityOf(
  _parts: IdentityParts,
  tx: Tx,
  action: StaffAction & { readonly verdict: 'verified' | 'refused'; readonly reason: string },
): Promise<Changed | Refusal<'member-not-found' | 'identity-not-open'>> {
  const { memberId, verdict, reason, now } = action;
  if (!(await readForChange(tx, memberId))) return refuse('member-not-found');
  const isJudged = await judgeCheck(tx, memberId, { verdict, reason }, now);
  if (!isJudged) return refuse('identity-not-open');
  return { before: { identity: 'pending' }, after: { identity: verdict, reason } };
}

async function writeState(tx: Tx, memberId: string, state: string): Promise<void> {
  await sql`update identity_player set state = ${state} where id = ${memberId}`.execute(tx);
}

async function forgive(tx: Tx, memberId: string, usernameKey: string): Promise<void> {
  await forgetAttempts(tx, nameSubject(usernameKey));
  await unlockName(tx, usernameKey);
  await forgetAttempts(tx, `payment:${memberId}`);
  const player = await findForSignInById(tx, memberId);
  if (player?.mobileKey) await forgetAttempts(tx, nameSubject(keyOfUsername(player.mobileKey)));
}

function tell(
  { ports }: IdentityParts,
  tx: Tx,
  { memberId, now }: StaffAction,
  notice: MemberNotice,
): Promise<void> {
  return tellMember(ports, tx, { ...byStaff, playerId: memberId, notice, at: now });
}
