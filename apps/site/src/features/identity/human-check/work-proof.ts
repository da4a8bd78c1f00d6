// The proof of work that stands in for the slide: the device looks for a number, nobody has to see
// or drag anything.
import { solveWork, unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';

/** Solves a fresh challenge; gives what the server asks to see. */
export const makeWorkProof = async (): Promise<string> =>
  solveWork(unwrap(await client.verification.getWork()));
