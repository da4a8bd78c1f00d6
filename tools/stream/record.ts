// The result of a run, kept in docs/fairness: all of it as JSON, and a page to read.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DieharderChance } from './dieharder.ts';
import type { Judged } from './judge.ts';

export interface StreamRecord {
  readonly date: string;
  readonly set: 'short' | 'full';
  /** All that was drawn follows from it. */
  readonly seed: string;
  /** SHA-256 of what the streams begin with under a fixed seed: the generator that was tested. */
  readonly generator: string;
  readonly holds: boolean;
  readonly nist: readonly JudgedSample[];
  readonly scaled: readonly JudgedSample[];
  readonly dieharder: {
    readonly version: string;
    readonly chances: readonly DieharderChance[];
  };
}

export interface JudgedSample {
  readonly name: string;
  readonly what: string;
  readonly tests: readonly Judged[];
}

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../docs/fairness/${name}`, import.meta.url));

export function keepRecord(record: StreamRecord): void {
  writeFileSync(fileOf('stream.json'), `${JSON.stringify(record, undefined, 2)}\n`);
  writeFileSync(fileOf('stream.md'), pageOf(record));
}

export function keptRecord(): StreamRecord {
  return JSON.parse(readFileSync(fileOf('stream.json'), 'utf8')) as StreamRecord;
}

export function keptPage(): string {
  return readFileSync(fileOf('stream.md'), 'utf8');
}

export function holdsAll(record: Omit<StreamRecord, 'holds'>): boolean {
  const judged = [...record.nist, ...record.scaled].flatMap(({ tests }) => tests);
  return [...judged, ...record.dieharder.chances].every(({ holds }) => holds);
}

export function pageOf(record: StreamRecord): string {
  const { dieharder } = record;
  return [
    '# The random stream, as last tested',
    '',
    'Written by `npm run fairness:stream`, never by hand. What is tested, and how:',
    '[README](README.md#the-stream-itself).',
    '',
    ...table([
      ['', ''],
      ['date', record.date],
      ['verdict', record.holds ? 'holds' : '**does not hold**'],
      ['set', record.set],
      ['seed', `\`${record.seed}\``],
      ['generator', `\`${record.generator}\``],
    ]),
    '',
    'A test fails where less than one fair run in a million would be so odd: so many chances',
    'below 1 %, so uneven a spread of them, or so extreme a chance of dieharder. “In band” says',
    'whether the share of passes lies in the narrower band of SP 800-22, which one fair test in',
    'a hundred or two misses.',
    ...record.nist.flatMap((sample) => section('SP 800-22', sample)),
    ...record.scaled.flatMap((sample) => section('Scaled draws', sample)),
    '',
    `## dieharder ${dieharder.version}`,
    '',
    ...table([
      ['test', 'size', 'samples', 'chance', 'verdict'],
      ...dieharder.chances.map(({ test, size, samples, chance, holds }) => [
        test,
        String(size),
        String(samples),
        chance.toFixed(8),
        verdict(holds),
      ]),
    ]),
    '',
  ].join('\n');
}

function section(battery: string, { name, what, tests }: JudgedSample): string[] {
  return [
    '',
    `## ${battery}: ${name}`,
    '',
    `${what[0]?.toUpperCase() ?? ''}${what.slice(1)}; ${tests[0]?.sequences ?? 0} sequences.`,
    '',
    ...table([
      ['test', 'below 1 %', 'chance of so many', 'evenness', 'in band', 'verdict'],
      ...tests.map(({ test, low, chanceOfLow, evenness, inBand, holds }) => [
        test,
        String(low),
        chanceOfLow.toFixed(6),
        evenness.toFixed(6),
        inBand ? 'yes' : 'no',
        verdict(holds),
      ]),
    ]),
  ];
}

const verdict = (holds: boolean) => (holds ? 'holds' : '**fails**');

function table([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
