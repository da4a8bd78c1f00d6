// The id of a round follows from who asked and with which intent, so that the same click can only
// ever be one round; a vendor's from what the vendor calls it.
import { hash } from 'node:crypto';

const idOf = (...parts: readonly string[]) =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 26);

export function roundIdOf(playerId: string, intent: string): string {
  return idOf(playerId, intent);
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
