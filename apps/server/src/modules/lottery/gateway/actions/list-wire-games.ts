// Our lotteries by group.
import type { lottery } from '@baize/contract';
import { lotteryGroupOf } from '@baize/engines';
import type { Action } from '../../../../platform/call/index.ts';
import { wordsIn } from '../../orders/reasons.ts';
import type { GatewayPorts } from '../ports.ts';
import { gameGroups } from '../rules/game-groups.ts';
import { gameIdOf } from '../wire-games.ts';

export function listWireGames(ports: GatewayPorts): Action<typeof lottery.listWireGames> {
  return async ({ locale }) =>
    gameGroups.map(({ gameGroupId, code }) => ({
      code,
      displayName: wordsIn(locale)(`lottery.group-${code}`),
      gameGroupId,
      games: ports.terms
        .all()
        .filter(({ game, terms }) => terms.on && lotteryGroupOf(game) === code)
        .map(({ game }) => ({
          gameId: gameIdOf(game.code),
          code: game.code,
          remark: ports.gameName(game.code, locale),
          gameGroupId,
        })),
    }));
}
