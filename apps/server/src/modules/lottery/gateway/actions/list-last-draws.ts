// The last result of every lottery.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { lastDraws } from '../wire-games.ts';

export const listLastDraws =
  (ports: GatewayPorts): Action<typeof lottery.listLastDraws> =>
  ({ now }) =>
    lastDraws(ports, now);
