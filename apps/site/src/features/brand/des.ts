// Single DES (ECB, PKCS #7), to read the link to customer service as the family writes it. Browsers
// no longer have it; it hides nothing and nothing relies on it [FIPS 46-3].

type Bits = readonly number[];

/** Opens base64 with a key of eight characters; undefined when it was not made with this key. */
export function openDes(sealed: string, key: string): string | undefined {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const keyBytes = Array.from(key, (sign) => sign.charCodeAt(0));
  if (bytes.length === 0 || bytes.length % 8 !== 0 || keyBytes.length !== 8) return undefined;
  const keys = roundKeysOf(bitsOf(keyBytes)).toReversed();
  const opened: number[] = [];
  for (let at = 0; at < bytes.length; at += 8) {
    opened.push(...bytesOf(turnBlock(bitsOf(bytes.subarray(at, at + 8)), keys)));
  }
  const pad = opened.at(-1) ?? 0;
  if (pad < 1 || pad > 8 || opened.slice(-pad).some((byte) => byte !== pad)) return undefined;
  return new TextDecoder().decode(Uint8Array.from(opened.slice(0, -pad)));
}

function roundKeysOf(key: Bits): Bits[] {
  let halves = pick(key, keyChoice);
  return shifts.map((shift) => {
    const turn = (half: Bits) => [...half.slice(shift), ...half.slice(0, shift)];
    halves = [...turn(halves.slice(0, 28)), ...turn(halves.slice(28))];
    return pick(halves, roundKeyChoice);
  });
}

function turnBlock(block: Bits, keys: readonly Bits[]): Bits {
  const begun = pick(block, beginning);
  let [left, right]: [Bits, Bits] = [begun.slice(0, 32), begun.slice(32)];
  for (const key of keys) [left, right] = [right, xor(left, scramble(right, key))];
  const whole = [...right, ...left];
  return whole.map((_, at) => whole[beginning.indexOf(at + 1)] ?? 0);
}

function scramble(half: Bits, key: Bits): Bits {
  const mixed = xor(pick(half, expansion), key);
  const boxed = boxes.flatMap((box, index) => {
    const six = mixed.slice(index * 6, index * 6 + 6);
    const row = (six[0] ?? 0) * 2 + (six[5] ?? 0);
    const column = six.slice(1, 5).reduce((sum, bit) => sum * 2 + bit, 0);
    const four = Number.parseInt(box[row * 16 + column] ?? '0', 16);
    return [8, 4, 2, 1].map((place) => (four & place ? 1 : 0));
  });
  return pick(boxed, permutation);
}

const pick = (bits: Bits, places: Bits): Bits => places.map((at) => bits[at - 1] ?? 0);
const xor = (one: Bits, other: Bits): Bits => one.map((bit, at) => bit ^ (other[at] ?? 0));
const bitsOf = (bytes: ArrayLike<number>): Bits =>
  Array.from(bytes, (byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1)).flat();
const bytesOf = (bits: Bits): number[] =>
  Array.from({ length: 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );

const shifts = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];
const expansion = Array.from({ length: 48 }, (_, at) => {
  const place = Math.floor(at / 6) * 4 + (at % 6);
  return ((place + 31) % 32) + 1;
});
const beginning = Array.from({ length: 64 }, (_, at) => {
  const row = Math.floor(at / 8);
  return (row < 4 ? 58 + row * 2 : 57 + (row - 4) * 2) - (at % 8) * 8;
});
const keyChoice = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60,
  52, 44, 36, 63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21,
  13, 5, 28, 20, 12, 4,
];
const roundKeyChoice = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52,
  31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];
const permutation = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13,
  30, 6, 22, 11, 4, 25,
];
const boxes = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];
