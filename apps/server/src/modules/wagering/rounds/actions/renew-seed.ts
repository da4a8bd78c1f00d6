// Renews a seed that has served its rounds: what somebody may have learnt of it is worth nothing
// afterwards, for the next comes from fresh chance. Done where a game is opened, never between two
// stakes, and never while a round is open.
import type { Database } from '../../../../platform/database/index.ts';
import type { Randomness } from '../../../../platform/randomness/index.ts';
import { readPlay } from '../store/reader.ts';
import { newSeedPair } from '../store/seed.ts';
import { hasOpenRound, lockPlay, replaceSeed } from '../store/writer.ts';

interface Ports {
  readonly database: Database;
  readonly randomness: Randomness;
}

export interface RenewalAsked {
  readonly playerId: string;
  /** A seed serves so many rounds. */
  readonly roundsMax: number;
  readonly now: number;
}

/** Tells whether the seed was renewed. The client seed stays as the player chose it. */
export function renewSeed({ database, randomness }: Ports) {
  return async ({ playerId, roundsMax, now }: RenewalAsked): Promise<boolean> => {
    const isUsedUp = (nonce: bigint) => nonce >= BigInt(roundsMax);
    const seen = await readPlay(database.kysely, playerId);
    if (!seen || !isUsedUp(seen.nonce)) return false;
    return database.transaction(async (tx) => {
      const play = await lockPlay(tx, playerId);
      if (!play || !isUsedUp(play.nonce) || (await hasOpenRound(tx, play))) return false;
      const { clientSeed, nextServerSeed } = play;
      const next = newSeedPair(randomness, { clientSeed, serverSeed: nextServerSeed });
      await replaceSeed(tx, play, next, now);
      return true;
    });
  };
}
