// Identity: who plays. Registration, sign-in and sessions, the demo account, the human checks, the
// seals of passwords on their way, and the payment password.
import type { identity } from '@baize/contract';
import { readLastCountry } from './accounts/store/last-country.ts';
import { dayText } from '@baize/money';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { createActions } from './actions.ts';
import { enrol, type Enrolment } from './registration/enrol.ts';
import { createGate } from './accounts/gate.ts';
import { sealedDocuments } from './accounts/sealed-documents.ts';
import type { IdentityParts, IdentityPorts } from './ports.ts';
import { verifyPaymentPassword } from './accounts/payment-password.ts';
import { noticeEvent, sendNotice, tellMember, type NoticeNews } from './accounts/notices.ts';
import { createPlaceCheck } from './sign-in/place-check.ts';
import { ageOn } from './accounts/rules/age.ts';
import { createLegacyKeys, legacyKeyMs } from './seals/legacy-keys.ts';
import { unsealLegacy, type LegacyBeside } from './seals/legacy-seal.ts';
import { createSeals } from './seals/seal-keys.ts';
import { sealedKeys } from './seals/sealed-keys.ts';
import { createSessions } from './sign-in/sessions.ts';
import { forgetOldChallenges } from './sign-in/store/challenge-store.ts';
import { forgetLegacyKeys } from './seals/store/legacy-key-store.ts';
import { forgetLockedNames } from './sign-in/store/locked-name-store.ts';
import { forgetOldLogins } from './sign-in/store/login-store.ts';
import { forgetRecovered } from './sign-in/store/recovered-store.ts';
import { forgetOldRecoveries } from './recovery/store/recovery-store.ts';
import { forgetOldTickets } from './sign-in/store/ticket-store.ts';
import { createMemberDoor } from './staff/member-door.ts';
import { readAudience, type AudienceSearch } from './accounts/store/audience-reader.ts';
import { readBirthdays, type BirthdaySearch } from './accounts/store/birthday-reader.ts';
import { readQuiet, type QuietSearch } from './accounts/store/quiet-reader.ts';
import { readSegment, type Segment } from './accounts/store/segment-reader.ts';
import {
  readRegisteredHours,
  readTraceLinks,
  readTraces,
  type MemberTraces,
} from './staff/store/traces.ts';
import { lockOpen } from './accounts/store/account-writer.ts';
import { createTeamDoor } from './registration/team-door.ts';
import {
  countFriends,
  readFriends,
  readInvited,
  readReferralCode,
  type FriendSearch,
} from './registration/store/friend-reader.ts';
import { forgetSeenOpenings } from './registration/store/opening-store.ts';
import { isTermsDue } from './accounts/terms.ts';
import { readClosed } from './accounts/store/closed-reader.ts';
import {
  countRegisteredSince,
  findMembers,
  isMembersMobile,
  readContact,
  readMemberFile,
  readPlayerId,
  readUsernames,
  type MemberSearch,
} from './accounts/store/player-reader.ts';

export { noticeEvent };
export type { NoticeNews };
export type { IdentityPorts, NewPlayer } from './ports.ts';
export type { Friend, FriendSearch } from './registration/store/friend-reader.ts';
export type { InvitationState } from './registration/store/invitation-store.ts';
export type { MemberTraces, SignInPlace, TraceLinks } from './staff/store/traces.ts';
export type { MemberFile, MemberSearch } from './accounts/store/player-reader.ts';
export type { PaymentPasswordAnswer } from './accounts/payment-password.ts';
export { isCommonPassword } from './accounts/common-passwords.ts';
export { misleads } from './accounts/rules/misleading-name.ts';
export { createPasswords, type Passwords } from './accounts/passwords.ts';
export { readOrMakeSecret, secretOf } from './seals/secret-file.ts';

const loginsKeptMs = 366 * 24 * 3_600_000;

export function createIdentity(ports: IdentityPorts) {
  const { database, clock } = ports;
  const sessions = createSessions(ports);
  const seals = createSeals(database, ports.secret, () => clock.now());
  const legacyKeys = createLegacyKeys(database, ports.secret, () => clock.now());
  const documents = createKeeping(ports.secret, 'documents');
  const documentKey = (number: string) =>
    documents.digest(
      number
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase(),
      'number',
    );
  const parts: IdentityParts = { ports, sessions, seals, legacyKeys, documents, documentKey };
  return {
    actions: createActions(parts),
    /** The player of this token, while the session lives. */
    playerOf: (token: string, now: number): Promise<PlayerCaller | undefined> =>
      sessions.byToken(token, now),
    playerOfSession: sessions.byId,
    unseal: (sealed: string, beside: LegacyBeside) => unseal(parts, sealed, beside),
    verifyPaymentPassword: (playerId: string, text: string) =>
      verifyPaymentPassword(ports, playerId, text),
    ...createReaders(ports),
    /** Makes a player without a form; undefined when the username is taken. */
    enrol: (enrolment: Enrolment) => enrol(parts, enrolment),
    sessionsOf: (playerId: string) => sessions.living(playerId, clock.now()),
    ...createDoors(parts),
    ...createGates(parts),
    ...createNotices(ports),
    jobs: [],
    forgetOld: (now: number) => forgetOld(ports, now),
    // The copy and the closing are its own endpoints, which ask every other module.
    copyOf: none,
    closing: none,
    sealed: [...sealedKeys(database, ports.secret), ...sealedDocuments(database, documents)],
    /** Hears of sessions that end elsewhere, and makes the seal keys if there are none. */
    async start(): Promise<void> {
      sessions.start();
      await seals.publicKeys();
    },
    stop: sessions.stop,
  } satisfies ModuleDoor<typeof identity>;
}

