// The prize groups of the brand.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { seriesOf } from '../series.ts';

export const listGamesSeries =
  (ports: GatewayPorts): Action<typeof lottery.listGamesSeries> =>
  async () =>
    seriesOf(ports, Infinity);
