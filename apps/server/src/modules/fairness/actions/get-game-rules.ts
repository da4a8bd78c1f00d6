// What decides a payout of a game of ours, for whoever wants to work it out alone: the definition
// that the engine plays by, under the version that stands in every receipt.
import { refuse, type fairness } from '@baize/contract';
import { gameOf } from '@baize/engines';
import type { Action } from '../../../platform/call/index.ts';

export const getGameRules =
  (): Action<typeof fairness.getGameRules> =>
  async ({ input }) => {
    const game = gameOf(input.gameCode);
    if (game === undefined) return refuse('game-unknown');
    const { code, mechanic, version, returnPercent } = game;
    return { code, mechanic, version, returnPercent, definition: { ...game.definition } };
  };
