// The whole gate: every step in order, one line each, stopping at the first that fails. Its last
// line is the count of all tests, and nothing is printed after it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gateLine, sumOf } from './count-tests.ts';
import { runStep } from './run-step.ts';
import type { StepResult } from './run-step.ts';
import { presentSteps } from './steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
mkdirSync(join(root, '.cache', 'check'), { recursive: true });

const results: StepResult[] = [];
for (const step of presentSteps(root)) {
  const result = await runStep(root, step);
  results.push(result);
  const tests = step.counting === undefined ? '' : `, ${result.passed} tests`;
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  process.stdout.write(
    `${step.name.padEnd(14)}${verdict} in ${Math.round(result.seconds * 10) / 10} s${tests}\n`,
  );
  if (result.failed === 0) continue;
  process.stdout.write(`\n${result.output.trimEnd()}\n\n`);
  break;
}

const total = sumOf(results);
process.exitCode = total.failed === 0 ? 0 : 1;
process.stdout.write(`${gateLine(total)}\n`);
