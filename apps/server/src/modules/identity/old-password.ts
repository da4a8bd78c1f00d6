// Whether the old password was told a moment ago: the session was opened by password, just now,
// with one that somebody else had chosen.
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { IdentityParts } from './parts.ts';
import type { SignInPlayer } from './store/player-reader.ts';
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
