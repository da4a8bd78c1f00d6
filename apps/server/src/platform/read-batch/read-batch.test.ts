// Proves that reads which arrive together become one query, that each caller gets its own value and
// every fault is told.
import { expect, test } from 'vitest';
import { createReadBatch } from './index.ts';

test('reads of one turn leave as one query', async () => {
  const queries: (readonly number[])[] = [];
  const read = createReadBatch<number, string>(async (keys) => {
    queries.push(keys);
    return new Map(keys.map((key) => [key, `value ${key}`]));
  });
  const values = await Promise.all([read(1), read(2), read(1)]);
  expect(values).toEqual(['value 1', 'value 2', 'value 1']);
  expect(queries).toEqual([[1, 2]]);
});

test('reads that arrive during a query are not lost', async () => {
  const read = createReadBatch<number, number>(async (keys) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return new Map(keys.map((key) => [key, key * 2]));
  }, 3);
  const asked = Array.from({ length: 100 }, (_, index) => index);
  const values: Promise<number | undefined>[] = [];
  for (const key of asked) {
    values.push(read(key));
    if (key % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(values)).toEqual(asked.map((key) => key * 2));
});

test('an unknown key gives undefined and a failed query fails each of its callers', async () => {
  let broken = false;
  const read = createReadBatch<number, number>(async () => {
    if (broken) throw new Error('no database');
    return new Map();
  });
  expect(await read(1)).toBeUndefined();
  broken = true;
  const outcomes = await Promise.allSettled([read(1), read(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
