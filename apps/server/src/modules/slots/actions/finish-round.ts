// Finishes an open slot round from its recorded seed and nonce: the outcome was fixed when the
// stake was taken, so doing it twice, or after a crash, gives the same. Where the rules it was
// struck under are gone, nobody can tell its outcome: the stake goes back.
import { jackpotNumbers, playRound, slotGameOf } from '@baize/engines';
import type { Round } from '../../wagering/index.ts';
import type { SlotsPorts } from '../ports.ts';

export function finishRound(ports: Pick<SlotsPorts, 'wagering' | 'takesJackpot'>) {
  return async (round: Round, left: 'to-player' | 'to-house' = 'to-player'): Promise<Round> => {
    const game = slotGameOf(round.gameCode);
    if (game?.version !== round.gameVersion) return ports.wagering.voidRound(round, 'rules-gone');
    const seed = await ports.wagering.seedOf(round);
    const drawnFrom = ports.wagering.drawnFrom(round);
    const draws = seed.draws(drawnFrom);
    const played = playRound({ game: game.definition, stake: round.stake, draws });
    return ports.wagering.settleRound({
      round,
      payout: played.payout,
      draws: draws.recorded.map(({ range, value }) => [range, value] as const),
      outcome: {
        events: played.events,
        // Its player is told that it went on without them.
        ...(left === 'to-house' ? { finishedLater: true } : {}),
      },
      // A free round takes no part in the jackpot.
      jackpot:
        ports.takesJackpot(round.currency) && !round.free
          ? jackpotNumbers(seed, drawnFrom)
          : undefined,
    });
  };
}
