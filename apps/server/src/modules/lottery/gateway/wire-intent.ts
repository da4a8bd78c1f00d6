// Which intent an order of an older client has: its key, or where it sends none the one under which
// the same request was taken a moment ago.
import { hash } from 'node:crypto';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { readParts } from '../orders/store/order-reader.ts';
import type { GatewayPorts } from './ports.ts';
import { resendMs, wireIntents, type WireRequest } from './rules/wire-intent.ts';

export interface WireCall extends Omit<WireRequest, 'digest'> {
  /** The body as it came. */
  readonly body: unknown;
  readonly caller: PlayerCaller;
  readonly intent: string;
  readonly requestId: string;
}

export async function intentOf(
  { database, wagering }: Pick<GatewayPorts, 'database' | 'wagering'>,
  { caller, intent, requestId, body, ...request }: WireCall,
): Promise<string> {
  // Without a key the gateway names the call by its request.
  if (intent !== requestId) return intent;
  const digest = hash('sha256', JSON.stringify(body), 'base64url').slice(0, 22);
  const [first = intent, ...earlier] = wireIntents({ ...request, digest });
  for (const known of earlier) {
    const orderId = wagering.orderIdOf(caller.playerId, known);
    const [part] = await readParts(database.kysely, orderId);
    if (part !== undefined && request.now - part.placedAt < resendMs) return known;
  }
  return first;
}
