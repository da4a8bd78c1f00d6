// The winner board: real payouts of real players in every game, ours and others’, names masked.
import { unitsToNumber } from '@baize/money';
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import { gameIn } from '../rules/lobby.ts';
import { nameIn } from '../rules/offer.ts';

const usualCount = 20;

export const listWinners =
  ({ keeper, winners }: CatalogueParts): Action<typeof catalogue.listWinners> =>
  async ({ input, locale, now }) => {
    const category = (input.gameCategory ?? 'ALL').toUpperCase();
    const tag = tagOf(input.language, locale);
    const all = await winners(now);
    const list = all.flatMap((winner) => {
      const game = gameIn(keeper.lobby(), winner.vendor ?? null, winner.gameCode);
      const fits = game && game.shown !== 'off' && (category === 'ALL' || game.lane === category);
      if (!fits) return [];
      const vo = {
        customerName: winner.shownName,
        winAmount: unitsToNumber(winner.payout),
        gameName: nameIn(game.names, game.ownNames, tag),
        vassalage: game.vendor,
        nodeId: game.nodeId,
        winTime: winner.settledAt,
      };
      return [{ vo }];
    });
    return { list: list.slice(0, input.limitNum ?? usualCount) };
  };
