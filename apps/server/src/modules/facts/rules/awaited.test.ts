// Proves that a window is closed when it is over and all that began before is counted, not earlier.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaitedMoments } from './awaited.ts';
import { openAt, windowMs } from './window.ts';

const at = (text: string): number => Date.parse(`2026-11-21T${text}Z`);

test('a transaction under way since before keeps the window open until it ends', () => {
  const awaited = awaitedMoments();
  awaited.add({ at: at('12:06:00'), next: 700n });
  expect(awaited.countedBefore(699n)).toBe(0);
  expect(awaited.countedBefore(700n)).toBe(at('12:05:00'));
});

test('windows before a long transaction are closed, those after its beginning wait', () => {
  const awaited = awaitedMoments();
  awaited.add({ at: at('12:06:00'), next: 700n });
  awaited.add({ at: at('12:11:00'), next: 800n });
  awaited.add({ at: at('12:16:00'), next: 900n });
  expect(awaited.countedBefore(850n)).toBe(at('12:10:00'));
  expect(awaited.countedBefore(899n)).toBe(at('12:10:00'));
  expect(awaited.countedBefore(1000n)).toBe(at('12:15:00'));
});

test('no window is closed before its end, or while something of before it is under way', () => {
  const step = fc.record({
    passes: fc.integer({ min: 0, max: 4 * windowMs }),
    begun: fc.bigInt({ min: 0n, max: 50n }),
    ended: fc.bigInt({ min: 0n, max: 60n }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const awaited = awaitedMoments();
      let [now, next, oldest, before] = [at('12:00:00'), 1n, 1n, 0];
      const moments: { readonly at: number; readonly next: bigint }[] = [];
      for (const { passes, begun, ended } of steps) {
        now += passes;
        next += begun;
        moments.push({ at: now, next });
        if (awaited.isNew(now)) awaited.add({ at: now, next });
        oldest = oldest + ended < next ? oldest + ended : next;
        const until = awaited.countedBefore(oldest);
        const may = moments.filter((moment) => moment.next <= oldest).map((one) => openAt(one.at));
        expect(until).toBeLessThanOrEqual(Math.max(0, ...may));
        expect(until).toBeGreaterThanOrEqual(before);
        if (oldest === next) expect(until).toBe(openAt(now));
        before = until;
      }
    }),
  );
});
