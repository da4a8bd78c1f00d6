// The proof of work that stands in for the slide: the device looks for a number, nobody has to see
// or drag anything. Its library comes only when it is wanted.
import { unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';

interface Work {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber?: number;
}

/** Solves a fresh challenge; gives what the server asks to see. */
export async function makeWorkProof(): Promise<string> {
  const [{ solveChallenge }, given] = await Promise.all([
    import('altcha-lib/v1'),
    client.verification.getWork(),
  ]);
  const work = unwrap(given) as unknown as Work;
  const { algorithm, challenge, salt, signature, maxnumber } = work;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (solution === null) throw new Error('The challenge has no solution.');
  const { number, took } = solution;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature, took }));
}
