// A step runs its commands in order, stops at the first that fails, keeps their output, counts the
// processor time of all it started, and leaves nothing behind when it is stopped.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runStep } from './run-step.ts';

const root = mkdtempSync(join(tmpdir(), 'baize check '));
afterAll(() => rmSync(root, { recursive: true }));

const scripts = {
  'say.mjs': 'console.log(process.argv[2]);',
  'fail.mjs': "console.error('broken'); process.exit(3);",
  'wait.mjs': 'setTimeout(() => {}, Number(process.argv[2]));',
  'work.mjs': `export function work(seconds) {
    while (process.cpuUsage().user < seconds * 1e6) for (let turn = 0; turn < 1e7; turn += 1);
  }`,
  // Works for 0.2 s and has the next generation do the same, `argv[2]` of them in all.
  'busy.mjs': `import { spawnSync } from 'node:child_process';
    import { work } from './work.mjs';
    const left = Number(process.argv[2]) - 1;
    if (left > 0) spawnSync(process.execPath, [process.argv[1], String(left)]);
    work(0.2);`,
  // Starts a daemon that leaves it, as a database does, and waits for its end.
  'leave.mjs': `import { spawn, spawnSync } from 'node:child_process';
    import { readFileSync, writeFileSync } from 'node:fs';
    import { work } from './work.mjs';
    const [, self, role] = process.argv;
    const lives = (pid) => {
      try { return process.kill(pid, 0); } catch { return false; }
    };
    if (role === 'daemon') work(0.4);
    else if (role === 'middle') {
      const options = { detached: true, stdio: 'ignore' };
      const daemon = spawn(process.execPath, [self, 'daemon'], options);
      writeFileSync('daemon', String(daemon.pid));
      process.exit(0);
    } else {
      spawnSync(process.execPath, [self, 'middle']);
      const pid = Number(readFileSync('daemon', 'utf8'));
      const look = setInterval(() => lives(pid) || clearInterval(look), 20);
    }`,
  'stay.mjs': `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const options = { detached: true, stdio: 'ignore' };
    const child = spawn(process.execPath, ['wait.mjs', '600000'], options);
    writeFileSync('staying', String(child.pid));
    setTimeout(() => {}, 600_000);`,
};
for (const [name, content] of Object.entries(scripts)) writeFileSync(join(root, name), content);

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

test.skipIf(process.platform === 'win32')(
  'the processor time is that of a command, its child and its grandchild, over all commands',
  async () => {
    const { processorSeconds } = await runStep(root, step(['busy.mjs', '3'], ['busy.mjs', '1']));
    expect(processorSeconds).toBeGreaterThan(0.8);
    expect(processorSeconds).toBeLessThan(4);
  },
);

test.skipIf(process.platform === 'win32')('waiting counts no processor time', async () => {
  const { seconds, processorSeconds } = await runStep(root, step(['wait.mjs', '900']));
  expect(seconds).toBeGreaterThan(0.9);
  expect(processorSeconds).toBeLessThan(0.6);
});

test.skipIf(process.platform !== 'linux')(
  'a daemon that left its parent and ended in time is counted too',
  async () => {
    const { failed, processorSeconds } = await runStep(root, step(['leave.mjs']));
    expect(failed).toBe(0);
    expect(processorSeconds).toBeGreaterThan(0.4);
  },
);

const waiting = { timeout: 30_000, interval: 20 };

test('a step that is stopped has failed, and what it started has ended', async () => {
  const stop = new AbortController();
  const running = runStep(root, step(['stay.mjs'], ['say.mjs', 'never']), stop.signal);
  const file = join(root, 'staying');
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8') !== '', waiting);
  stop.abort();
  const result = await running;
  expect(result.failed).toBe(1);
  expect(result.output).not.toContain('never');
  const pid = Number(readFileSync(file, 'utf8'));
  await vi.waitUntil(() => !lives(pid), waiting);
});

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
