// A seed pair: the server's part from the system's own chance, committed to before any round is
// drawn from it, and before the player chooses the part that is theirs.
import { createHash } from 'node:crypto';
import { commitment } from '@baize/engines';
import type { Randomness } from '../../../../platform/randomness/index.ts';
import type { SeedPair } from './writer.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const serverSeedBytes = 32;

export function newServerSeed(randomness: Randomness): string {
  return hex(randomness.bytes(serverSeedBytes));
}

/** The known part of a pair; the rest is made. */
export interface SeedsGiven {
  readonly serverSeed?: string | null;
  readonly clientSeed?: string | undefined;
}

export function newSeedPair(randomness: Randomness, given: SeedsGiven = {}): SeedPair {
  const { clientSeed } = given;
  const serverSeed = given.serverSeed ?? newServerSeed(randomness);
  return {
    seedId: hex(randomness.bytes(12)),
    serverSeed,
    commitment: commitment(serverSeed),
    clientSeed: clientSeed ?? hex(randomness.bytes(10)),
  };
}

/** The name of the seed that an intent of the player makes: asked twice, it is made once. */
export function seedIdOf(playerId: string, intent: string): string {
  return createHash('sha256').update(`seed\n${playerId}\n${intent}`).digest('hex').slice(0, 24);
}
