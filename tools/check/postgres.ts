// Runs the tests of the server and the simulations on a PostgreSQL server of yours, so that nothing
// is true only of the one that comes along. They create and drop databases there.
import { fileURLToPath } from 'node:url';
import { gateLine, sumOf } from './count-tests.ts';
import { runStep } from './run-step.ts';
import type { StepResult } from './run-step.ts';
import { presentSteps } from './steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

if ((process.env['DATABASE_URL'] ?? '') === '') {
  process.stderr.write(
    'Set DATABASE_URL to a PostgreSQL server (15 or later) whose role may create databases, ' +
      'for example postgres://tester:secret@127.0.0.1:5432/postgres.\n',
  );
  process.exitCode = 1;
} else {
  process.exitCode = await runThere();
}

async function runThere(): Promise<number> {
  const results: StepResult[] = [];
  for (const step of presentSteps(root)) {
    if (step.name !== 'server' && !step.name.endsWith('simulation')) continue;
    const result = await runStep(root, step);
    results.push(result);
    process.stdout.write(`${result.output.trimEnd()}\n`);
    if (result.failed > 0) break;
  }
  const total = sumOf(results);
  process.stdout.write(`${gateLine(total)}\n`);
  return total.failed === 0 && results.length > 0 ? 0 : 1;
}
