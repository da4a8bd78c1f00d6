// Opens a session for a player who has proved who they are: the sign-in before it is told, a
// session they came with ends, and the token goes out once, in the answer and in the site's own
// cookie. Where the brand allows one session only, the others end.
import type { identity, OutputOf } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { Admitting, EnterCall } from './enter.ts';
import { tellMember } from './notices.ts';
import type { IdentityParts } from './parts.ts';
import { maskNumber } from './rules/mask.ts';
import { deviceOf } from './rules/device.ts';
import { isPasswordDue } from './rules/password-due.ts';
import type { SignInPlayer } from './store/player-reader.ts';
import { noteSignIn } from './store/player-writer.ts';
import { giveTicket } from './tickets.ts';

export type SessionAnswer = OutputOf<typeof identity.login>;

export const sessionCookie = 'baize_session';

export interface SigningIn extends Admitting {
  readonly isNewPlace: boolean;
}

/** Undefined when the player may not come in any more by what they proved. */
export async function signIn(
  parts: IdentityParts,
  tx: Tx,
  signing: SigningIn,
  call: EnterCall,
): Promise<SessionAnswer | undefined> {
  const { ports, sessions } = parts;
  const { player, method, withFactor, deviceId, fullSignInAt = call.now } = signing;
  const { isInitialPassword } = signing;
  const lastLogin = await noteSignIn(tx, player, call.address, call.now);
  if (lastLogin === undefined) return undefined;
  if (call.caller.kind === 'player') await sessions.end(tx, call.caller, 'signed-in-again');
  if (ports.policy().oneSessionOnly) {
    await sessions.endAll(tx, { playerId: player.id, reason: 'signed-in-elsewhere' });
  }
  const token = await sessions.open(
    tx,
    { playerId: player.id, method, withFactor, isInitialPassword, deviceId, fullSignInAt },
    call,
  );
  // Who must change the password first is remembered by the next one.
  if (signing.remember && !isChangeDue(parts, signing, call.now))
    await giveTicket(parts, tx, { player, fullSignInAt }, call);
  if (signing.isNewPlace && ports.policy().newPlaceNotice)
    await tellNewPlace(parts, tx, player, call);
  const payload = { playerId: player.id, at: call.now, address: call.address };
  const topic = `player:${player.id}`;
  await ports.outbox.tell(tx, { event: 'player-signed-in', topic, payload });
  call.setCookie(sessionCookie, token);
  return answerOf(parts, signing, { token, lastLogin, now: call.now });
}

async function tellNewPlace(
  { ports }: IdentityParts,
  tx: Tx,
  { id: playerId }: SignInPlayer,
  { now: at, address, userAgent }: EnterCall,
): Promise<void> {
  const device = deviceOf(userAgent);
  await tellMember(ports, tx, { playerId, notice: 'new-place', at, address, device });
}

interface Opened {
  readonly token: string;
  readonly lastLogin: SessionAnswer['lastLogin'];
  readonly now: number;
}

type Proved = Pick<SigningIn, 'player' | 'method' | 'isInitialPassword'>;

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
  signing: Proved,
  { token, lastLogin, now }: Opened,
): SessionAnswer {
  const { player } = signing;
  return {
    token,
    id: player.id,
    userName: player.username,
    customerType: player.type,
    mobileNum: maskNumber(player.mobileKey ?? ''),
    firstTimeLogin: lastLogin === null,
    passwordExpired: isChangeDue(parts, signing, now),
    lastLogin,
  };
}
