// `npm run check -- --changed [--base <revision>]`: all cheap checks, and of tests and journeys
// those that the change can break. Prints the selection with its reasons, and what is left to the
// whole gate.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTest } from '../source/source-file.ts';
import { workingTree } from '../source/tree.ts';
import type { Tree } from '../source/tree.ts';
import { changesOf } from './changed-files.ts';
import { selectionOf } from './changed-selection.ts';
import type { Selection } from './changed-selection.ts';
import { gateLine, sumOf } from './count-tests.ts';
import { runLanes } from './run-lanes.ts';
import type { Ran } from './run-lanes.ts';
import { presentSteps } from './steps.ts';
import type { Step } from './steps.ts';

const say = (text: string) => void process.stdout.write(text);

/** Gives the exit code. */
export async function runChanged(root: string, words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { base: { type: 'string' } } });
  const { base, paths } = changesOf(root, values.base);
  const tree = workingTree(root);
  const selection = selectionOf(tree, paths);
  say(`${paths.length} files differ from ${base.slice(0, 10)}\n${told(tree, selection)}\n`);
  mkdirSync(join(root, '.cache', 'check'), { recursive: true });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const steps = stepsOf(presentSteps(root), selection);
  const all = await runLanes(root, steps, { stop, tell: tellStep });
  say(`\n${all.map(rowOf).join('')}`);
  for (const due of selection.due) say(`the whole gate is due: ${due}\n`);
  const total = sumOf(all);
  const interrupted = stop.signal.aborted && total.failed === 0 ? 1 : 0;
  say(`${gateLine({ passed: total.passed, failed: total.failed + interrupted })}\n`);
  return total.failed + interrupted === 0 ? 0 : 1;
}

/** The selection and its reasons, a line each. */
export function told(tree: Tree, { tests, journeys, isBuilt, reasons }: Selection): string {
  const all = tree.files.filter(({ path }) => isTest(path)).length;
  const walks = tree.files.filter(({ path }) => /^e2e\/.*\.spec\.ts$/.test(path)).length;
  return [
    ...reasons.map(({ why, files }) => `  ${why}: ${files.length} test files, ${firstOf(files)}`),
    ...journeys.map((path) => `  the journeys of ${path}`),
    ...(isBuilt ? ['  the builds and what their pages weigh'] : []),
    `left to the whole gate: ${all - tests.length} of ${all} test files, ` +
      `${walks - journeys.length} of ${walks} files of journeys, simulations and figures`,
  ]
    .map((line) => `${line}\n`)
    .join('');
}

const firstOf = (files: readonly string[]): string =>
  files.length > 2 ? `${files.slice(0, 2).join(', ')} …` : files.join(', ');

/** The steps of the gate, those with tests cut down to what was chosen. */
export function stepsOf(steps: readonly Step[], selection: Selection): Step[] {
  const { tests, journeys, worlds, isBuilt } = selection;
  const named = (...names: readonly string[]) => steps.filter(({ name }) => names.includes(name));
  // The house rules run as they are; a test that only runs them says nothing more.
  const files = tests.filter((path) => path !== houseRules.test);
  const reporters = ['--reporter=default', '--reporter=json'];
  const run: Step = {
    name: 'tests',
    subject: 'vitest.config.ts',
    commands: [['vitest', 'run', ...files, ...reporters]],
    counting: 'vitest',
  };
  return [
    ...named('format', 'types', 'imports'),
    { name: 'tidy', subject: houseRules.script, commands: [['node', houseRules.script]] },
    ...(files.length > 0 ? [run] : []),
    ...(isBuilt || journeys.length > 0 ? named('build') : []),
    ...(isBuilt ? named('byte budgets') : []),
    ...(journeys.length > 0
      ? named('journeys').map((step) => walking(step, worlds, journeys))
      : []),
  ];
}

const houseRules = { script: 'tools/tidy/tidy.ts', test: 'tools/tidy/tidy.test.ts' };

/** Not in the world of two processes, which proves the same of several. */
function walking(step: Step, worlds: readonly string[], journeys: readonly string[]): Step {
  const projects = worlds.map((name) => `--project=${name}`);
  return { ...step, commands: step.commands.map((words) => [...words, ...projects, ...journeys]) };
}

function tellStep({ step, passed, failed, output }: Ran): void {
  const tests = step.counting === undefined ? '' : `, ${passed} tests`;
  say(`${step.name.padEnd(18)}${failed === 0 ? 'ok' : 'FAILED'}${tests}\n`);
  if (failed > 0) say(`\n${output.trimEnd()}\n\n`);
}

function rowOf({ step, seconds, processorSeconds }: Ran): string {
  const figure = (one: number | undefined) => (one?.toFixed(1) ?? 'unknown').padStart(9);
  return `${step.name.padEnd(18)}${figure(seconds)} s${figure(processorSeconds)} s of processors\n`;
}
