// The issue that takes slips, the one before and the next.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { winNoOf } from '../rules/wire-draws.ts';
import { gameById } from '../wire-games.ts';

export function getNearNumeros(ports: GatewayPorts): Action<typeof lottery.getNearNumeros> {
  return async ({ input: { gameId }, now }) => {
    const offered = gameById(ports, gameId);
    if (isRefusal(offered)) return offered;
    const { game, terms } = offered;
    const clock = await ports.clockOf(game.code, now);
    if (!clock) return refuse('game-unknown');
    const { current, next, last } = clock;
    return {
      currentNumero: current && {
        numero: current.issue,
        gameId,
        remainTime: Math.max(0, current.closesAt - now),
        lockTime: Math.round((current.drawsAt - current.closesAt) / 1000),
        isSale: terms.on && now < current.closesAt,
      },
      previousNumero: last && { numero: last.issue, winNo: winNoOf(game.kind, last.numbers) },
      nextNumero: next && { numero: next.issue },
    };
  };
}
