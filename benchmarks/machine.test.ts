// Processor time is added up by family, and no part of it is lost when a process of it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cpuSecondsOf, familyOf } from './machine.ts';

/** So much of a processor, however long it has to wait for one. */
const work = 'while (process.cpuUsage().user < 200_000);';

test.skipIf(process.platform !== 'linux')('keeps the time of a child that ended', async () => {
  const parent = spawn('sh', ['-c', `"${process.execPath}" -e "${work}"; echo ended; read line`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  const [first, ...others] = familyOf(parent.pid ?? 0);
  parent.stdin.end('\n');
  await once(parent, 'exit');
  expect(first?.pid).toBe(parent.pid);
  expect(others).toEqual([]);
  expect(cpuSecondsOf(first ? [first] : [])).toBeGreaterThan(0.1);
});
