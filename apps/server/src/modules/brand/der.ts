// DER, the little of it that a certificate and a signed message need [X.690]: each value is its
// tag, its length and its content.

export type Der = Buffer;

export function der(tag: number, ...parts: readonly Uint8Array[]): Der {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: readonly Uint8Array[]): Der => der(0x30, ...parts);
/** Its members stand in the order of their bytes. */
export const setOf = (...parts: readonly Uint8Array[]): Der =>
  der(0x31, ...parts.toSorted(Buffer.compare));
export const octets = (bytes: Uint8Array): Der => der(0x04, bytes);
export const bits = (bytes: Uint8Array): Der => der(0x03, Buffer.from([0]), bytes);
export const text = (words: string): Der => der(0x0c, Buffer.from(words, 'utf8'));
export const nothing: Der = der(0x05);
export const yes: Der = der(0x01, Buffer.from([0xff]));
/** Part number `number` of the value around it. */
export const part = (number: number, ...parts: readonly Uint8Array[]): Der =>
  der(0xa0 + number, ...parts);

/** A whole number that is not below zero. */
export function integer(bytes: Uint8Array | number): Der {
  const given = typeof bytes === 'number' ? Buffer.from([bytes]) : bytes;
  const isHigh = ((given[0] ?? 0) & 0x80) !== 0;
  return der(0x02, ...(isHigh ? [Buffer.from([0])] : []), given);
}

export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** `20261121040000Z` from 2050 on, without its century before. */
export function moment(at: number): Der {
  const digits = new Date(at).toISOString().replace(/\.\d+|[-:T]/gu, '');
  const isLate = Number(digits.slice(0, 4)) >= 2050;
  return der(isLate ? 0x18 : 0x17, Buffer.from(isLate ? digits : digits.slice(2), 'latin1'));
}

/** The values inside a value, each whole. */
export function valuesIn(bytes: Uint8Array): Der[] {
  const inside: Der[] = [];
  const whole = Buffer.from(bytes);
  const [start] = boundsAt(whole, 0);
  for (let at = start; at < whole.length;) {
    const [, end] = boundsAt(whole, at);
    inside.push(whole.subarray(at, end));
    at = end;
  }
  return inside;
}

/** Where the content of the value at a place begins and ends. */
function boundsAt(bytes: Buffer, at: number): readonly [start: number, end: number] {
  const first = bytes[at + 1] ?? 0;
  if (first < 0x80) return [at + 2, at + 2 + first];
  const count = first & 0x7f;
  const start = at + 2 + count;
  return [start, start + bytes.readUIntBE(at + 2, count)];
}
