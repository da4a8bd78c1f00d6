// The stream that is tested: the numbers of rounds as the platform draws them, by the engines' own
// code, from seeds of the form that the server makes. All follows from one seed, so that a run can
// be repeated to the last bit.
import { createHash } from 'node:crypto';
import { openSeed, type Draws } from '@baize/engines';

/** The draws of one round after another. */
export type NextRound = () => Draws;

export interface StreamKind {
  readonly name: string;
  readonly what: string;
  /** How many 32-bit numbers are taken of each round. */
  readonly wordsPerRound: number;
  readonly rounds: (seed: string) => NextRound;
}

const blockWords = 8;

export const streamKinds: readonly StreamKind[] = [
  {
    name: 'rounds',
    what: 'consecutive rounds of one player under one seed, three blocks of each',
    wordsPerRound: 3 * blockWords,
    rounds: oneSeed,
  },
  {
    name: 'first numbers',
    what: 'the first number of each of consecutive rounds under one seed',
    wordsPerRound: 1,
    rounds: oneSeed,
  },
  {
    name: 'players',
    what: 'the first block of the first round of one player after another, each with a seed pair',
    wordsPerRound: blockWords,
    rounds: manySeeds,
  },
];

/** Rounds under one server seed, counted from 1 as the platform counts them. */
export function oneSeed(serverSeed: string): NextRound {
  const open = openSeed(serverSeed);
  let nonce = 0;
  return () => {
    nonce += 1;
    return open.draws({ clientSeed: 'stream', nonce });
  };
}

function manySeeds(seed: string): NextRound {
  let player = 0;
  return () => {
    player += 1;
    const own = createHash('sha256').update(`${seed}:${player}`).digest('hex');
    return openSeed(own).draws({ clientSeed: own.slice(0, 20), nonce: 1 });
  };
}

const wordRange = 2 ** 32;
const wordBytes = 4;

/** The bytes of a stream, as many as are asked for at a time. */
export function bytesOf({ wordsPerRound, rounds }: StreamKind, seed: string) {
  const nextRound = rounds(seed);
  let round = nextRound();
  let taken = 0;
  return (length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    for (let at = 0; at < length; at += wordBytes) {
      if (taken === wordsPerRound) {
        round = nextRound();
        taken = 0;
      }
      bytes.writeUInt32BE(round.int(wordRange), at);
      taken += 1;
    }
    return bytes;
  };
}

const fingerprintBytes = 2 ** 18;

/** The digest of the first bytes of each kind of stream, which identifies a generator. */
export function fingerprint(kinds: readonly StreamKind[] = streamKinds): string {
  const hash = createHash('sha256');
  for (const kind of kinds) hash.update(bytesOf(kind, 'fingerprint')(fingerprintBytes));
  return hash.digest('hex');
}
