// Reveals the current server seed and puts the next in its place, the one whose commitment the
// player was shown before they chose the client seed: without that it is refused. The answer shows
// the commitment after it. Blocked while a round is open: its draw must stay secret. One intent is
// one rotation: the next seed is named by it.
import { refuse, type wagering } from '@baize/contract';
import { commitment } from '@baize/engines';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { PlayerPlay } from '../rules/round.ts';
import { readRevealedSeeds } from '../store/reader.ts';
import { newSeedPair, newServerSeed, seedIdOf } from '../store/seed.ts';
import {
  hasOpenRound,
  keepNextSeed,
  lockPlay,
  replaceSeed,
  type SeedPair,
} from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from './own-play.ts';

export function rotateSeed(ports: WageringPorts): Action<typeof wagering.rotateSeed> {
  return async ({ caller, input, intent, now }) => {
    const { playerId } = caller;
    await ownPlay(ports, playerId, caller.currency);
    const seedId = seedIdOf(playerId, intent);
    return ports.database.transaction(async (tx) => {
      const play = await lockPlay(tx, playerId);
      if (play === undefined) return refuse('seed-rotation-blocked');
      const before = await earlierRotation(tx, play, seedId);
      if (before !== undefined) return before;
      if (await hasOpenRound(tx, play)) return refuse('seed-rotation-blocked');
      if (play.nextServerSeed === null) return refuse('seed-not-committed');
      const given = { serverSeed: play.nextServerSeed, clientSeed: input.clientSeed };
      const next = { ...newSeedPair(ports.randomness, given), seedId };
      const after = newServerSeed(ports.randomness);
      await replaceSeed(tx, play, next, now);
      await keepNextSeed(tx, playerId, after);
      return rotation(play, next, commitment(after));
    });
  };
}

type Revealed = SeedPair & { readonly nonce: bigint };

function rotation(revealed: Revealed, current: SeedPair, nextCommitment: string) {
  const { seedId, serverSeed, clientSeed, nonce } = revealed;
  return {
    nextCommitment,
    revealed: {
      seedId,
      commitment: revealed.commitment,
      clientSeed,
      nonce: Number(nonce),
      serverSeed,
    },
    current: {
      seedId: current.seedId,
      commitment: current.commitment,
      clientSeed: current.clientSeed,
      nonce: 0,
    },
  };
}

const chainMax = 50;

/** The earlier answer to this intent: the seed that it made, and the one revealed for it. */
async function earlierRotation(tx: Tx, play: PlayerPlay, seedId: string) {
  const revealed = await readRevealedSeeds(tx, play.playerId, null, chainMax);
  const chain: readonly Revealed[] = [play, ...revealed];
  const at = chain.findIndex((seed) => seed.seedId === seedId);
  const [made, before] = at < 0 ? [] : [chain[at], chain[at + 1]];
  const after = chain[at - 1]?.commitment ?? commitment(play.nextServerSeed ?? '');
  return made && before && rotation(before, made, after);
}
