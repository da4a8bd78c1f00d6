// Proves that failing work waits ever longer, up to ten minutes, and starts anew once it succeeds.
import { expect, test } from 'vitest';
import { fakeClock } from '../../../platform/clock/index.ts';
import { createRetries } from './retries.ts';

test('work that fails waits twice as long each time, ten minutes at most', async () => {
  const clock = fakeClock();
  const faults: number[] = [];
  const retries = createRetries(clock, (_error, _name, tries) => void faults.push(tries));
  const fail = () => retries.attempt('a', () => Promise.reject(new Error('no')));
  const pauses: number[] = [];
  for (let tried = 0; tried < 12; tried += 1) {
    await fail();
    const from = clock.now();
    while (retries.waits('a')) clock.advance(1000);
    pauses.push((clock.now() - from) / 1000);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
  expect(faults).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([retries.failing(), retries.waits('b')]).toEqual([1, false]);
  expect(await retries.attempt('a', async () => true)).toBe(true);
  expect(retries.failing()).toBe(0);
});
