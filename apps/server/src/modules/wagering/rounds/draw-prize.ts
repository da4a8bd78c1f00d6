// The draw of a prize that asks for no stake: it takes the next nonce of the member's seed in the
// caller's transaction, so no number is drawn twice, and none is drawn for what was rolled back.
import { openSeed, type Draws } from '@baize/engines';
import type { Tx } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import { ownPlay } from './actions/own-play.ts';
import { readRevealedSeeds } from './store/reader.ts';
import { takeNonce } from './store/writer.ts';

/** From what a prize is drawn. */
export interface PrizeSeed {
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly draws: Draws;
}

export function createPrizeDraws(ports: WageringPorts) {
  return {
    /** Sees to it that the member has a seed, before the transaction that draws from it. */
    async beginSeed(playerId: string, currency: string): Promise<void> {
      await ownPlay(ports, playerId, currency);
    },
    /** The caller holds the member's cash: a stake locks it before the seed, too. */
    async nextPrizeSeed(tx: Tx, playerId: string): Promise<PrizeSeed> {
      const play = await takeNonce(tx, playerId);
      if (play === undefined) throw new Error(`player ${playerId} has no seed`);
      const { seedId, commitment, clientSeed } = play;
      const nonce = Number(play.nonce);
      const draws = openSeed(play.serverSeed).draws({ clientSeed, nonce });
      return { seedId, commitment, clientSeed, nonce, draws };
    },
    /** Undefined: it was not revealed. */
    async revealedSeed(playerId: string, seedId: string): Promise<string | undefined> {
      const [seed] = await readRevealedSeeds(ports.database.kysely, playerId, seedId, 1);
      return seed?.serverSeed;
    },
  };
}
