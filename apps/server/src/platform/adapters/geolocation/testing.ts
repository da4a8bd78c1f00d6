// Writes small files in the MaxMind DB form for tests: a binary tree over the bits of addresses,
// whose leaves point at records, and what the file says of itself. [S30]

export interface MmdbNetwork {
  /** Such as `81.2.69.0/24` or `2001:db8::/32`. */
  readonly network: string;
  readonly record: MmdbValue;
}

export type MmdbValue =
  | string
  | number
  | boolean
  | readonly MmdbValue[]
  | { readonly [name: string]: MmdbValue };

type Node = [Child, Child];
type Child = Node | { readonly at: number } | undefined;

const isNode = (child: Child): child is Node => Array.isArray(child);

const separatorBytes = 16;
const ipv4Offset = 96;

export function writeMmdb(networks: readonly MmdbNetwork[]): Buffer {
  const root: Node = [undefined, undefined];
  const data: Buffer[] = [];
  let length = 0;
  for (const { network, record } of networks) {
    const encoded = encode(record);
    data.push(encoded);
    put(root, bitsOf(network), { at: length });
    length += encoded.length;
  }
  const nodes = inOrder(root);
  const index = new Map(nodes.map((node, place) => [node, place]));
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [place, node] of nodes.entries()) {
    for (const side of [0, 1] as const) {
      const child = node[side];
      tree.writeUIntBE(pointerTo(child, index), place * 6 + side * 3, 3);
    }
  }
  const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  const parts = [tree, Buffer.alloc(separatorBytes), ...data, marker, about(nodes.length)];
  return Buffer.concat(parts);
}

const about = (nodeCount: number) =>
  encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: 'Baize-Test',
    description: { en: 'a file for tests' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodeCount,
    record_size: 24,
  });

function pointerTo(child: Child, index: ReadonlyMap<Node, number>): number {
  if (child === undefined) return index.size;
  if (isNode(child)) return index.get(child) ?? index.size;
  return index.size + separatorBytes + child.at;
}

function inOrder(root: Node): readonly Node[] {
  const nodes = [root];
  for (const node of nodes) {
    for (const child of node) if (isNode(child)) nodes.push(child);
  }
  return nodes;
}

function put(root: Node, bits: readonly number[], leaf: { readonly at: number }): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const next = node[bit ? 1 : 0];
    const inner: Node = isNode(next) ? next : [undefined, undefined];
    node[bit ? 1 : 0] = inner;
    node = inner;
  }
  node[bits.at(-1) ? 1 : 0] = leaf;
}

function bitsOf(network: string): readonly number[] {
  const [address = '', bits = '0'] = network.split('/');
  const is4 = !address.includes(':');
  const bytes = is4 ? address.split('.').map(Number) : bytesOf6(address);
  const all = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  const own = all.slice(0, Number(bits));
  return is4 ? [...Array.from({ length: ipv4Offset }, () => 0), ...own] : own;
}

function bytesOf6(address: string): readonly number[] {
  const [head = '', tail = ''] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}

const types = { string: 2, double: 3, uint32: 6, map: 7, array: 11, boolean: 14 } as const;

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control('string', text.length), text]);
  }
  if (typeof value === 'boolean') return control('boolean', value ? 1 : 0);
  if (typeof value === 'number') return encodeNumber(value);
  if (Array.isArray(value)) {
    return Buffer.concat([control('array', value.length), ...value.map(encode)]);
  }
  const fields = Object.entries(value);
  const inside = fields.flatMap(([name, field]) => [encode(name), encode(field)]);
  return Buffer.concat([control('map', fields.length), ...inside]);
}

function encodeNumber(value: number): Buffer {
  const isWhole = Number.isInteger(value) && value >= 0;
  const bytes = Buffer.alloc(isWhole ? 4 : 8);
  if (isWhole) bytes.writeUInt32BE(value);
  else bytes.writeDoubleBE(value);
  return Buffer.concat([control(isWhole ? 'uint32' : 'double', bytes.length), bytes]);
}

/** The type and the size that begin every value; sizes from 29 take a byte of their own. */
function control(type: keyof typeof types, size: number): Buffer {
  const code = types[type];
  const short = Math.min(size, 29);
  const first = code > 7 ? [short, code - 7] : [(code << 5) | short];
  return Buffer.from(size < 29 ? first : [...first, size - 29]);
}
