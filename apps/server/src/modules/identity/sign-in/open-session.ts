// Opens the session of a player who has proved who they are: the sign-in before it is told, a
// session they came with ends, and the token goes out once, in the answer and in the site's own
// cookie. Where the brand allows one session only, the others end.
import { refuse, type identity, type OutputOf, type Refusal } from '@baize/contract';
import type { Caller, CallContext } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tellMember } from '../accounts/notices.ts';
import type { IdentityParts } from '../ports.ts';
import { maskNumber } from '../accounts/rules/mask.ts';
import { deviceOf } from '../accounts/rules/device.ts';
import { isPasswordDue } from './rules/password-due.ts';
import { keyOfUsername, type SignInPlayer } from '../accounts/store/player-reader.ts';
import { noteSignIn } from '../accounts/store/player-writer.ts';
import { loginNote, placeOf } from './login-note.ts';
import { unlockName } from './store/locked-name-store.ts';
import { knowsPlace, writeLogin } from './store/login-store.ts';
import { giveTicket } from './tickets.ts';

export type SessionAnswer = OutputOf<typeof identity.login>;

export const sessionCookie = 'baize_session';

export type SignInMethod = 'password' | 'sms' | 'ticket' | 'passkey' | 'register';

export interface ProvedPlayer {
  readonly player: SignInPlayer;
  readonly method: SignInMethod;
  /** The typed password is the platform's initial password. */
  readonly isInitialPassword?: boolean;
  readonly remember?: boolean | undefined;
  readonly deviceId?: string | undefined;
  /** When they last signed in in full, where it is not now. */
  readonly fullSignInAt?: number;
  /** The name was locked by failures and the brand asks for more than its password since. */
  readonly isUnlocking?: boolean;
}

export type SignInCall = CallContext & { readonly caller: Caller };

export interface SessionOpening extends ProvedPlayer {
  readonly withFactor: boolean;
}

/**
 * Opens the session of a player from whom nothing more is asked; not when they were locked, or
 * their password changed, while they proved themselves.
 */
export async function openSession(
  parts: IdentityParts,
  opening: SessionOpening,
  call: SignInCall,
): Promise<SessionAnswer | Refusal<'account-locked'>> {
  const { ports } = parts;
  const { player, method } = opening;
  const isNew = !(await knowsPlace(ports.database.kysely, player.id, placeOf(call)));
  return ports.database.transaction(async (tx) => {
    const answer = await openSessionIn(parts, tx, { ...opening, isNewPlace: isNew }, call);
    if (!answer) return refuse('account-locked');
    const note = loginNote(parts, { playerId: player.id, outcome: 'signed-in' }, call);
    await writeLogin(tx, { ...note, method, newPlace: isNew }, call.now);
    if (opening.withFactor) await unlockName(tx, keyOfUsername(player.username));
    return answer;
  });
}

interface OpeningAtPlace extends SessionOpening {
  readonly isNewPlace: boolean;
}

/**
 * The same within a transaction; undefined when the player may not sign in any more by what they
 * proved.
 */
export async function openSessionIn(
  parts: IdentityParts,
  tx: Tx,
  opening: OpeningAtPlace,
  call: SignInCall,
): Promise<SessionAnswer | undefined> {
  const { ports, sessions } = parts;
  const { player, method, withFactor, deviceId, fullSignInAt = call.now } = opening;
  const { isInitialPassword } = opening;
  const lastLogin = await noteSignIn(tx, player, call.address, call.now);
  if (lastLogin === undefined) return undefined;
  if (call.caller.kind === 'player') await sessions.end(tx, call.caller, 'signed-in-again');
  if (ports.policy().oneSessionOnly) {
    await sessions.endAll(tx, { playerId: player.id, reason: 'signed-in-elsewhere' });
  }
  const token = await sessions.add(
    tx,
    { playerId: player.id, method, withFactor, isInitialPassword, deviceId, fullSignInAt },
    call,
  );
  // With a password change due, only the sign-in after the change is remembered.
  if (opening.remember && !isChangeDue(parts, opening, call.now))
    await giveTicket(parts, tx, { player, fullSignInAt }, call);
  if (opening.isNewPlace && ports.policy().newPlaceNotice)
    await tellNewPlace(parts, tx, player, call);
  const payload = { playerId: player.id, at: call.now, address: call.address };
  const topic = `player:${player.id}`;
  await ports.outbox.tell(tx, { event: 'player-signed-in', topic, payload });
  call.setCookie(sessionCookie, token);
  return answerOf(parts, opening, { token, lastLogin, now: call.now });
}

async function tellNewPlace(
  { ports }: IdentityParts,
  tx: Tx,
  { id: playerId }: SignInPlayer,
  { now: at, address, userAgent }: SignInCall,
): Promise<void> {
  const device = deviceOf(userAgent);
  await tellMember(ports, tx, { playerId, notice: 'new-place', at, address, device });
}

interface Opened {
  readonly token: string;
  readonly lastLogin: SessionAnswer['lastLogin'];
  readonly now: number;
}

type Proved = Pick<OpeningAtPlace, 'player' | 'method' | 'isInitialPassword'>;

/** Whether the password must be changed before anything else; a code by SMS is none. */
function isChangeDue(
  { ports }: IdentityParts,
  { player, method, isInitialPassword = false }: Proved,
  now: number,
): boolean {
  const { passwordDays } = ports.policy();
  const isForced = ports.isOn('PWDEXPFORCECHANGE3');
  const isDue = isPasswordDue(player, { passwordDays, isForced, now });
  return method !== 'sms' && (isDue || isInitialPassword);
}

export function answerOf(
  parts: IdentityParts,
  opening: Proved,
  { token, lastLogin, now }: Opened,
): SessionAnswer {
  const { player } = opening;
  return {
    token,
    id: player.id,
    userName: player.username,
    customerType: player.type,
    mobileNum: maskNumber(player.mobileKey ?? ''),
    firstTimeLogin: lastLogin === null,
    passwordExpired: isChangeDue(parts, opening, now),
    lastLogin,
  };
}
