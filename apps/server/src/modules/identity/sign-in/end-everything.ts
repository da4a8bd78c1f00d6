// Ends all of a player's sessions, remembered sign-ins and unfinished sign-ins, in every process.
import type { SessionEnd } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdentityParts } from '../ports.ts';
import { dropAllChallenges, dropChallengesOf } from './store/challenge-store.ts';
import { dropAllTickets, dropTicketsOf } from './store/ticket-store.ts';

export async function endEverything(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  tx: Tx,
  playerId: string,
  reason: SessionEnd,
): Promise<void> {
  await sessions.endAll(tx, { playerId, reason });
  await dropTicketsOf(tx, playerId);
  await dropChallengesOf(tx, playerId);
}

/** The same for every player there is; how many sessions ended. */
export async function endEverybodys(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  tx: Tx,
  reason: SessionEnd,
): Promise<number> {
  await dropAllTickets(tx);
  await dropAllChallenges(tx);
  return sessions.endEverybodys(tx, reason);
}
