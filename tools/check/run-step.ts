// Runs one step of the gate: its commands one after the other, output kept back, its tests counted
// and its processor time measured. A stopped step leaves nothing running behind.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { countTests } from './count-tests.ts';
import type { Count } from './count-tests.ts';
import { counted, countedAt, readTimes } from './processor-time.ts';
import type { Command } from './processor-time.ts';
import type { Step } from './steps.ts';
import { stopDescendants } from './stop-descendants.ts';

export interface StepResult extends Count {
  readonly output: string;
  readonly seconds: number;
  /** The time of its commands and all their descendants; undefined where it is unknown. */
  readonly processorSeconds: number | undefined;
}

const never = new AbortController().signal;

export async function runStep(root: string, step: Step, stop = never): Promise<StepResult> {
  const report = reportOf(root, step);
  rmSync(report, { force: true });
  const startedAt = performance.now();
  let output = '';
  let processorSeconds: number | undefined = 0;
  let isFine = true;
  for (const words of step.commands) {
    const command = commandOf(root, reported(words, step, report));
    const result = await runCommand(command, { root, report, stop });
    output += result.output;
    processorSeconds = plus(processorSeconds, result.processorSeconds);
    isFine = result.code === 0 && !stop.aborted;
    if (!isFine) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { output, seconds, processorSeconds, ...countOf(step, report, isFine) };
}

/** Where the runner of a step's tests writes what it ran. */
export const reportOf = (root: string, { name }: Step): string =>
  join(root, '.cache', 'check', `${name.replaceAll(' ', '-')}.json`);

const plus = (sum: number | undefined, more: number | undefined): number | undefined =>
  sum === undefined || more === undefined ? undefined : sum + more;

function countOf(step: Step, report: string, isFine: boolean): Count {
  const count =
    step.counting === undefined
      ? { passed: 0, failed: 0 }
      : countTests(step.counting, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
  return isFine || count.failed > 0 ? count : { ...count, failed: 1 };
}

const reported = (command: readonly string[], { counting }: Step, report: string) =>
  counting === 'vitest' ? [...command, `--outputFile.json=${report}`] : command;

function commandOf(root: string, [tool = '', ...words]: readonly string[]): Command {
  const program = tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', tool);
  return counted({ program, words });
}

interface Surroundings {
  readonly root: string;
  readonly report: string;
  readonly stop: AbortSignal;
}

async function runCommand({ program, words }: Command, { root, report, stop }: Surroundings) {
  const own = join(root, 'node_modules', '.bin');
  const child = spawn(program, words, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${own}${delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Hundreds of processes load the same code: compiled once, it is read by all others.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const end = () => (child.pid === undefined ? undefined : void stopDescendants(child.pid));
  stop.addEventListener('abort', end, { once: true });
  const times = text(child.stdio[countedAt] as Readable);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  stop.removeEventListener('abort', end);
  const output = Buffer.concat(chunks).toString('utf8');
  return { code, output, processorSeconds: readTimes(await times) };
}
