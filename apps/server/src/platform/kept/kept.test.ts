// Kept data is never older than half a minute, also where the message of a change was lost, and an
// older reading never replaces a newer one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../log/index.ts';
import { createMetrics } from '../metrics/index.ts';
import { keep, type Kept } from './index.ts';

let stored = 'first';
let fails = false;
let hearers: ((message: string) => void)[] = [];
let kept: Kept<string>;
const metrics = createMetrics();
const bus = {
  publish: () => undefined,
  subscribe: (_channel: string, hear: (message: string) => void) => {
    hearers.push(hear);
    return () => void (hearers = hearers.filter((one) => one !== hear));
  },
  onGap: () => () => undefined,
};
const read = async () => {
  const found = stored;
  if (fails) throw new Error('the database is away');
  return found;
};

beforeEach(async () => {
  vi.useFakeTimers();
  [stored, fails, hearers] = ['first', false, []];
  kept = keep({
    name: `t${Math.random()}`.replace('.', ''),
    bus,
    log: silentLog(),
    fresh: '',
    read,
  });
  await kept.start();
});
afterEach(async () => {
  await kept.stop();
  vi.useRealTimers();
});

test('a change without a message is seen after half a minute', async () => {
  stored = 'second';
  await vi.advanceTimersByTimeAsync(29_000);
  expect(kept.current()).toBe('first');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.current()).toBe('second');
});

test('an announced change is seen at once, none after the stop', async () => {
  stored = 'second';
  for (const hear of hearers) hear('');
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.current()).toBe('second');
  await kept.stop();
  stored = 'third';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.current()).toBe('second');
  expect(hearers).toEqual([]);
});

test('a value that cannot be reread stays, and monitoring sees its age', async () => {
  const old = keep({ name: 'offer', bus, log: silentLog(), metrics, fresh: '', read });
  await old.start();
  [stored, fails] = ['second', true];
  await vi.advanceTimersByTimeAsync(90_000);
  expect(old.current()).toBe('first');
  const age = /baize_kept_offer_age_seconds (\d+)/.exec(await metrics.print())?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(90);
  await old.stop();
});

test('an earlier reading never replaces a later one', async () => {
  const answers: ((found: string) => void)[] = [];
  const slow = keep({
    name: 'slow',
    bus,
    log: silentLog(),
    fresh: '',
    read: () => new Promise<string>((answer) => answers.push(answer)),
  });
  const [older, newer] = [slow.refresh(), slow.refresh()];
  answers[1]?.('newer');
  answers[0]?.('older');
  await Promise.all([older, newer]);
  expect(slow.current()).toBe('newer');
});
