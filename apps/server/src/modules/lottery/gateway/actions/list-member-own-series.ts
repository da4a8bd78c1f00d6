// The prize groups that the player may choose, in an envelope.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { seriesOf } from '../series.ts';

export const listMemberOwnSeries =
  (ports: GatewayPorts): Action<typeof lottery.listMemberOwnSeries> =>
  async ({ caller: { playerId } }) =>
    seriesOf(ports, await ports.groupOf(playerId));
