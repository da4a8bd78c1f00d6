// Opens a session for a player who has proved who they are: the sign-in before it is told, a
// session they came with ends, and the token goes out once, in the answer and in the site's own
// cookie.
import type { identity, OutputOf } from '@baize/contract';
import type { Caller, CallContext } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { IdentityParts } from './parts.ts';
import { noteSignIn } from './store/player-writer.ts';

export type SessionAnswer = OutputOf<typeof identity.login>;

export interface SigningIn {
  readonly id: string;
  readonly username: string;
  readonly type: number;
}

export const sessionCookie = 'baize_session';

export async function signIn(
  { ports, sessions }: IdentityParts,
  tx: Tx,
  player: SigningIn,
  call: CallContext & { readonly caller: Caller },
  deviceId?: string,
): Promise<SessionAnswer> {
  const { caller } = call;
  if (caller.kind === 'player') await sessions.end(tx, caller, 'signed-in-again');
  const lastLogin = await noteSignIn(tx, player.id, call.address, call.now);
  const token = await sessions.open(tx, player.id, call, deviceId);
  const payload = { playerId: player.id, at: call.now, address: call.address };
  const topic = `player:${player.id}`;
  await ports.outbox.tell(tx, { event: 'player-signed-in', topic, payload });
  return answerOf(player, token, lastLogin);
}

export function answerOf(
  player: SigningIn,
  token: string,
  lastLogin: SessionAnswer['lastLogin'],
): SessionAnswer {
  return {
    token,
    id: player.id,
    userName: player.username,
    customerType: player.type,
    firstTimeLogin: lastLogin === null,
    passwordExpired: false,
    lastLogin,
  };
}
