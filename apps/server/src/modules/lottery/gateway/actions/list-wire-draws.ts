// The results of a lottery, newest first.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { drawPage } from '../draw-pages.ts';
import type { GatewayPorts } from '../ports.ts';
import { gameById } from '../wire-games.ts';

export function listWireDraws(ports: GatewayPorts): Action<typeof lottery.listWireDraws> {
  return async ({ input: { gameId, ...page } }) => {
    const game = gameById(ports, gameId);
    return isRefusal(game) ? game : drawPage(ports, game, page);
  };
}
