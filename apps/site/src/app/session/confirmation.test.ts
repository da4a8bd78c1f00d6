// Several calls that need a confirmation wait for one question, and each hears its answer.
import { expect, test } from 'vitest';
import { askConfirmation, useConfirmation } from './confirmation.ts';

const { getState } = useConfirmation;

test('the question is asked once and its answer goes to all calls', async () => {
  const first = askConfirmation();
  const second = askConfirmation();
  expect(getState().asked).toBe(true);
  getState().settle(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(getState().asked).toBe(false);
});

test('after an answer the next call asks anew', async () => {
  const refused = askConfirmation();
  getState().settle(false);
  expect(await refused).toBe(false);
  const again = askConfirmation();
  expect(getState().asked).toBe(true);
  getState().settle(true);
  expect(await again).toBe(true);
});
