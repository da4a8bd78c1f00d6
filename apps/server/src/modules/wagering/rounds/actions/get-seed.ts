// The player's current seed pair, the commitment to the server seed after it, and the pairs
// revealed before it.
import type { wagering } from '@baize/contract';
import { commitment } from '@baize/engines';
import type { Action } from '../../../../platform/call/index.ts';
import { readRevealedSeeds } from '../store/reader.ts';
import { newServerSeed } from '../store/seed.ts';
import { keepNextSeed } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from './own-play.ts';

const revealedShown = 50;

export function getSeed(ports: WageringPorts): Action<typeof wagering.getSeed> {
  return async ({ caller }) => {
    const play = await ownPlay(ports, caller.playerId, caller.currency);
    const revealed = await readRevealedSeeds(
      ports.database.kysely,
      caller.playerId,
      null,
      revealedShown,
    );
    const made = play.nextServerSeed ?? newServerSeed(ports.randomness);
    const next = await keepNextSeed(ports.database.kysely, caller.playerId, made);
    return {
      nextCommitment: commitment(next),
      current: {
        seedId: play.seedId,
        commitment: play.commitment,
        clientSeed: play.clientSeed,
        nonce: Number(play.nonce),
      },
      revealed: revealed.map((seed) => ({
        seedId: seed.seedId,
        commitment: seed.commitment,
        clientSeed: seed.clientSeed,
        nonce: Number(seed.nonce),
        serverSeed: seed.serverSeed,
        revealedAt: seed.revealedAt.getTime(),
      })),
    };
  };
}
