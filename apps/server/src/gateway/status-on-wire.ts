// The HTTP status of a refusal as clients of each age look for it. Older ones show what is wrong
// only with 200 and 500: while they are let in, they are refused so. Ours read the envelope
// whatever the status.
import type { EndpointSpec, Wire } from '@baize/contract';
import type { GatewayPorts } from './ports.ts';

const wpsPath = /^\/wps(\/|$)/u;
const lotteryPath = /^(\/lotto|\/lotto-vn)?\/lgw(\/|$)/u;

/** An answer without an envelope can be told from a success only by its status. */
export function statusOnWire(
  { switches }: Pick<GatewayPorts, 'switches'>,
  wire: Wire,
  status: number,
): number {
  const isOlder = (wire === 'wps' || wire === 'lgw') && switches.isOn('LEGACYSEAL3');
  if (!isOlder) return status;
  return wire === 'lgw' || status >= 500 ? 500 : 200;
}

/** The wire of an answer; codes that only older clients know are told while those are let in. */
export function knownTo(
  { switches }: Pick<GatewayPorts, 'switches'>,
  { wire, olderCodes = {} }: EndpointSpec,
): Pick<EndpointSpec, 'wire' | 'olderCodes'> {
  return { wire, olderCodes: switches.isOn('LEGACYSEAL3') ? olderCodes : {} };
}

/** The wire form of a path without an endpoint. */
export function wireOfPath(path: string): Wire {
  if (lotteryPath.test(path)) return 'lgw';
  return wpsPath.test(path) ? 'wps' : 'own';
}
