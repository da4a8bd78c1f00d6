// A database of a test run that was killed is dropped, and that of one that runs is not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isInUse } from './database.ts';

test('a database is in use while the process in its name runs', async () => {
  const other = spawn('sh', ['-c', 'read line'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const names = [`baize_test_${other.pid}_0a1b2c`, `baize_test_draft_${other.pid}_0a1b2c`];
  expect(names.map(isInUse)).toEqual([true, true]);
  other.stdin.end('\n');
  await once(other, 'exit');
  expect(names.map(isInUse)).toEqual([false, false]);
  expect(['baize_template_0a1b2c', 'baize_test_'].map(isInUse)).toEqual([false, false]);
});
