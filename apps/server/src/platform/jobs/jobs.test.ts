// A job runs after its transaction was committed and not otherwise, a failed one is tried again,
// and of jobs with one key only one waits.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { silentLog } from '../log/index.ts';
import { createJobs } from './index.ts';
import type { Jobs } from './index.ts';

let database: Database;
let jobs: Jobs;
let ran: string[];

beforeEach(async () => {
  database = await freshDatabase();
  // The queue's tables are there in every test database; the first start of a house makes them.
  await database.pool.query('drop schema job cascade');
  jobs = createJobs({ url: database.url, log: silentLog(), pollSeconds: 0.5 });
  ran = [];
  jobs.define<{ what: string }>('note', async ({ what }) => void ran.push(what));
});

afterEach(async () => {
  await jobs.stop();
  await database.close();
});

async function until(done: () => boolean): Promise<void> {
  for (let tried = 0; tried < 300 && !done(); tried += 1) await sleep(20);
}

/** Jobs that can run now or later, or have run. */
async function queued(): Promise<string[]> {
  const { rows } = await database.pool.query<{ what: string }>(
    `select data ->> 'what' as what from job.job where data ? 'what' order by 1`,
  );
  return rows.map(({ what }) => what);
}

test('a job of a refused transaction never runs, one of a committed transaction does', async () => {
  await jobs.start();
  const refused = database.transaction(async (tx) => {
    await jobs.enqueue('note', { what: 'refused' }, { tx });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await database.transaction((tx) => jobs.enqueue('note', { what: 'kept' }, { tx }));
  await until(() => ran.length > 0);
  expect(ran).toEqual(['kept']);
  expect(await queued()).toEqual(['kept']);
});

test('a failed job is tried again', async () => {
  let faults = 1;
  jobs.define('shaky', async () => {
    faults -= 1;
    if (faults >= 0) throw new Error('not now');
    ran.push('shaky');
  });
  await jobs.start();
  await jobs.enqueue('shaky', {});
  await until(() => ran.length > 0);
  expect(ran).toEqual(['shaky']);
});

test('of jobs with one key one waits; other jobs are not delayed', async () => {
  await jobs.start();
  const startAfter = new Date(Date.now() + 1500);
  for (const what of ['a', 'b']) {
    await jobs.enqueue('note', { what }, { singletonKey: 'player-1', startAfter });
  }
  await jobs.enqueue('note', { what: 'c' }, { singletonKey: 'player-2' });
  await jobs.enqueue('note', { what: 'd' });
  expect(await queued()).toEqual(['a', 'c', 'd']);
  await until(() => ran.length >= 3);
  expect([...ran].sort()).toEqual(['a', 'c', 'd']);
});

test('an undefined job is refused by name', async () => {
  await jobs.start();
  await expect(jobs.enqueue('ghost', {})).rejects.toThrow('"ghost"');
  expect(() => jobs.every('ghost', '* * * * *')).toThrow('"ghost"');
});

test('a retired schedule is dropped; one that another version has stays', async () => {
  const scheduled = async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from job.schedule');
    return rows.map(({ name }) => name);
  };
  jobs.define('old-name', async () => undefined);
  jobs.every('old-name', '* * * * *');
  jobs.define('newer-version', async () => undefined);
  jobs.every('newer-version', '* * * * *');
  await jobs.start();
  expect((await scheduled()).toSorted()).toEqual(['newer-version', 'old-name']);
  await jobs.stop();
  jobs = createJobs({ url: database.url, log: silentLog() });
  jobs.define('new-name', async () => undefined);
  jobs.every('new-name', '* * * * *');
  jobs.retire('old-name');
  await jobs.start();
  expect((await scheduled()).toSorted()).toEqual(['new-name', 'newer-version']);
});
