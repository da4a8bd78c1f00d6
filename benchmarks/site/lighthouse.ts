// One visit of a page by Lighthouse, as a phone on a slow connection: its scores and times. Network
// and processor are really throttled: simulated from a fast visit, a blocking page seems not to
// block. It is a process of its own, so that its load affects no other.
import { spawn } from 'node:child_process';
import { chromiumPath } from '../stage/browser.ts';

export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly search: number;
  readonly largestPaintMs: number;
  readonly interactiveMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  /** How fast Lighthouse found the machine: below 1,000 its times say little. */
  readonly machine: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Installed by npm on first use: no other part needs its hundred packages. */
const program = 'lighthouse@13.5.0';
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function visitBy(url: string): Promise<Visit> {
  const words = [
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--throttling-method=devtools',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const { categories, audits, environment } = JSON.parse(await run(words)) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    search: score('seo'),
    largestPaintMs: figure('largest-contentful-paint'),
    interactiveMs: figure('interactive'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}

/** Where its record of a visit has no beginning, it asks itself to be run again. */
const asksAgain = 'NO_NAVSTART';
const visitsMost = 3;

async function run(words: readonly string[]): Promise<string> {
  for (let visit = 1; ; visit += 1) {
    try {
      return await runOnce(words);
    } catch (error) {
      if (visit === visitsMost || !String(error).includes(asksAgain)) throw error;
    }
  }
}

function runOnce(words: readonly string[]): Promise<string> {
  const path = chromiumPath();
  const call = ['exec', '--yes', `--package=${program}`, '--', 'lighthouse', ...words];
  const child = spawn('npm', call, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(path === undefined ? {} : { CHROME_PATH: path }) },
  });
  const said: Buffer[] = [];
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString()}`.slice(-2000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(said).toString('utf8'));
      else reject(new Error(`Lighthouse failed: ${complaint}`));
    });
  });
}
