// Identity: who plays. Registration, sign-in and sessions, the demo account, the human checks, the
// seals of passwords on their way, and the payment password.
import type { identity } from '@baize/contract';
import type { Actions, PlayerCaller } from '../../platform/call/index.ts';
import { checkUsername } from './actions/check-username.ts';
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
import type { IdentityParts } from './parts.ts';
import { verifyPaymentPassword } from './payment-password.ts';
import type { IdentityPorts } from './ports.ts';
import { createSeals } from './seal/seal-keys.ts';
import { createSessions } from './sessions.ts';
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
import { listSessions } from './store/session-store.ts';

export type { IdentityPorts, NewPlayer } from './ports.ts';
export type { MemberFile, MemberSearch, PlayerState } from './store/player-reader.ts';
export type { PaymentPasswordAnswer } from './payment-password.ts';
export { isCommonPassword } from './common-passwords.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { readOrMakeSecret, secretOf } from './seal/secret-file.ts';
export { sessionCookie } from './sign-in.ts';

export function createIdentity(ports: IdentityPorts) {
  const { database, clock } = ports;
  const on = database.kysely;
  const sessions = createSessions(ports);
  const seals = createSeals(database, ports.secret, () => clock.now());
  const parts: IdentityParts = { ports, sessions, seals };
  return {
    actions: createActions(parts),
    /** Who holds this token, while the session lives. */
    playerOf: (token: string, now: number): Promise<PlayerCaller | undefined> =>
      sessions.byToken(token, now),
    playerOfSession: sessions.byId,
    unseal: seals.unseal,
    verifyPaymentPassword: (playerId: string, text: string) =>
      verifyPaymentPassword(ports, playerId, text),
    usernames: (ids: readonly string[]) => readUsernames(on, ids),
    playerIdOf: (username: string) => readPlayerId(on, username),
    memberFile: (id: string) => readMemberFile(on, id),
    findMembers: (search: MemberSearch) => findMembers(on, search),
    registeredSince: (since: number) => countRegisteredSince(on, since),
    /** Makes a player without a form; undefined when the username is taken. */
    enrol: (enrolment: Enrolment) => enrol(parts, enrolment),
    sessionsOf: (playerId: string) => listSessions(on, playerId),
    isMembersMobile: (mobile: string) => isMembersMobile(on, mobile),
    contactOf: (playerId: string) => readContact(on, playerId),
    /** Hears of sessions that end elsewhere, and makes the seal keys if there are none. */
    async start(): Promise<void> {
      sessions.start();
      await seals.publicKeys();
    },
    stop: sessions.stop,
  };
}

export type Identity = ReturnType<typeof createIdentity>;

function createActions(parts: IdentityParts): Actions<typeof identity> {
  return {
    getSealKeys: getSealKeys(parts),
    checkUsername: checkUsername(parts),
    register: register(parts),
    login: login(parts),
    loginFreePlay: loginFreePlay(parts),
    touchSession: touchSession(),
    logout: logout(parts),
    getMember: getMember(parts),
    hasPaymentPassword: hasPaymentPassword(parts),
    setPaymentPassword: setPaymentPassword(parts),
  };
}
