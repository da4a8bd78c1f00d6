// Counts rewards that a member can claim now; none during a pause.
import type { PromotionsPorts } from '../ports.ts';
import { countClaims } from './store/claims.ts';

export async function claimableOf(
  { database, wagering, clock }: PromotionsPorts,
  playerId: string,
): Promise<number> {
  const paused = await wagering.refusalOfPause(playerId, clock.now());
  return paused ? 0 : countClaims(database.kysely, 'available', playerId);
}
