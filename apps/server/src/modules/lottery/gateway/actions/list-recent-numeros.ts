// The last results of the lotteries that the player ordered last.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readRecentGames } from '../../orders/store/order-reader.ts';
import type { GatewayPorts } from '../ports.ts';
import { lastDrawOf } from '../wire-games.ts';

const recentMost = 10;

export function listRecentNumeros(ports: GatewayPorts): Action<typeof lottery.listRecentNumeros> {
  return async ({ caller: { playerId }, now }) => {
    const codes = await readRecentGames(ports.database.kysely, playerId, recentMost);
    const clocks = await ports.clocks(now);
    return codes.flatMap((code) =>
      clocks.filter(({ gameCode }) => gameCode === code).flatMap((one) => lastDrawOf(ports, one)),
    );
  };
}
