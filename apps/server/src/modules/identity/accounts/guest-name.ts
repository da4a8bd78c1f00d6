// Names of demo accounts, each drawn anew.
import type { Randomness } from '../../../platform/randomness/index.ts';

const nameBytes = 5;

const drawn = /^guest[0-9a-f]{10}$/u;

/** Whether it is a name that was drawn for a demo account. */
export const isGuestName = (name: string): boolean => drawn.test(name);

export function guestName(randomness: Randomness): string {
  return `guest${Buffer.from(randomness.bytes(nameBytes)).toString('hex')}`;
}
