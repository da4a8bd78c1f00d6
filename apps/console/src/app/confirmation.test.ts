// Several calls at once share one confirmation, and the next call asks again.
import { expect, test } from 'vitest';
import { askConfirmation, useConfirmation } from './confirmation.ts';

const answer = (confirmed: boolean) => useConfirmation.getState().answer?.(confirmed);

test('two waiting calls get one answer', async () => {
  const both = [askConfirmation(), askConfirmation()];
  answer(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(useConfirmation.getState().answer).toBeUndefined();
});

test('the next call asks again after the question was closed', async () => {
  const first = askConfirmation();
  answer(false);
  expect(await first).toBe(false);
  const second = askConfirmation();
  answer(true);
  expect(await second).toBe(true);
});
