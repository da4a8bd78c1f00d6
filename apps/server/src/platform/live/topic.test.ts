// A topic that gets an event out of order reads the missing ones first and delivers all in order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { createEventLog } from './event-log.ts';
import { Topic, type Follower } from './topic.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('an event of which the bus lost those before is passed on after them', async () => {
  const log = createEventLog(database);
  const topic = new Topic('lane', log);
  const got: number[] = [];
  const follower: Follower = {
    receive: (_topic, frames) => void got.push(...frames.map(({ seq }) => seq)),
    review: async () => undefined,
    miss: () => void got.push(-1),
  };
  topic.followers.add(follower);
  const told = ['a', 'b', 'c'].map((event) => ({ topic: 'lane', event, payload: {} }));
  const [, , last] = await log.append(told);
  if (last === undefined) throw new Error('the log kept nothing');
  topic.hear(last);
  await topic.refresh();
  topic.hear(last);
  expect(got).toEqual([1, 2, 3]);
});
