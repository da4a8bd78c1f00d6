// Finishes an open slot round from its recorded seed and nonce: the outcome was fixed when the
// stake was taken, so doing it twice, or after a crash, gives the same.
import { gameOf, playRound } from '@baize/engines';
import type { Round } from '../../wagering/index.ts';
import type { SlotsPorts } from '../ports.ts';

export function finishRound(ports: Pick<SlotsPorts, 'wagering'>) {
  return async (round: Round): Promise<Round> => {
    const game = gameOf(round.gameCode);
    if (!game || game.version !== round.gameVersion) {
      throw new Error(`round ${round.roundId} was struck under rules that are no longer here`);
    }
    const draws = await ports.wagering.drawsOf(round);
    const played = playRound({ game: game.definition, stake: round.stake, draws });
    return ports.wagering.settleRound({
      round,
      payout: played.payout,
      draws: draws.recorded.map(({ range, value }) => [range, value] as const),
      outcome: { events: played.events },
    });
  };
}
