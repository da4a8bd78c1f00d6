// The id of a round follows from who asked and with which intent, so that the same click can only
// ever be one round; a vendor's from what the vendor calls it.
import { hash } from 'node:crypto';

const idOf = (...parts: readonly string[]) =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 26);

export function roundIdOf(playerId: string, intent: string): string {
  return idOf(playerId, intent);
}

/** The order of an intent. Its slips are the order's id and their place in it. */
export function orderIdOf(playerId: string, intent: string): string {
  return idOf('order', playerId, intent).slice(0, 22);
}

/** So many slips an order may have: a place has four digits. */
export const slipsMost = 9999;

export function slipIdOf(orderId: string, place: number): string {
  return `${orderId}${String(place).padStart(4, '0')}`;
}

/** Our names of a vendor's round in one currency, and of one message. */
export function vendorNamesOf(message: {
  readonly vendor: string;
  readonly currency: string;
  readonly round: string;
  readonly requestId: string;
}) {
  const { vendor, currency, round, requestId } = message;
  return {
    roundId: idOf('vendor', vendor, currency, round),
    transaction: idOf('message', vendor, requestId),
  };
}
