// Runs one step of the gate: its commands one after the other, output kept back, its tests counted.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { countTests } from './count-tests.ts';
import type { Count } from './count-tests.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Count {
  readonly output: string;
  readonly seconds: number;
}

export async function runStep(root: string, step: Step): Promise<StepResult> {
  const report = join(root, '.cache', 'check', `${step.name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const startedAt = performance.now();
  let output = '';
  let isFine = true;
  for (const command of step.commands) {
    const result = await runCommand(root, reported(command, step, report), report);
    output += result.output;
    isFine = result.code === 0;
    if (!isFine) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { output, seconds, ...counted(step, report, isFine) };
}

function counted(step: Step, report: string, isFine: boolean): Count {
  const count =
    step.counting === undefined
      ? { passed: 0, failed: 0 }
      : countTests(step.counting, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
  return isFine || count.failed > 0 ? count : { ...count, failed: 1 };
}

const reported = (command: readonly string[], { counting }: Step, report: string) =>
  counting === 'vitest' ? [...command, `--outputFile.json=${report}`] : command;

async function runCommand(root: string, [tool = '', ...words]: readonly string[], report: string) {
  const own = join(root, 'node_modules', '.bin');
  const child = spawn(tool === 'node' ? process.execPath : join(own, tool), words, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${own}${delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}
