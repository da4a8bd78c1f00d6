// The proof of work that replaces the slide: the device searches for a number, without any action
// of the person.
import { solveWork, unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';

/** Solves a fresh challenge; gives what the server asks to see. */
export const makeWorkProof = async (): Promise<string> =>
  solveWork(unwrap(await client.verification.getWork()));
