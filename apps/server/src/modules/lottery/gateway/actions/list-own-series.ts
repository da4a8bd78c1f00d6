// The prize groups that the player may choose.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { seriesOf } from '../series.ts';

export const listOwnSeries =
  (ports: GatewayPorts): Action<typeof lottery.listOwnSeries> =>
  async ({ caller: { playerId } }) =>
    seriesOf(ports, await ports.groupOf(playerId));
