// Ends whatever a player could go on or come back with: sessions, remembered sign-ins and half-done
// ones, in every process.
import type { Tx } from '../../platform/database/index.ts';
import type { IdentityParts } from './parts.ts';
import { dropChallengesOf } from './store/challenge-store.ts';
import { dropTicketsOf } from './store/ticket-store.ts';

export async function endEverything(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  tx: Tx,
  playerId: string,
  reason: string,
): Promise<void> {
  await sessions.endAll(tx, { playerId, reason });
  await dropTicketsOf(tx, playerId);
  await dropChallengesOf(tx, playerId);
}
