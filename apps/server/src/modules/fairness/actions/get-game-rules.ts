// Publishes the definition by which the engine pays one of our own games, under the version that
// stands in every receipt, so that anyone can recompute a payout.
import { refuse, type fairness } from '@baize/contract';
import { familyOf, gameOf } from '@baize/engines';
import type { Action } from '../../../platform/call/index.ts';

export const getGameRules =
  (): Action<typeof fairness.getGameRules> =>
  async ({ input }) => {
    const game = gameOf(input.gameCode);
    if (game === undefined) return refuse('game-unknown');
    const { code, mechanic, version, returnPercent } = game;
    const definition = { ...familyOf(game).describe(game) };
    return { code, mechanic, version, returnPercent, definition };
  };
