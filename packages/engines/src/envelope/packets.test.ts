// Packets of an envelope sum to its total, each is at least one cent, and the first has exactly the
// mean.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedDraws } from '../kit/draws.ts';
import { envelopePackets, packetsOf, type EnvelopeTerms } from './packets.ts';

const serverSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';
const sum = (packets: readonly bigint[]) => packets.reduce((all, one) => all + one, 0n);
const doubled = (cents: number, packets: number): EnvelopeTerms => ({
  envelopeId: 'golden',
  kind: 'double-mean',
  total: BigInt(cents) * 100n,
  packets,
  parts: [],
});

const some = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 1_000_000 }), fc.string())
  .map(([packets, more, id]) => ({ packets, cents: packets + more, id }));

test('packets sum to the total, each at least one cent', () => {
  const holds = fc.property(some, (one) => {
    const terms = { ...doubled(one.cents, one.packets), envelopeId: one.id };
    const packets = envelopePackets(serverSeed, terms);
    expect(packets).toHaveLength(one.packets);
    expect(sum(packets)).toBe(terms.total);
    expect(packets.every((packet) => packet >= 100n && packet % 100n === 0n)).toBe(true);
  });
  fc.assert(holds);
});

test('over all draws the first packet has exactly the mean', () => {
  const few = [fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 400 })] as const;
  const holds = fc.property(...few, (packets, more) => {
    const cents = packets + more;
    const mean = Math.floor(cents / packets);
    const range = 2 * mean - 1;
    const firsts = Array.from({ length: range }, (_, value) => {
      const rest = Array.from({ length: packets }, () => 0);
      return packetsOf(doubled(cents, packets), scriptedDraws([value, ...rest]))[0] ?? 0n;
    });
    expect(sum(firsts)).toBe(BigInt(range * mean) * 100n);
  });
  fc.assert(holds);
});

test('as many cents as packets are one cent each', () => {
  expect(envelopePackets(serverSeed, doubled(7, 7))).toEqual(Array(7).fill(100n));
});

test('one packet is the whole total', () => {
  expect(envelopePackets(serverSeed, doubled(12_345, 1))).toEqual([1_234_500n]);
});

// 1000 cents for 4: 250 of 1 … 499; left 750 for 3: 1; left 749 for 2: the most, 2 × 374 − 1.
test('a packet is drawn from one cent to twice the mean of what is left, less one', () => {
  expect(packetsOf(doubled(1000, 4), scriptedDraws([249, 0, 746]))).toEqual([
    25_000n,
    100n,
    74_700n,
    200n,
  ]);
});

test('fewer cents than packets are a fault', () => {
  expect(() => envelopePackets(serverSeed, doubled(3, 4))).toThrow(RangeError);
});

const fallen = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 1000 }).map((cents) => BigInt(cents) * 100n),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('a rain gives each of its amounts as often as stated', () => {
  const holds = fc.property(fallen, (parts) => {
    const all = parts.flatMap(({ amount, count }) => Array<bigint>(count).fill(amount));
    const terms = { envelopeId: 'rain', kind: 'rain' as const, parts };
    const packets = envelopePackets(serverSeed, { ...terms, total: sum(all), packets: all.length });
    const order = (one: bigint, other: bigint) => Number(one - other);
    expect(packets.toSorted(order)).toEqual(all.toSorted(order));
  });
  fc.assert(holds);
});
