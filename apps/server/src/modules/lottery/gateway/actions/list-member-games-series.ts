// The prize groups of the brand, in an envelope.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';
import { seriesOf } from '../series.ts';

export const listMemberGamesSeries =
  (ports: GatewayPorts): Action<typeof lottery.listMemberGamesSeries> =>
  async () =>
    seriesOf(ports, Infinity);
