// Timed work is passed over while it is held, as when a demo world is made with the clock in the
// past, and runs at its next time.
import { expect, test } from 'vitest';
import { none, type ModuleParts } from '../platform/module/index.ts';
import { addJobs } from './jobs.ts';
import type { Platform } from './platform.ts';

test('a job that is held is passed over, and runs once it is not', async () => {
  const handlers = new Map<string, () => Promise<void>>();
  const jobs = {
    define: (name: string, run: () => Promise<void>) => void handlers.set(name, run),
    every: () => undefined,
    retire: () => undefined,
  };
  let ran = 0;
  const run = async () => void (ran += 1);
  const facts: ModuleParts = {
    start: none,
    stop: none,
    jobs: [{ name: 'facts-count', cron: '* * * * *', run }],
    forgetOld: none,
    copyOf: none,
    closing: none,
  };
  let isHeld = true;
  addJobs({ jobs } as unknown as Platform, { facts }, () => isHeld);
  await handlers.get('facts-count')?.();
  expect(ran).toBe(0);
  isHeld = false;
  await handlers.get('facts-count')?.();
  expect(ran).toBe(1);
});
