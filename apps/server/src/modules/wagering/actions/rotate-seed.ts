// Reveals the current server seed and commits to the next. Blocked while a round is open: its draw
// must stay secret.
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newSeedPair } from '../store/seed.ts';
import { hasOpenRound, lockPlay, replaceSeed } from '../store/writer.ts';
import type { WageringPorts } from '../ports.ts';
import { ownPlay } from './own-play.ts';

export function rotateSeed(ports: WageringPorts): Action<typeof wagering.rotateSeed> {
  return async ({ caller, input, now }) => {
    await ownPlay(ports, caller.playerId, caller.currency);
    const next = newSeedPair(ports.randomness, input.clientSeed);
    return ports.database.transaction(async (tx) => {
      const play = await lockPlay(tx, caller.playerId);
      if (!play || (await hasOpenRound(tx, caller.playerId)))
        return refuse('seed-rotation-blocked');
      await replaceSeed(tx, play, next, now);
      return {
        revealed: {
          seedId: play.seedId,
          commitment: play.commitment,
          clientSeed: play.clientSeed,
          nonce: Number(play.nonce),
          serverSeed: play.serverSeed,
        },
        current: {
          seedId: next.seedId,
          commitment: next.commitment,
          clientSeed: next.clientSeed,
          nonce: 0,
        },
      };
    });
  };
}
