// The one source of chance for server code: the operating system's generator, asked for bytes.
// Outcomes of games are derived from seeds that come from here; tests hand in the bytes instead.
import { randomBytes } from 'node:crypto';

export interface Randomness {
  bytes(length: number): Uint8Array;
}

export const systemRandomness: Randomness = { bytes: (length) => randomBytes(length) };

/** Gives the listed chunks in turn; asking for another length or once too often is a fault. */
export function scriptedRandomness(chunks: readonly Uint8Array[]): Randomness {
  let next = 0;
  return {
    bytes(length) {
      const chunk = chunks[next];
      if (!chunk) throw new Error(`Only ${chunks.length} chunks of chance were scripted`);
      if (chunk.length !== length) {
        throw new Error(`Chunk ${next} has ${chunk.length} bytes, ${length} were asked for`);
      }
      next += 1;
      return chunk;
    },
  };
}

const bytesPerToken = 32;

/** An unguessable name for a session, a ticket or a link: 256 bits, safe in a URL. */
export function randomToken(randomness: Randomness): string {
  return Buffer.from(randomness.bytes(bytesPerToken)).toString('base64url');
}

const timeDigits = 9;
const chanceBytes = 10;

/** A name in the order of time that is never guessed from another. */
export function newId(now: number, randomness: Randomness): string {
  const chance = Buffer.from(randomness.bytes(chanceBytes)).toString('hex');
  return `${now.toString(36).padStart(timeDigits, '0')}${chance}`;
}
