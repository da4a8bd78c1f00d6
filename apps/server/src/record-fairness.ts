// `npm run fairness:record -- "why"` tests the code that decides money and chance once more and
// records its hash with what was tested. Only recorded code may deal, so every change of it needs
// this.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families, games } from '@baize/engines';
import {
  differingParts,
  findDecidingCode,
  hashCriticalCode,
  readReleases,
  releasesFile,
  repository,
  sourcesAt,
  type Release,
} from './modules/fairness/index.ts';

/** The tests of every part, by what they prove. */
const retests = [
  ['games and draws', ['packages/engines']],
  ['money and ledger', ['packages/money', 'packages/ledger']],
  [
    'rounds, families and jackpots',
    ['wagering', ...families.map(({ code }) => code), 'jackpots'].map((m) => `modules/${m}/`),
  ],
  ['books', ['modules/wallet/books/store/ledger']],
  ['randomness', ['platform/randomness']],
] as const;

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
}

/** Runs the tests; undefined when one failed or there was none. */
function retest(paths: readonly string[]): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'retest-'));
  const report = join(folder, 'report.json');
  const program = join('node_modules', 'vitest', 'vitest.mjs');
  const projects = ['--project', 'packages', '--project', 'server'];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const words = [program, 'run', ...projects, ...output, ...paths];
  const cwd = fileURLToPath(repository);
  const { status } = spawnSync(process.execPath, words, { cwd, stdio: ['ignore', 2, 2] });
  const read = status === 0 ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return read?.success && read.numPassedTests > 0 ? read.numPassedTests : undefined;
}

function retestAll(): readonly string[] | undefined {
  const done: string[] = [];
  for (const [what, paths] of retests) {
    const passed = retest(paths);
    if (passed === undefined) return undefined;
    done.push(`${what}: ${passed} tests passed`);
    process.stdout.write(`${done.at(-1)}\n`);
  }
  return done;
}

/** Code that imports what is not hashed, or a family without code, cannot be put on record. */
async function refuseGaps(): Promise<void> {
  const { astray, empty } = await findDecidingCode(sourcesAt(repository));
  const gaps = [...astray, ...empty.map((at) => `nothing stands in ${at}`)];
  if (gaps.length > 0) throw new Error(`Not all that decides is hashed:\n${gaps.join('\n')}`);
}

async function record(why: string): Promise<string> {
  await refuseGaps();
  const found = await hashCriticalCode();
  const releases = await readReleases();
  const last = releases.at(-1);
  if (last?.hash === found.hash) return 'Nothing that decides money or chance has changed.';
  process.stdout.write(`Changed: ${differingParts(found, last).join(', ')}.\n`);
  const retested = retestAll();
  if (!retested) throw new Error('A test failed: nothing was put on record.');
  const release: Release = {
    number: (last?.number ?? 0) + 1,
    day: new Date().toISOString().slice(0, 10),
    why,
    retested,
    games: Object.fromEntries(games.map(({ code, version }) => [code, version])),
    ...found,
  };
  const text = JSON.stringify({ releases: [...releases, release] }, null, 2);
  writeFileSync(releasesFile, `${text}\n`);
  return `Release ${release.number} is on record: ${release.hash}.`;
}

const why = process.argv.slice(2).join(' ').trim();
if (why.length < 10) {
  process.stderr.write('Say in a sentence why: npm run fairness:record -- "why it changed"\n');
  process.exitCode = 1;
} else {
  process.stdout.write(`${await record(why)}\n`);
}
