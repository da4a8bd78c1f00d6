// Commit and reveal: the house publishes the hash of its seed before any stake, mixes in what it
// could not foresee, and shows the seed afterwards. Anybody can then draw every round again and
// find the same numbers. A player's own round mixes in the player's seed; a shared draw mixes in a
// public beacon that came after closing [S7].
import { fromHex, hex, utf8 } from './bytes.ts';
import { streamDraws, type Draws, type NextUint32 } from './draws.ts';
import { hmacSha256, type MessageCode } from './hmac.ts';
import { sha256 } from './sha256.ts';

/** The commitment shown before the first stake: SHA-256 of the seed's own characters, in hex. */
export function commitment(serverSeed: string): string {
  return hex(sha256(utf8(serverSeed)));
}

export interface RoundSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Counts the player's rounds under one server seed. */
  readonly nonce: number;
  /** The label of draws beside the game itself, e.g. a jackpot: never a number. */
  readonly label?: string;
}

/** The draws of one player's round. */
export function draws({ serverSeed, ...round }: RoundSeeds): Draws {
  return openSeed(serverSeed).draws(round);
}

export interface OpenSeed {
  draws(round: Omit<RoundSeeds, 'serverSeed'>): Draws;
}

/** A server seed worked in once, for many rounds under it. */
export function openSeed(serverSeed: string): OpenSeed {
  const code = hmacSha256(utf8(serverSeed));
  return {
    draws({ clientSeed, nonce, label }) {
      if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`Nonce ${nonce}.`);
      const prefix = `${clientSeed}:${nonce}`;
      return streamDraws(blockStream(code, label === undefined ? prefix : `${prefix}:${label}`));
    },
  };
}

export interface IssueSeeds {
  readonly serverSeed: string;
  readonly issue: string;
  /** The beacon's round, named before the issue opens and made after it closes. */
  readonly beaconRound: number;
  readonly randomnessHex: string;
}

/** The seed of one shared draw, in hex: known to nobody until the beacon has spoken. */
export function drawSeed({ serverSeed, issue, beaconRound, randomnessHex }: IssueSeeds): string {
  return hex(hmacSha256(utf8(serverSeed))(utf8(`${issue}|${beaconRound}|${randomnessHex}`)));
}

/** The draws of one shared draw. The key is the seed's 32 bytes, not its hex digits. */
export function issueDraws({ seed, issue }: { seed: string; issue: string }): Draws {
  return streamDraws(blockStream(hmacSha256(fromHex(seed)), issue));
}

const wordBytes = 4;

// Block r of the stream is the code of "prefix:r"; a block is eight big-endian 32-bit numbers.
function blockStream(code: MessageCode, prefix: string): NextUint32 {
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let blocksMade = 0;
  return () => {
    if (at === block.length) {
      block = code(utf8(`${prefix}:${blocksMade}`));
      blocksMade += 1;
      at = 0;
    }
    const value = uint32(block, at);
    at += wordBytes;
    return value;
  };
}

function uint32(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let offset = 0; offset < wordBytes; offset += 1)
    value = value * 256 + (bytes[at + offset] ?? 0);
  return value;
}
