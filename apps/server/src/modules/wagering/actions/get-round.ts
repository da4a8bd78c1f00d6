// The receipt of one of the player's rounds. The server seed is shown only once it has been
// revealed by rotation.
import { printUnits } from '@baize/money';
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { readRevealedSeeds, readRound } from '../store/reader.ts';
import type { WageringPorts } from '../ports.ts';

export function getRound(ports: Pick<WageringPorts, 'database'>): Action<typeof wagering.getRound> {
  return async ({ caller, input }) => {
    const db = ports.database.kysely;
    const round = await readRound(db, caller.playerId, input.roundId);
    if (!round) return refuse('round-unknown');
    const [revealed] = await readRevealedSeeds(db, caller.playerId, round.seedId, 1);
    return {
      roundId: round.roundId,
      gameCode: round.gameCode,
      gameVersion: round.gameVersion,
      currency: round.currency,
      state: round.state,
      stake: printUnits(round.stake, 4),
      payout: printUnits(round.payout, 4),
      jackpot: printUnits(round.jackpotWon, 4),
      openedAt: round.openedAt,
      settledAt: round.settledAt,
      vendor: round.vendor,
      commitment: round.commitment,
      clientSeed: round.clientSeed,
      nonce: Number(round.nonce),
      serverSeed: revealed?.serverSeed ?? null,
      draws: round.draws.map(([range, value]): [number, number] => [range, value]),
      outcome: round.outcome,
    };
  };
}
