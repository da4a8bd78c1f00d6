// The winner board: real payouts of real players in every game, ours and others’, names masked.
import { unitsToNumber } from '@baize/money';
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import type { Lobby } from '../rules/lobby.ts';
import { maskName } from '../rules/mask-name.ts';
import { houseVendor, nameIn } from '../rules/offer.ts';
import type { Winner } from '../ports.ts';

/** Games of another category, or no longer shown, leave gaps: as many more are looked at. */
const spareTimes = 5;

export const listWinners =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.listWinners> =>
  async ({ input, locale }) => {
    const count = input.limitNum ?? 20;
    const category = (input.gameCategory ?? 'ALL').toUpperCase();
    const tag = tagOf(input.language, locale);
    const winners = await ports.topWinners(count * spareTimes);
    const seen = winners
      .flatMap((winner) => {
        const game = gameOfWinner(keeper.lobby(), winner);
        const fits = game && game.shown !== 'off' && (category === 'ALL' || game.lane === category);
        return fits ? [{ winner, game }] : [];
      })
      .slice(0, count);
    const names = await ports.usernames(seen.map(({ winner }) => winner.playerId));
    return {
      list: seen.map(({ winner, game }) => ({
        vo: {
          customerName: maskName(names.get(winner.playerId) ?? ''),
          winAmount: unitsToNumber(winner.payout),
          gameName: nameIn(game.names, game.ownNames, tag),
          vassalage: game.vendor,
          nodeId: game.nodeId,
          winTime: winner.settledAt,
        },
      })),
    };
  };

function gameOfWinner(lobby: Lobby, { vendor, gameCode }: Winner) {
  return lobby.byVendor.get(vendor ?? houseVendor)?.get(gameCode) ?? lobby.byNode.get(gameCode);
}
