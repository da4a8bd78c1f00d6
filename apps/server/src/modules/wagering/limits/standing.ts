// A player's standing towards play, which other modules check before they entice anybody.
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refusalOfPause, type PauseRefusal } from '../rounds/rules/may-stake.ts';
import { readPlay } from '../rounds/store/reader.ts';
import { restraintOf, type Restraint } from './rules/restraint.ts';
import { isAnyExcluded, readRestraining } from './store/reader.ts';

export function createStanding({ kysely }: Database) {
  return {
    /** Why this player may neither stake nor deposit at all now. */
    async refusalOfPause(playerId: string, now: number): Promise<PauseRefusal | undefined> {
      const play = await readPlay(kysely, playerId);
      return play && refusalOfPause(play, now);
    },
    /** How this player has restricted play; checked before anything that entices to play. */
    async restraintOf(playerId: string, now: number): Promise<Restraint> {
      const play = await readPlay(kysely, playerId);
      return play ? restraintOf(play, now) : 'none';
    },
    /** Of many players those who restrict play, read in the caller's transaction. */
    async restrainedAmong(
      playerIds: readonly string[],
      now: number,
      tx: Tx,
    ): Promise<ReadonlySet<string>> {
      const plays = await readRestraining(tx, playerIds);
      const held = plays.filter((play) => restraintOf(play, now) !== 'none');
      return new Set(held.map(({ playerId }) => playerId));
    },
    isAnyExcluded: (playerIds: readonly string[], now: number): Promise<boolean> =>
      isAnyExcluded(kysely, playerIds, now),
  };
}
