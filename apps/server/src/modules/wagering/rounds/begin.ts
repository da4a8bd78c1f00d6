// Sees to it that a player has a row of wagering before a stake is taken. A player seen lately is
// not looked up again; where a failover or a restore lost the row, it is made anew and the stake
// is tried once more.
import type { WageringPorts } from '../ports.ts';
import { ownPlay } from './actions/own-play.ts';
import { PlayerRowLost } from './store/play-batch.ts';

const begunMax = 50_000;

export function createBegin(ports: WageringPorts) {
  const begun = new Set<string>();
  const begin = async (playerId: string, currency: string): Promise<void> => {
    if (begun.has(playerId)) return;
    await ownPlay(ports, playerId, currency);
    if (begun.size >= begunMax) begun.clear();
    begun.add(playerId);
  };
  return async <T>(playerId: string, currency: string, stake: () => Promise<T>): Promise<T> => {
    await begin(playerId, currency);
    try {
      return await stake();
    } catch (error) {
      if (!(error instanceof PlayerRowLost)) throw error;
      begun.delete(playerId);
      await begin(playerId, currency);
      return stake();
    }
  };
}
