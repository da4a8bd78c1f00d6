// Draws the packets of a red envelope, in the order in which members open it. `double-mean`: each
// packet is drawn from 1 cent to twice the mean of what is left, less 1; the last is the rest.
// `rain`: the amounts are fixed, and drawn is their order. A stranger finds the same from the seed.
import type { Units } from '@baize/money';
import type { Draws } from '../kit/draws.ts';
import { openSeed } from '../kit/fairness.ts';

const cent = 100n;

export interface EnvelopePart {
  readonly amount: Units;
  readonly count: number;
}

export interface EnvelopeTerms {
  readonly envelopeId: string;
  readonly kind: 'double-mean' | 'rain';
  /** Whole cents, at least one for each packet. */
  readonly total: Units;
  readonly packets: number;
  /** The amounts of a rain, which make up its total. */
  readonly parts: readonly EnvelopePart[];
}

/** The packets that a seed gives; they sum to the total. */
export function envelopePackets(serverSeed: string, terms: EnvelopeTerms): Units[] {
  const clientSeed = `envelope-${terms.envelopeId}`;
  return packetsOf(terms, openSeed(serverSeed).draws({ clientSeed, nonce: 0 }));
}

export function packetsOf(terms: Omit<EnvelopeTerms, 'envelopeId'>, draws: Draws): Units[] {
  const cents = terms.kind === 'rain' ? fallen(terms, draws) : doubled(terms, draws);
  return cents.map((one) => BigInt(one) * cent);
}

function doubled({ total, packets }: Pick<EnvelopeTerms, 'total' | 'packets'>, { int }: Draws) {
  let left = Number(total / cent);
  if (left < packets) throw new RangeError('An envelope has fewer cents than packets.');
  return Array.from({ length: packets }, (_, place) => {
    const others = packets - place;
    const mean = Math.floor(left / others);
    const taken = others === 1 ? left : 1 + int(2 * mean - 1);
    left -= taken;
    return taken;
  });
}

function fallen({ parts }: Pick<EnvelopeTerms, 'parts'>, { shuffle }: Draws) {
  const amounts = parts.flatMap(({ amount, count }) =>
    Array.from({ length: count }, () => Number(amount / cent)),
  );
  return shuffle(amounts.length).map((index) => amounts[index] ?? 0);
}
