// Proves that the stream that is tested is the one that games are dealt from, that what is kept of
// the last run is of this generator and held, and that a broken generator does not hold.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { dieharderMissing, dieharderSets, readChances } from './dieharder.ts';
import { judgeAll } from './judge.ts';
import { nistChances, sequenceBits } from './nist/battery.ts';
import { bitsOf } from './nist/bits.ts';
import { holdsAll, keptPage, keptRecord, pageOf } from './record.ts';
import { bytesOf, fingerprint, streamKinds } from './streams.ts';

const [rounds, firstNumbers] = streamKinds;

test('the stream is the blocks of consecutive rounds, byte for byte', () => {
  if (rounds === undefined) return expect.fail('rounds are a stream');
  const block = (nonce: number, number: number) =>
    createHmac('sha256', 'a-seed').update(`stream:${nonce}:${number}`).digest();
  const expected = [1, 2].flatMap((nonce) => [0, 1, 2].map((number) => block(nonce, number)));
  expect(bytesOf(rounds, 'a-seed')(192).equals(Buffer.concat(expected))).toBe(true);
});

test('a stream goes on where it was left, and the same seed gives it again', () => {
  if (firstNumbers === undefined) return expect.fail('first numbers are a stream');
  const take = bytesOf(firstNumbers, 'a-seed');
  const pieces = Buffer.concat([take(64), take(64)]);
  expect(bytesOf(firstNumbers, 'a-seed')(128).equals(pieces)).toBe(true);
  expect(bytesOf(firstNumbers, 'another')(128).equals(pieces)).toBe(false);
});

// @proves R86
test('the record is of the generator as it is now, and it held', () => {
  const record = keptRecord();
  expect(record.generator).toBe(fingerprint());
  expect(record.holds).toBe(true);
  expect(holdsAll(record)).toBe(true);
  expect(record.nist.map(({ name }) => name)).toEqual(streamKinds.map(({ name }) => name));
  for (const { tests } of [...record.nist, ...record.scaled]) {
    for (const { sequences } of tests) expect(sequences).toBeGreaterThanOrEqual(55);
  }
  expect(record.dieharder.chances.length).toBeGreaterThanOrEqual(dieharderSets[record.set].length);
  expect(keptPage()).toBe(pageOf(record));
});

test('one failed test fails a run', () => {
  const record = keptRecord();
  const [first, ...rest] = record.dieharder.chances;
  if (first === undefined) return expect.fail('dieharder told something');
  const chances = [{ ...first, holds: false }, ...rest];
  expect(holdsAll({ ...record, dieharder: { ...record.dieharder, chances } })).toBe(false);
  const [sample, ...others] = record.nist;
  const [judged] = sample?.tests ?? [];
  if (sample === undefined || judged === undefined) return expect.fail('a test was judged');
  const failed = { ...sample, tests: [{ ...judged, holds: false }] };
  expect(holdsAll({ ...record, nist: [failed, ...others] })).toBe(false);
});

// @proves R86
test('a linear congruential generator does not hold in four sequences', () => {
  let state = 1;
  const sequences = Array.from({ length: 4 }, () => {
    const bytes = Buffer.alloc(sequenceBits / 8);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      bytes[at] = state & 0xff;
    }
    return nistChances(bitsOf(bytes));
  });
  const failed = judgeAll(sequences).filter(({ holds }) => !holds);
  expect(failed.map(({ test: name }) => name)).toContain('spectral');
});

test('chances of dieharder are read from its table, and what is no chance is not', () => {
  const told =
    '   diehard_birthdays,   0,       100,     100,0.79277791,  PASSED  \n' +
    '      rgb_lagged_sum,   3,   1000000,     100,0.00000001,  FAILED  \n# a remark\n\n';
  expect(readChances(told)).toEqual([
    { test: 'diehard_birthdays', size: 0, samples: 100, chance: 0.792_777_91, holds: true },
    { test: 'rgb_lagged_sum', size: 3, samples: 100, chance: 1e-8, holds: false },
  ]);
  expect(dieharderMissing).toContain('apt-get install dieharder');
});
