// SHA-256 in plain TypeScript, so that the same code draws on the server and checks in a browser
// [S2]. Working arrays are kept between calls: nothing here waits, so no two calls can meet in
// them.

/* oxfmt-ignore */
const roundConstants = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/* oxfmt-ignore */
const initialState = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

export const blockBytes = 64;
export const digestBytes = 32;
const lengthBytes = 8;

/** The eight words that a hash has come to after some whole blocks. */
export type HashState = Int32Array;

/** The state before any block. */
export function freshState(): HashState {
  return initialState.slice();
}

/** The digest of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  return stateBytes(absorb(freshState(), message, 0));
}

/**
 * Takes in the last part of a message and its padding, and gives the final state (the given one,
 * changed). `bytesBefore` counts the bytes of whole blocks that the state has already taken in.
 */
export function absorb(state: HashState, message: Uint8Array, bytesBefore: number): HashState {
  const wholeBytes = message.length - (message.length % blockBytes);
  for (let at = 0; at < wholeBytes; at += blockBytes) compress(state, message, at);
  const tail = message.length - wholeBytes;
  const padded = tail + 1 + lengthBytes <= blockBytes ? oneBlock : twoBlocks;
  padded.fill(0);
  padded.set(message.subarray(wholeBytes), 0);
  padded[tail] = 0x80;
  writeBitLength(padded, bytesBefore + message.length);
  for (let at = 0; at < padded.length; at += blockBytes) compress(state, padded, at);
  return state;
}

/** A state as 32 bytes, big-endian. */
export function stateBytes(state: HashState): Uint8Array {
  const bytes = new Uint8Array(digestBytes);
  for (let at = 0; at < digestBytes; at += 1) {
    bytes[at] = word(state, at >> 2) >>> (24 - 8 * (at & 3));
  }
  return bytes;
}

/** Takes one block of 64 bytes, beginning at `at`, into the state. */
export function compress(state: HashState, bytes: Uint8Array, at: number): void {
  expand(bytes, at);
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let t = 0; t < 64; t += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + word(roundConstants, t) + word(schedule, t)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}

function expand(bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t += 1) {
    const from = at + 4 * t;
    schedule[t] =
      (byte(bytes, from) << 24) |
      (byte(bytes, from + 1) << 16) |
      (byte(bytes, from + 2) << 8) |
      byte(bytes, from + 3);
  }
  for (let t = 16; t < 64; t += 1) {
    const near = word(schedule, t - 2);
    const far = word(schedule, t - 15);
    const sigma1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const sigma0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    schedule[t] = (sigma1 + word(schedule, t - 7) + sigma0 + word(schedule, t - 16)) | 0;
  }
}

function writeBitLength(padded: Uint8Array, bytesTotal: number): void {
  const end = padded.length;
  let rest = bytesTotal * 8;
  for (let at = end - 1; at >= end - lengthBytes; at -= 1) {
    padded[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

// Reads inside the fixed length of an array; the fallback only satisfies the compiler.
function word(words: Int32Array, at: number): number {
  return words[at] ?? 0;
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

const schedule = new Int32Array(64);
const oneBlock = new Uint8Array(blockBytes);
const twoBlocks = new Uint8Array(2 * blockBytes);
