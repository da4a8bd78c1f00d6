// Decides whether the old password may be skipped: the session was opened just now, with a password
// that was set for the member.
import type { PlayerCaller } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../ports.ts';
import type { SignInPlayer } from '../accounts/store/player-reader.ts';
import { readSessionStart } from './store/session-store.ts';

const freshMs = 10 * 60_000;

export async function isOldPasswordKnown(
  { ports }: IdentityParts,
  { passwordKind }: Pick<SignInPlayer, 'passwordKind'>,
  { sessionId }: PlayerCaller,
  now: number,
): Promise<boolean> {
  if (passwordKind !== 'initial') return false;
  const session = await readSessionStart(ports.database.kysely, sessionId);
  return session?.method === 'password' && now - session.startedAt < freshMs;
}
