// Reveals the current server seed and puts the next in its place, the one that was committed to
// before the player chose the client seed. Blocked while a round is open: its draw must stay
// secret. One intent is one rotation: the next seed is named by it.
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { PlayerPlay } from '../rules/round.ts';
import { readRevealedSeeds } from '../store/reader.ts';
import { newSeedPair, seedIdOf } from '../store/seed.ts';
import { hasOpenRound, lockPlay, replaceSeed, type SeedPair } from '../store/writer.ts';
import type { WageringPorts } from '../ports.ts';
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
      if (await hasOpenRound(tx, playerId)) return refuse('seed-rotation-blocked');
      const given = { serverSeed: play.nextServerSeed, clientSeed: input.clientSeed };
      const next = { ...newSeedPair(ports.randomness, given), seedId };
      await replaceSeed(tx, play, next, now);
      return rotation(play, next);
    });
  };
}

type Revealed = SeedPair & { readonly nonce: bigint };

function rotation(revealed: Revealed, current: SeedPair) {
  const { seedId, serverSeed, commitment, clientSeed, nonce } = revealed;
  return {
    revealed: { seedId, commitment, clientSeed, nonce: Number(nonce), serverSeed },
    current: {
      seedId: current.seedId,
      commitment: current.commitment,
      clientSeed: current.clientSeed,
      nonce: 0,
    },
  };
}

const chainMax = 50;

/** What this intent was answered before: the seed that it made, and the one revealed for it. */
async function earlierRotation(tx: Tx, play: PlayerPlay, seedId: string) {
  const revealed = await readRevealedSeeds(tx, play.playerId, null, chainMax);
  const chain: readonly Revealed[] = [play, ...revealed];
  const at = chain.findIndex((seed) => seed.seedId === seedId);
  const [made, before] = at < 0 ? [] : [chain[at], chain[at + 1]];
  return made && before && rotation(before, made);
}
