// The winner board: real payouts of real players, names masked.
import { unitsToNumber } from '@baize/money';
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CataloguePorts } from '../ports.ts';
import { maskName } from '../rules/lobby.ts';

type Ports = Pick<CataloguePorts, 'games' | 'topWinners' | 'usernames'>;

export function listWinners(ports: Ports): Action<typeof catalogue.listWinners> {
  return async ({ input }) => {
    const winners = await ports.topWinners(input.limitNum ?? 20);
    const names = await ports.usernames(winners.map(({ playerId }) => playerId));
    const category = (input.gameCategory ?? 'ALL').toUpperCase();
    return {
      list: winners.flatMap(({ playerId, gameCode, payout, settledAt }) => {
        const game = ports.games.find((one) => one.gameCode === gameCode);
        if (!game || (category !== 'ALL' && game.category !== category)) return [];
        return [
          {
            vo: {
              customerName: maskName(names.get(playerId) ?? ''),
              winAmount: unitsToNumber(payout),
              gameName: game.name,
              vassalage: game.vendor,
              nodeId: gameCode,
              winTime: settledAt,
            },
          },
        ];
      }),
    };
  };
}