export type Identity = ReturnType<typeof createIdentity>;

/** Opens a payload in either form: only ours has dots. */
async function unseal(
  { ports, seals, legacyKeys }: IdentityParts,
  sealed: string,
  beside: LegacyBeside,
): Promise<unknown> {
  if (sealed.includes('.')) return seals.unseal(sealed);
  return ports.isOn('LEGACYSEAL3') ? unsealLegacy(legacyKeys, sealed, beside) : undefined;
}

/** Accounts, for other modules. */
function createReaders({ database, clock }: IdentityPorts) {
  const on = database.kysely;
  return {
    usernames: (ids: readonly string[]) => readUsernames(on, ids),
    /** Every member of a segment who may sign in. */
    segment: (segment: Segment) => readSegment(on, segment, clock.now()),
    /** Members who have not signed in for long. */
    quietMembers: (search: QuietSearch) => readQuiet(on, search),
    /** Members whose birthday is on one of these days. */
    birthdays: (search: BirthdaySearch) => readBirthdays(on, search),
    /** Members as filters of promotions read them. */
    audience: (search: AudienceSearch) => readAudience(on, search),
    playerIdOf: (username: string) => readPlayerId(on, username),
    memberFile: (id: string) => readMemberFile(on, id),
    /** Whether anything may be given to the account; it is not closed meanwhile. */
    isOpen: (tx: Tx, playerId: string) => lockOpen(tx, playerId),
    /** Which of these accounts are closed. */
    closedAmong: (tx: Tx, playerIds: readonly string[]) => readClosed(tx, playerIds),
    findMembers: (search: MemberSearch) => findMembers(on, search),
    registeredSince: (since: number) => countRegisteredSince(on, since),
    isMembersMobile: (mobile: string) => isMembersMobile(on, mobile),
    contactOf: (playerId: string) => readContact(on, playerId),
    /** Where the member signed in last, as two letters; empty: not known. */
    countryOf: (playerId: string) => readLastCountry(on, playerId),
  };
}

/** For modules above. */
const createDoors = (parts: IdentityParts) => ({
  /** Members, for staff. */
  members: createMemberDoor(parts),
  /** Where members come from and who else came from there, for the cashier's desk. */
  traces: {
    of: (on: Queryable | Tx, playerId: string) => readTraces(on, playerId),
    links: (on: Queryable | Tx, playerId: string, traces: MemberTraces) =>
      readTraceLinks(on, playerId, traces),
    registeredHours: (hours: Parameters<typeof readRegisteredHours>[1]) =>
      readRegisteredHours(parts.ports.database.kysely, hours),
  },
  /** Members who registered by another member's code. */
  friends: {
    of: (search: FriendSearch) => readFriends(parts.ports.database.kysely, search),
    count: (playerId: string) => countFriends(parts.ports.database.kysely, playerId),
    invited: (on: Queryable | Tx, playerIds: readonly string[]) => readInvited(on, playerIds),
    codeOf: (playerId: string) => readReferralCode(parts.ports.database.kysely, playerId),
  },
  /** Links that lead into teams, and the tree they make. */
  team: createTeamDoor(parts),
});

/** The conditions for playing and for moving money. */
function createGates(parts: IdentityParts) {
  return {
    isTermsDue: (playerId: string) => isTermsDue(parts, playerId),
    /** Looks at where a player is, if it is time to. */
    checkPlace: createPlaceCheck(parts),
    ...createGate(parts),
    /** In whole years, where the site's clock runs; undefined: they never told. */
    async ageOf(playerId: string, now: number): Promise<number | undefined> {
      const file = await readMemberFile(parts.ports.database.kysely, playerId);
      return file && ageOn(file.birthday, dayText(now));
    },
  };
}

function createNotices(ports: IdentityPorts) {
  const tellOf = (tx: Tx, playerId: string, notice: NoticeNews['notice']) => {
    const news = { playerId, notice, at: ports.clock.now(), address: '', device: '' };
    return tellMember(ports, tx, news);
  };
  return {
    /** Sends what a member is to be told of their account; to be called for each told notice. */
    sendNotice: (tx: Tx, news: NoticeNews) => sendNotice(ports, tx, news),
    /** Tells the member that their second factors changed. */
    tellFactorsChanged: (tx: Tx, playerId: string) => tellOf(tx, playerId, 'factors-changed'),
    /** Tells the member of something that happened to their account. */
    tellMemberNotice: (tx: Tx, playerId: string, notice: NoticeNews['notice']) =>
      tellOf(tx, playerId, notice),
    /** Tells the member that the accounts their money can go to changed. */
    tellAccountsChanged: (tx: Tx, playerId: string) => tellOf(tx, playerId, 'accounts-changed'),
  };
}

/** Tickets, challenges and recoveries that nobody can use, and sign-ins of years ago. */
async function forgetOld({ database }: IdentityPorts, now: number): Promise<void> {
  const on = database.kysely;
  await forgetOldTickets(on, now);
  await forgetOldChallenges(on, now);
  await forgetOldRecoveries(on, now);
  await forgetRecovered(on, now);
  await forgetLockedNames(on, now - loginsKeptMs);
  await forgetLegacyKeys(on, now - legacyKeyMs);
  await forgetOldLogins(on, now - loginsKeptMs);
  await forgetSeenOpenings(on, now);
}
