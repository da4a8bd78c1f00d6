// The last result of every lottery, for a signed-in player.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { lastDraws } from '../wire-games.ts';

export const listOpenedNumbers =
  (ports: GatewayPorts): Action<typeof lottery.listOpenedNumbers> =>
  ({ now }) =>
    lastDraws(ports, now);
