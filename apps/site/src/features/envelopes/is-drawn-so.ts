// Draws the packets of an envelope again and compares them with what members were given.
import { commitment, envelopePackets } from '@baize/engines';
import { unitsOf } from '@baize/client';
import type { Envelope, Taker } from './envelopes.ts';

type Drawn = Pick<Envelope, 'envelopeId' | 'kind' | 'total' | 'packets' | 'parts' | 'commitment'>;

export function isDrawnSo(
  { envelopeId, kind, total, packets, parts, ...shown }: Drawn & { readonly seed: string },
  takers: readonly Pick<Taker, 'place' | 'amount'>[],
): boolean {
  if (commitment(shown.seed) !== shown.commitment) return false;
  const drawn = envelopePackets(shown.seed, {
    envelopeId,
    kind,
    total: unitsOf(total),
    packets,
    parts: parts.map(({ amount, count }) => ({ amount: unitsOf(amount), count })),
  });
  const sum = drawn.reduce((all, one) => all + one, 0n);
  return (
    sum === unitsOf(total) &&
    takers.every(({ place, amount }) => drawn[place - 1] === unitsOf(amount))
  );
}
