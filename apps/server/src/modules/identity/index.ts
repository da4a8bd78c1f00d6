// Identity: who plays. Registration, sign-in and sessions, the demo account, the human checks, the
// seals of passwords on their way, and the payment password.
import type { identity } from '@baize/contract';
import type { Actions, PlayerCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { acceptTerms } from './actions/accept-terms.ts';
import { beginPasskeyConfirm } from './actions/begin-passkey-confirm.ts';
import { beginPasskeyLogin } from './actions/begin-passkey-login.ts';
import { changePassword } from './actions/change-password.ts';
import { checkAgentCode } from './actions/check-agent-code.ts';
import { confirmSession } from './actions/confirm-session.ts';
import { forgetRemembered } from './actions/forget-remembered.ts';
import { getGuestName } from './actions/get-guest-name.ts';
import { getRemembered } from './actions/get-remembered.ts';
import { loginPasskey } from './actions/login-passkey.ts';
import { loginVerification } from './actions/login-verification.ts';
import { recoverByMail } from './actions/recover-by-mail.ts';
import { registerMobile } from './actions/register-mobile.ts';
import { sendLoginCode } from './actions/send-login-code.ts';
import { setPasswordByPhone } from './actions/set-password-by-phone.ts';
import { setRecoveredPassword } from './actions/set-recovered-password.ts';
import { editMember } from './actions/edit-member.ts';
import { setLanguage } from './actions/set-language.ts';
import { getIcon } from './actions/get-icon.ts';
import { chooseIcon } from './actions/choose-icon.ts';
import { uploadIcon } from './actions/upload-icon.ts';
import { getSecurity } from './actions/get-security.ts';
import { setNotices } from './actions/set-notices.ts';
import { bindMobile } from './actions/bind-mobile.ts';
import { bindEmail } from './actions/bind-email.ts';
import { listSessions } from './actions/list-sessions.ts';
import { endSession } from './actions/end-session.ts';
import { endOtherSessions } from './actions/end-other-sessions.ts';
import { listLogins } from './actions/list-logins.ts';
import { changePaymentPassword } from './actions/change-payment-password.ts';
import { resetPaymentPassword } from './actions/reset-payment-password.ts';
import { getIdentityCheck } from './actions/get-identity-check.ts';
import { uploadIdentityPicture } from './actions/upload-identity-picture.ts';
import { askIdentityCheck } from './actions/ask-identity-check.ts';
import { exportMember } from './actions/export-member.ts';
import { getClosure } from './actions/get-closure.ts';
import { closeAccount } from './actions/close-account.ts';
import { checkUsername } from './actions/check-username.ts';
import { getLegacySealKey } from './actions/get-legacy-seal-key.ts';
import { getMember } from './actions/get-member.ts';
import { getSealKeys } from './actions/get-seal-keys.ts';
import { hasPaymentPassword } from './actions/has-payment-password.ts';
import { loginFreePlay } from './actions/login-free-play.ts';
import { login } from './actions/login.ts';
import { logout } from './actions/logout.ts';
import { register } from './actions/register.ts';
import { setPaymentPassword } from './actions/set-payment-password.ts';
import { touchSession } from './actions/touch-session.ts';
import { enrol, type Enrolment } from './enrol.ts';
import { createGate } from './gate.ts';
import type { IdentityParts } from './parts.ts';
import { verifyPaymentPassword } from './payment-password.ts';
import { noticeEvent, sendNotice, tellMember, type NoticeNews } from './notices.ts';
import { createPlaceCheck } from './place-check.ts';
import type { IdentityPorts } from './ports.ts';
import { ageOn, siteDayOf } from './rules/age.ts';
import { createLegacyKeys, legacyKeyMs } from './seal/legacy-keys.ts';
import { unsealLegacy, type LegacyBeside } from './seal/legacy-seal.ts';
import { createSeals } from './seal/seal-keys.ts';
import { createSessions } from './sessions.ts';
import { forgetOldChallenges } from './store/challenge-store.ts';
import { forgetLegacyKeys } from './store/legacy-key-store.ts';
import { forgetLockedNames } from './store/locked-name-store.ts';
import { forgetOldLogins } from './store/login-store.ts';
import { forgetRecovered } from './store/recovered-store.ts';
import { forgetOldRecoveries } from './store/recovery-store.ts';
import { forgetOldTickets } from './store/ticket-store.ts';
import { createMemberDoor } from './staff/member-door.ts';
import { readSegment, type Segment } from './store/segment-reader.ts';
import { createTeamDoor } from './team-door.ts';
import { isTermsDue } from './terms.ts';
import {
  countRegisteredSince,
  findMembers,
  isMembersMobile,
  readContact,
  readMemberFile,
  readPlayerId,
  readUsernames,
  type MemberSearch,
} from './store/player-reader.ts';

export { noticeEvent };
export type { NoticeNews };
export type { IdentityPorts, NewPlayer } from './ports.ts';
export type { InvitationState } from './store/invitation-store.ts';
export type { MemberFile, MemberSearch, PlayerState } from './store/player-reader.ts';
export type { PaymentPasswordAnswer } from './payment-password.ts';
export { isCommonPassword } from './common-passwords.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { readOrMakeSecret, secretOf } from './seal/secret-file.ts';

const loginsKeptMs = 366 * 24 * 3_600_000;

export function createIdentity(ports: IdentityPorts) {
  const { database, clock } = ports;
  const on = database.kysely;
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
    /** Who holds this token, while the session lives. */
    playerOf: (token: string, now: number): Promise<PlayerCaller | undefined> =>
      sessions.byToken(token, now),
    playerOfSession: sessions.byId,
    unseal: (sealed: string, beside: LegacyBeside) => unseal(parts, sealed, beside),
    verifyPaymentPassword: (playerId: string, text: string) =>
      verifyPaymentPassword(ports, playerId, text),
    usernames: (ids: readonly string[]) => readUsernames(on, ids),
    /** Every member of a segment who may sign in. */
    segment: (segment: Segment) => readSegment(on, segment, clock.now()),
    playerIdOf: (username: string) => readPlayerId(on, username),
    memberFile: (id: string) => readMemberFile(on, id),
    findMembers: (search: MemberSearch) => findMembers(on, search),
    registeredSince: (since: number) => countRegisteredSince(on, since),
    /** Makes a player without a form; undefined when the username is taken. */
    enrol: (enrolment: Enrolment) => enrol(parts, enrolment),
    sessionsOf: (playerId: string) => sessions.living(playerId, clock.now()),
    ...createDoors(parts),
    isMembersMobile: (mobile: string) => isMembersMobile(on, mobile),
    contactOf: (playerId: string) => readContact(on, playerId),
    ...createGates(parts),
    ...createNotices(ports),
    forgetOld: () => forgetOld(ports),
    /** Hears of sessions that end elsewhere, and makes the seal keys if there are none. */
    async start(): Promise<void> {
      sessions.start();
      await seals.publicKeys();
    },
    stop: sessions.stop,
  };
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

/** For modules above. */
const createDoors = (parts: IdentityParts) => ({
  /** What staff see and do of members. */
  members: createMemberDoor(parts),
  /** Links that lead into teams, and the tree they make. */
  team: createTeamDoor(parts),
});

/** What stands between a player and a game or their money. */
function createGates(parts: IdentityParts) {
  return {
    isTermsDue: (playerId: string) => isTermsDue(parts, playerId),
    /** Looks at where a player is, if it is time to. */
    checkPlace: createPlaceCheck(parts),
    ...createGate(parts),
    /** In whole years, where the site's clock runs; undefined: they never told. */
    async ageOf(playerId: string, now: number): Promise<number | undefined> {
      const file = await readMemberFile(parts.ports.database.kysely, playerId);
      return file && ageOn(file.birthday, siteDayOf(now));
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
    /** Tells the member that the accounts their money can go to changed. */
    tellAccountsChanged: (tx: Tx, playerId: string) => tellOf(tx, playerId, 'accounts-changed'),
  };
}

/** Tickets, challenges and recoveries that nobody can use, and sign-ins of years ago. */
async function forgetOld({ database, clock }: IdentityPorts): Promise<void> {
  const on = database.kysely;
  const now = clock.now();
  await forgetOldTickets(on, now);
  await forgetOldChallenges(on, now);
  await forgetOldRecoveries(on, now);
  await forgetRecovered(on, now);
  await forgetLockedNames(on, now - loginsKeptMs);
  await forgetLegacyKeys(on, now - legacyKeyMs);
  await forgetOldLogins(on, now - loginsKeptMs);
}

function createActions(parts: IdentityParts): Actions<typeof identity> {
  return {
    ...createOwnActions(parts),
    getSealKeys: getSealKeys(parts),
    getLegacySealKey: getLegacySealKey(parts),
    checkUsername: checkUsername(parts),
    beginPasskeyConfirm: beginPasskeyConfirm(parts),
    beginPasskeyLogin: beginPasskeyLogin(parts),
    changePassword: changePassword(parts),
    checkAgentCode: checkAgentCode(parts),
    confirmSession: confirmSession(parts),
    forgetRemembered: forgetRemembered(parts),
    getGuestName: getGuestName(parts),
    getRemembered: getRemembered(parts),
    loginPasskey: loginPasskey(parts),
    loginVerification: loginVerification(parts),
    recoverByMail: recoverByMail(parts),
    registerMobile: registerMobile(parts),
    sendLoginCode: sendLoginCode(parts),
    setPasswordByPhone: setPasswordByPhone(parts),
    setRecoveredPassword: setRecoveredPassword(parts),
    register: register(parts),
    login: login(parts),
    loginFreePlay: loginFreePlay(parts),
    touchSession: touchSession(parts),
    logout: logout(parts),
  };
}

/** What members do with their own account. */
function createOwnActions(parts: IdentityParts) {
  return {
    editMember: editMember(parts),
    setLanguage: setLanguage(parts),
    getIcon: getIcon(parts),
    chooseIcon: chooseIcon(parts),
    uploadIcon: uploadIcon(parts),
    getSecurity: getSecurity(parts),
    setNotices: setNotices(parts),
    bindMobile: bindMobile(parts),
    bindEmail: bindEmail(parts),
    listSessions: listSessions(parts),
    endSession: endSession(parts),
    endOtherSessions: endOtherSessions(parts),
    listLogins: listLogins(parts),
    changePaymentPassword: changePaymentPassword(parts),
    resetPaymentPassword: resetPaymentPassword(parts),
    getIdentityCheck: getIdentityCheck(parts),
    uploadIdentityPicture: uploadIdentityPicture(parts),
    askIdentityCheck: askIdentityCheck(parts),
    exportMember: exportMember(parts),
    getClosure: getClosure(parts),
    closeAccount: closeAccount(parts),
    acceptTerms: acceptTerms(parts),
    getMember: getMember(parts),
    hasPaymentPassword: hasPaymentPassword(parts),
    setPaymentPassword: setPaymentPassword(parts),
  };
}
