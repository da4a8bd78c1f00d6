// Names of demo accounts, each drawn anew.
import type { Randomness } from '../../platform/randomness/index.ts';

const nameBytes = 5;

export function guestName(randomness: Randomness): string {
  return `guest${Buffer.from(randomness.bytes(nameBytes)).toString('hex')}`;
}
