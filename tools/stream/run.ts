// `npm run fairness:stream [-- --full] [--seed S] [--write]` tests the random stream that games are
// dealt from: tests of SP 800-22 and of scaled draws, and dieharder. --write keeps the result in
// docs/fairness. The same seed gives the same result.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  dieharderMissing,
  dieharderSets,
  dieharderVersion,
  runDieharder,
  type DieharderChance,
} from './dieharder.ts';
import { judgeAll, type Judged } from './judge.ts';
import { nistChances, sequenceBits } from './nist/battery.ts';
import { bitsOf } from './nist/bits.ts';
import { holdsAll, keepRecord, type JudgedSample } from './record.ts';
import { scaledChances } from './scaled/battery.ts';
import { drawProduction } from './scaled/sample.ts';
import { bytesOf, fingerprint, oneSeed, streamKinds } from './streams.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    seed: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

// SP 800-22 wants 55 sequences at least to judge how evenly chances are spread.
const sequences = values.full ? 300 : 55;
const ranges = [10, 32, 52];
const set = values.full ? 'full' : 'short';
const seed = values.seed ?? randomBytes(32).toString('hex');
const say = (line: string) => void process.stdout.write(`${line}\n`);

function told(name: string, tests: readonly Judged[]): readonly Judged[] {
  const failed = tests.filter(({ holds }) => !holds).map(({ test }) => test);
  say(`${name}: ${failed.length === 0 ? 'holds' : `FAILS ${failed.join(', ')}`}`);
  return tests;
}

function nistSamples(): JudgedSample[] {
  return streamKinds.map((kind) => {
    const take = bytesOf(kind, seed);
    const chances = Array.from({ length: sequences }, () =>
      nistChances(bitsOf(take(sequenceBits / 8))),
    );
    const { name, what } = kind;
    return { name, what, tests: told(`SP 800-22, ${name}`, judgeAll(chances)) };
  });
}

function scaledSamples(): JudgedSample[] {
  return ranges.map((range) => {
    const nextRound = oneSeed(`${seed}:${range}`);
    const chances = Array.from({ length: sequences }, () =>
      scaledChances(drawProduction(range, nextRound)),
    );
    const name = `below ${range}`;
    const what = `rounds of five draws below ${range} each, 40,000 rounds a sequence`;
    return { name, what, tests: told(`scaled draws, ${name}`, judgeAll(chances)) };
  });
}

async function dieharderChances(): Promise<DieharderChance[]> {
  const [kind] = streamKinds;
  if (kind === undefined) throw new RangeError('There is no stream.');
  const take = bytesOf(kind, `${seed}:dieharder`);
  const chances: DieharderChance[] = [];
  for (const test of dieharderSets[set]) {
    const found = await runDieharder(test, take);
    for (const { test: name, size, chance, holds } of found) {
      say(`dieharder ${name} ${size}: ${chance.toFixed(8)}${holds ? '' : ' FAILS'}`);
    }
    chances.push(...found);
  }
  return chances;
}

const version = dieharderVersion();
if (version === undefined) {
  process.stderr.write(`${dieharderMissing}\n`);
  process.exitCode = 1;
} else {
  say(`seed ${seed}, ${sequences} sequences`);
  const date = new Date().toISOString().slice(0, 10);
  const tested = {
    date,
    set,
    seed,
    generator: fingerprint(),
    nist: nistSamples(),
    scaled: scaledSamples(),
    dieharder: { version, chances: await dieharderChances() },
  } as const;
  const record = { ...tested, holds: holdsAll(tested) };
  if (values.write) keepRecord(record);
  say(record.holds ? 'The stream holds.' : 'The stream does NOT hold.');
  if (!record.holds) process.exitCode = 1;
}
