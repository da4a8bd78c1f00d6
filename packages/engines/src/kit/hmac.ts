// HMAC-SHA256 under one key [S3]. The key is worked in once; each message then costs only its own
// blocks.
import { absorb, blockBytes, compress, freshState, sha256, stateBytes } from './sha256.ts';
import type { HashState } from './sha256.ts';

/** Gives the 32-byte code of a message under the key it was made with. */
export type MessageCode = (message: Uint8Array) => Uint8Array;

/** Works a key in. */
export function hmacSha256(key: Uint8Array): MessageCode {
  const shortKey = key.length > blockBytes ? sha256(key) : key;
  const inner = keyedState(shortKey, 0x36);
  const outer = keyedState(shortKey, 0x5c);
  return (message) => {
    const innerDigest = stateBytes(absorb(inner.slice(), message, blockBytes));
    return stateBytes(absorb(outer.slice(), innerDigest, blockBytes));
  };
}

function keyedState(key: Uint8Array, mask: number): HashState {
  const padded = new Uint8Array(blockBytes).fill(mask);
  for (const [at, byte] of key.entries()) padded[at] = byte ^ mask;
  const state = freshState();
  compress(state, padded, 0);
  return state;
}
