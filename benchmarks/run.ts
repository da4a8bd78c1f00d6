// `npm run bench [name …]` measures what Baize promises about speed, prints medians and ratios, and
// fails when a promise is not kept. BENCH_ROUNDS and BENCH_SECONDS shorten or lengthen it.
import { cpus, loadavg } from 'node:os';
import { measureCatalogue } from './catalogue.ts';
import { measureCrashes } from './crash.ts';
import { measureEngines } from './engines.ts';
import { median, type Benchmark, type Figures, type Sample } from './figures.ts';
import { measureGateway } from './gateway.ts';
import { measureLedger } from './ledger.ts';
import { measureLogins } from './logins.ts';
import { measurePowerCuts } from './power-cut.ts';
import { measureSeamless } from './seamless.ts';
import { measureSite } from './site/measure.ts';
import { measureSpins } from './spin.ts';
import { measureStage } from './stage/measure.ts';
import { measureStart } from './start.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  engines: measureEngines,
  ledger: measureLedger,
  gateway: measureGateway,
  catalogue: measureCatalogue,
  logins: measureLogins,
  spin: measureSpins,
  seamless: measureSeamless,
  crash: measureCrashes,
  stage: measureStage,
  site: measureSite,
  powercut: measurePowerCuts,
  start: measureStart,
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function print({ name, notes, samples, promises }: Figures): boolean {
  say(`\n${name}`);
  for (const note of notes) say(`  ${note}`);
  for (const [variant, own] of Map.groupBy(samples, (sample) => sample.variant)) {
    say(`  ${variant.padEnd(34)} ${describe(own)}`);
  }
  for (const { what, value, atLeast } of promises) {
    const isKept = value >= atLeast;
    say(`  ${isKept ? 'kept  ' : 'BROKEN'} ${what}: ${value.toFixed(2)}, promised ${atLeast}`);
  }
  return promises.every(({ value, atLeast }) => value >= atLeast);
}

function describe(samples: readonly Sample[]): string {
  const rates = samples.map(({ perSecond }) => Math.round(perSecond));
  const range = `${Math.min(...rates)}..${Math.max(...rates)}`;
  const middle = `${Math.round(median(rates))}/s [${range}]`.padEnd(28);
  const of = (pick: (sample: Sample) => number | undefined) =>
    median(samples.flatMap((sample) => pick(sample) ?? [])).toFixed(1);
  const hasTimes = samples.some(({ p99 }) => p99 !== undefined);
  return hasTimes ? `${middle} p50 ${of((s) => s.p50)} ms  p99 ${of((s) => s.p99)} ms` : middle;
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  throw new Error(
    `No benchmark ${unknown.join(', ')}; there is ${Object.keys(benchmarks).join(', ')}`,
  );
}
const options = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 5),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 5),
  say,
};
say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${load()}`);
let isKept = true;
for (const [name, measure] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  isKept = print(await measure(options)) && isKept;
}
say(`\nload afterwards ${load()}`);
process.exitCode = isKept ? 0 : 1;
