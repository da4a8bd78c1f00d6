// A step runs its commands in order, stops at the first that fails, and keeps what was said.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runStep } from './run-step.ts';

const root = mkdtempSync(join(tmpdir(), 'baize check '));
afterAll(() => rmSync(root, { recursive: true }));

writeFileSync(join(root, 'say.mjs'), 'console.log(process.argv[2]);');
writeFileSync(join(root, 'fail.mjs'), "console.error('broken'); process.exit(3);");

const step = (...scripts: readonly (readonly string[])[]) => ({
  name: 'some step',
  subject: 'say.mjs',
  commands: scripts.map((script) => ['node', ...script]),
});

test('a step that goes well has no failures, in a path with a space too', async () => {
  const result = await runStep(root, step(['say.mjs', 'one'], ['say.mjs', 'two']));
  expect(result).toMatchObject({ passed: 0, failed: 0, output: 'one\ntwo\n' });
});

test('a command that fails stops the step and its output is kept', async () => {
  const result = await runStep(root, step(['fail.mjs'], ['say.mjs', 'never']));
  expect(result).toMatchObject({ failed: 1, output: 'broken\n' });
});

test('a step that should count tests and leaves no report fails', async () => {
  const result = await runStep(root, { ...step(['say.mjs', 'x']), counting: 'playwright' });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});
