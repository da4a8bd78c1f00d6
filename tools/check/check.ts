// The whole gate, or the named steps: one line each, stopping at the first failure; then the time
// of each and the slowest test files. Its last line is the count of all tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChanged } from './changed.ts';
import { gateLine, sumOf } from './count-tests.ts';
import { gateTime, journeyTroubles, slowestFiles, stepTable } from './gate-report.ts';
import { measureSpeed } from './measure-speed.ts';
import { runLanes } from './run-lanes.ts';
import type { Ran } from './run-lanes.ts';
import { overspent, referenceSeconds } from './step-budgets.ts';
import { presentSteps } from './steps.ts';
import type { Step } from './steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const say = (text: string) => void process.stdout.write(text);

function tellStep({ step, seconds, passed, failed, output }: Ran): void {
  const tests = step.counting === undefined ? '' : `, ${passed} tests`;
  const verdict = failed === 0 ? 'ok' : 'FAILED';
  say(`${step.name.padEnd(18)}${verdict} in ${seconds.toFixed(1)} s${tests}\n`);
  if (failed > 0) say(`\n${output.trimEnd()}\n\n`);
}

/** All steps, or those that are named: `npm run check -- server 'byte budgets'`. */
function stepsAsked(names: readonly string[]): Step[] {
  const present = presentSteps(root);
  const unknown = names.filter((name) => !present.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}.`);
  return present.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function runGate(steps: readonly Step[]): Promise<boolean> {
  mkdirSync(join(root, '.cache', 'check'), { recursive: true });
  const begunAt = performance.now();
  const stop = new AbortController();
  let interrupted = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted = 1;
      stop.abort();
    });
  }
  const speedBefore = await measureSpeed();
  const all = await runLanes(root, steps, { stop, tell: tellStep });
  // The machine may have slowed down meanwhile: what counts is its speed over the whole run.
  const factor = (speedBefore + (await measureSpeed())) / 2 / referenceSeconds;
  const total = sumOf(all);
  say(`\n${stepTable(all, factor)}\n${slowestFiles(root, all)}${journeyTroubles(root, all)}`);
  say(gateTime((performance.now() - begunAt) / 1000, factor));
  const tooMuch = all.flatMap(
    ({ step, processorSeconds }) => overspent({ name: step.name, processorSeconds }, factor) ?? [],
  );
  for (const complaint of tooMuch) say(`\nOVER BUDGET: ${complaint}\n`);
  const failed = total.failed + tooMuch.length + interrupted;
  say(`${gateLine({ passed: total.passed, failed })}\n`);
  return failed === 0;
}

const words = process.argv.slice(2);
if (words.includes('--changed')) {
  const others = words.filter((word) => word !== '--changed');
  process.exitCode = await runChanged(root, others);
} else process.exitCode = (await runGate(stepsAsked(words))) ? 0 : 1;
