// Solves the server's proof of work: the number whose digest behind the salt is the challenge
// (altcha's format, SHA-256). Hashing in one go costs a hundredth of asking the browser's own
// cryptography for each digest, so a weak phone is not slower than an attacker's script.

/** A challenge as the server makes it; `challenge` is a digest in hexadecimal letters. */
export interface Work {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

const sliceMs = 12;
const stride = 256;

/** Gives the proof that the server asks to see. Throws where no number up to the maximum fits. */
export async function solveWork(work: Readonly<Record<string, unknown>>): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = work as unknown as Work;
  if (algorithm !== 'SHA-256') throw new Error(`Unknown work: ${algorithm}`);
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const encoder = new TextEncoder();
  const wanted = bytesOf(challenge);
  const began = performance.now();
  let sliceEnds = began + sliceMs;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (isSame(sha256(encoder.encode(`${salt}${number}`)), wanted)) {
      const took = Math.round(performance.now() - began);
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature, took }));
    }
    if (number % stride !== 0 || performance.now() < sliceEnds) continue;
    // The page answers to presses between two slices.
    await new Promise((resolve) => setTimeout(resolve));
    sliceEnds = performance.now() + sliceMs;
  }
  throw new Error('No solution');
}

const bytesOf = (hex: string): readonly number[] =>
  (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

const isSame = (digest: Uint8Array, wanted: readonly number[]): boolean =>
  digest.length === wanted.length && wanted.every((byte, at) => digest[at] === byte);
