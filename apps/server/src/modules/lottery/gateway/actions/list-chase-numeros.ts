// The issues that a chase may take.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { gameById } from '../wire-games.ts';

export function listChaseNumeros(ports: GatewayPorts): Action<typeof lottery.listChaseNumeros> {
  return async ({ input: { gameId }, now }) => {
    const offered = gameById(ports, gameId);
    if (isRefusal(offered)) return offered;
    const { code: gameCode, chaseMost: count } = offered.game;
    const asked = { gameCode, states: ['planned'] as const, drawsFrom: now, count: count + 1 };
    const planned = (await ports.wagering.eventsOf(asked)).filter(({ closesAt }) => now < closesAt);
    return {
      chaseNumeros: planned.slice(0, count).map(({ name, opensAt, closesAt, drawsAt }) => ({
        numero: name,
        gameId,
        startTime: opensAt,
        endTime: closesAt,
        drawTime: drawsAt,
      })),
    };
  };
}
