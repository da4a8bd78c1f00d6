// Unpacks a font from WOFF into the plain form in which it can be read at any place: the library of
// fonts would unpack each table anew and in JavaScript, which takes a second for thousands of
// Chinese characters.
import { inflateSync } from 'node:zlib';

const woffHead = 44;
const woffEntry = 20;
const plainHead = 12;
const plainEntry = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not in WOFF');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableOf(woff, woffHead + at * woffEntry));
  const start = plainHead + count * plainEntry;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), start);
  const plain = Buffer.alloc(size);
  woff.copy(plain, 0, 4, 8);
  const largest = 2 ** Math.floor(Math.log2(count));
  plain.writeUInt16BE(count, 4);
  plain.writeUInt16BE(largest * plainEntry, 6);
  plain.writeUInt16BE(Math.log2(largest), 8);
  plain.writeUInt16BE((count - largest) * plainEntry, 10);
  let place = start;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = plainHead + at * plainEntry;
    plain.write(tag, entry, 'latin1');
    plain.writeUInt32BE(checksum, entry + 4);
    plain.writeUInt32BE(place, entry + 8);
    plain.writeUInt32BE(data.length, entry + 12);
    data.copy(plain, place);
    place += padded(data.length);
  }
  return plain;
}

function tableOf(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that packing would not shorten stands as it is.
    data: packed.length < length ? inflateSync(packed) : packed,
  };
}
