// Reads a signed value apart for the tests, with nothing of the library that put it together.

/** The values inside a value, each whole. */
export function valuesIn(bytes: Uint8Array): Buffer[] {
  const inside: Buffer[] = [];
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
