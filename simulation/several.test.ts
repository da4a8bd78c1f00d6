// Proves that calls at once are begun in order, answered in order, and not begun after a failure.
import { expect, test } from 'vitest';
import { several } from './several.ts';

test('calls that end in any order are answered in the order of their items', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const items = Array.from({ length: 40 }, (_, at) => at);
  const asked = several(items, async (item) => {
    begun.push(item);
    await new Promise<void>((resolve) => ends.push(resolve));
    return item * 2;
  });
  expect(begun.length).toBeGreaterThan(1);
  expect(begun.length).toBeLessThan(items.length);
  for (let ended = 0; ended < items.length; ended += 1) {
    // The last one that began ends first.
    ends.pop()?.();
    await new Promise(setImmediate);
  }
  expect(await asked).toEqual(items.map((item) => item * 2));
  expect(begun).toEqual(items);
});

test('after a failure no other call is begun, and the failure is told', async () => {
  const begun: number[] = [];
  const items = Array.from({ length: 40 }, (_, at) => at);
  const asked = several(items, async (item) => {
    begun.push(item);
    if (item === 3) throw new Error('the fourth');
    await new Promise(setImmediate);
  });
  await expect(asked).rejects.toThrow('the fourth');
  expect(begun.length).toBeLessThan(12);
});
