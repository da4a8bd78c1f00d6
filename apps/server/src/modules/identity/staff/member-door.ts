// Members as staff see and change them, for the module of staff above: reads, and changes in the
// caller's transaction.
import { endEverybodys } from '../sign-in/end-everything.ts';
import type { IdentityParts } from '../ports.ts';
import { deviceOf } from '../accounts/rules/device.ts';
import { pictureIds, readCheck, readPicture } from '../accounts/store/check-store.ts';
import { listConsents } from '../accounts/store/consent-store.ts';
import { listFlags } from '../accounts/store/flag-store.ts';
import { listLogins } from '../sign-in/store/login-store.ts';
import { countRegisteredSince, readUsernames } from '../accounts/store/player-reader.ts';
import type { Tx } from '../../../platform/database/index.ts';
import {
  editMemberOf,
  endSessionsOf,
  forgiveMember,
  judgeIdentityOf,
  lockMember,
  unlockMember,
  type StaffAction,
} from './member-changes.ts';
import { findMembers, readFile, type MemberSearch } from './member-files.ts';
import { resetPasswordOf } from './reset-password.ts';

export function createMemberDoor(parts: IdentityParts) {
  const { database, clock } = parts.ports;
  const on = database.kysely;
  /** The same change with the parts filled in. */
  const of =
    <D extends StaffAction, A>(change: (parts: IdentityParts, tx: Tx, action: D) => Promise<A>) =>
    (tx: Tx, action: D) =>
      change(parts, tx, action);
  return {
    find: (search: MemberSearch) => findMembers(on, search),
    file: (memberId: string) => readFile(on, memberId, clock.now()),
    registeredSince: (since: number) => countRegisteredSince(on, since),
    sessions: (memberId: string) => sessionsOf(parts, memberId),
    logins: (memberId: string, page: Page) => loginsOf(parts, memberId, page),
    consents: async (memberId: string) => {
      const agreed = await listConsents(on, memberId);
      return agreed.map(({ document: what, address: ip, ...same }) => ({ what, ip, ...same }));
    },
    flags: (memberId: string) => flagsOf(parts, memberId),
    identityCheck: (memberId: string) => identityOf(parts, memberId),
    identityPicture: async (memberId: string, pictureId: string) => {
      const sealed = await readPicture(on, memberId, pictureId);
      if (sealed === undefined) return undefined;
      return Buffer.from(parts.documents.open(sealed, `picture ${pictureId}`), 'base64');
    },
    edit: of(editMemberOf),
    lock: of(lockMember),
    unlock: of(unlockMember),
    forgiveFailures: of(forgiveMember),
    endSessions: of(endSessionsOf),
    endEverybodys: (tx: Tx) => endEverybodys(parts, tx, 'ended-by-staff'),
    resetPassword: of(resetPasswordOf),
    judgeIdentity: of(judgeIdentityOf),
  };
}

export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

async function sessionsOf({ ports, sessions }: IdentityParts, memberId: string) {
  const living = await sessions.living(memberId, ports.clock.now());
  return living.map(({ address: ip, userAgent, ...same }) => ({
    ...same,
    ip,
    device: deviceOf(userAgent),
  }));
}

async function loginsOf({ ports }: IdentityParts, playerId: string, { pageNo, pageSize }: Page) {
  const page = { playerId, offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { list, total } = await listLogins(ports.database.kysely, page);
  return { list: list.map(({ address: ip, ...same }) => ({ ...same, ip })), total };
}

async function flagsOf({ ports }: IdentityParts, memberId: string) {
  const on = ports.database.kysely;
  const flags = await listFlags(on, memberId);
  const othersOf = (detail: Readonly<Record<string, unknown>>) =>
    Array.isArray(detail['others']) ? detail['others'].map(String) : [];
  const names = await readUsernames(
    on,
    flags.flatMap(({ detail }) => othersOf(detail)),
  );
  return flags.map(({ kind, at, detail }) => {
    const [id] = othersOf(detail);
    const username = id && names.get(id);
    const other = id && username ? { id, username } : null;
    return { kind, at, detail: textOf(detail), other };
  });
}

/** Data of a flag in one line, without ids that another column tells. */
function textOf(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .filter(([name]) => name !== 'others')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}

async function identityOf({ ports, documents }: IdentityParts, memberId: string) {
  const on = ports.database.kysely;
  const check = await readCheck(on, memberId);
  if (!check) return undefined;
  const { numberSealed, ...same } = check;
  const documentNumber = documents.open(numberSealed, `number ${memberId}`);
  return { ...same, documentNumber, pictures: await pictureIds(on, memberId) };
}
