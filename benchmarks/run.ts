// `npm run bench [name …]` measures what Baize promises about speed and fails when a promise is not
// kept. `-- --all` measures everything and writes it down, `--write` writes down what is named, and
// `--smoke` only proves that all of them still run. BENCH_ROUNDS, BENCH_SECONDS and BENCH_ROWS
// override.
import { cpus, loadavg } from 'node:os';
import { benchmarks, isBenchmark, type BenchmarkName } from './benchmarks.ts';
import { isKept, ratioOf, type Figure, type Figures } from './figures.ts';
import { openBooks, openGround } from './ground.ts';
import { amount, short } from './page.ts';
import { record, type Run } from './record.ts';
import { runSmoke } from './smoke.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const names = Object.keys(benchmarks).filter(isBenchmark);
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = [
  ...asked.filter((name) => !isBenchmark(name)),
  ...options.filter((word) => !['--all', '--smoke', '--write'].includes(word)),
];
if (unknown.length > 0) {
  throw new Error(`No benchmark ${unknown.join(', ')}; there is ${names.join(', ')}`);
}

const loadNow = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

async function measure(name: BenchmarkName): Promise<{ figures: Figures; run: Run }> {
  const { env } = process;
  const { effort } = benchmarks[name];
  const set = ['BENCH_ROUNDS', 'BENCH_SECONDS', 'BENCH_ROWS'].filter((key) => env[key]);
  const before = loadNow();
  say(`\n${name}`);
  const figures = await benchmarks[name].measure({
    rounds: Number(env['BENCH_ROUNDS'] || effort.rounds),
    seconds: Number(env['BENCH_SECONDS'] || effort.seconds),
    isSmoke: false,
    say,
    openBooks,
    openGround,
  });
  const run = {
    loadBefore: before,
    loadAfter: loadNow(),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    command: [...set.map((key) => `${key}=${env[key]}`), `npm run bench ${name}`].join(' '),
  };
  return { figures, run };
}

function print({ notes, figures, skipped }: Figures, run: Run): boolean {
  if (skipped !== undefined) say(`  not run: ${skipped}`);
  for (const note of notes) say(`  ${note}`);
  for (const figure of figures) say(`  ${lineOf(figure)}`);
  say(`  load ${run.loadBefore} to ${run.loadAfter}`);
  return figures.every((figure) => isKept(figure) !== false);
}

function lineOf(figure: Figure): string {
  const { what, value, unit, p50, p99, reference } = figure;
  const ratio = ratioOf(figure);
  const kept = isKept(figure);
  return [
    { true: 'kept  ', false: 'BROKEN', undefined: '      ' }[`${kept}`],
    `${what}: ${amount(value, unit)}`,
    ...(ratio === undefined ? [] : [`${short(ratio)} of ${reference?.what}`]),
    ...(p50 === undefined || p99 === undefined ? [] : [`p50 ${short(p50)} p99 ${short(p99)} ms`]),
  ].join('  ');
}

async function runAll(chosen: readonly BenchmarkName[], writes: boolean): Promise<boolean> {
  let kept = true;
  for (const name of chosen) {
    try {
      const { figures, run } = await measure(name);
      kept = print(figures, run) && kept;
      if (writes && figures.skipped === undefined) record(figures, run, names);
    } catch (error) {
      // The others are measured all the same.
      kept = false;
      say(`  FAILED  ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  return kept;
}

const chosen = asked.length > 0 ? names.filter((name) => asked.includes(name)) : names;
let isFine: boolean;
if (options.includes('--smoke')) {
  const wrong = await runSmoke(chosen, say);
  for (const line of wrong) say(`WRONG  ${line}`);
  isFine = wrong.length === 0;
} else {
  const writes = options.includes('--write') || options.includes('--all');
  isFine = await runAll(chosen, writes);
}
// The players of a benchmark that failed would go on asking.
process.exit(isFine ? 0 : 1);
