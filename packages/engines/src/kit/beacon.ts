// Verifies a beacon's value: drand's is the SHA-256 of its signature; our own chain of a day was
// computed backwards from its end, which was published before.
import { fromHex, hex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Values of our chain in a day, one every three seconds. */
const valuesADay = 24 * 1200;

export interface BeaconSaid {
  readonly kind: 'drand' | 'house';
  readonly round: number;
  readonly randomness: string;
  /** Of drand alone, in hex. */
  readonly signature: string | null;
  /** The end of our chain. */
  readonly chain: string | null;
}

export function beaconHolds({ kind, round, randomness, signature, chain }: BeaconSaid): boolean {
  if (kind === 'drand') return signature !== null && hex(sha256(fromHex(signature))) === randomness;
  let value = fromHex(randomness);
  for (let step = (round - 1) % valuesADay; step >= 0; step -= 1) value = sha256(value);
  return hex(value) === chain;
}
