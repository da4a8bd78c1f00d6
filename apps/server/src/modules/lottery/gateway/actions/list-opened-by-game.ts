// The last result of every lottery, by its code.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { lastDraws } from '../wire-games.ts';

export function listOpenedByGame(ports: GatewayPorts): Action<typeof lottery.listOpenedByGame> {
  return async ({ now }) =>
    Object.fromEntries((await lastDraws(ports, now)).map((draw) => [draw.gameCode, draw]));
}
