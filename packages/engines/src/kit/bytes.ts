// Texts as UTF-8 bytes and bytes as lower-case hex, without any platform's help. A broken surrogate
// becomes U+FFFD, as every platform's own encoder does, so that all checkers agree.

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) pushUtf8(bytes, character.codePointAt(0) ?? 0);
  return Uint8Array.from(bytes);
}

/** Lower-case hex, two digits a byte. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** The bytes that hex digits stand for. Anything but pairs of digits is a fault. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError('Not a text of hex digits.');
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  }
  return bytes;
}

function pushUtf8(bytes: number[], point: number): void {
  if (point < 0x80) {
    bytes.push(point);
    return;
  }
  if (point < 0x800) {
    bytes.push(0xc0 | (point >> 6), continuation(point));
    return;
  }
  if (point < 0x1_0000) {
    bytes.push(0xe0 | (point >> 12), continuation(point >> 6), continuation(point));
    return;
  }
  bytes.push(0xf0 | (point >> 18), continuation(point >> 12));
  bytes.push(continuation(point >> 6), continuation(point));
}

function continuation(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
