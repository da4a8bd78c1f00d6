// The id of a round follows from who asked and with which intent, so that the same click can only
// ever be one round.
import { createHash } from 'node:crypto';

export function roundIdOf(playerId: string, intent: string): string {
  return createHash('sha256').update(`${playerId}\n${intent}`).digest('base64url').slice(0, 26);
}
