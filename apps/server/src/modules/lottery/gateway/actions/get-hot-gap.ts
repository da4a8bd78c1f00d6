// Hot and missing numbers of the last draws of a lottery.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { drawnOf } from '../draw-pages.ts';
import type { GatewayPorts } from '../ports.ts';
import { hotAndGap } from '../rules/wire-draws.ts';
import { gameById } from '../wire-games.ts';

const countedDraws = 100;

export function getHotGap(ports: GatewayPorts): Action<typeof lottery.getHotGap> {
  return async ({ input: { gameId } }) => {
    const game = gameById(ports, gameId);
    if (isRefusal(game)) return game;
    const found = await drawnOf(ports, game.game.code, countedDraws);
    const results = found.flatMap(({ result }) => (result ? [result] : []));
    return hotAndGap(game.game.kind, results);
  };
}
