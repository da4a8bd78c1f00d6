// Proves that several calls at once share one question, and that the next call asks anew.
import { expect, test } from 'vitest';
import { askConfirmation, useConfirmation } from './confirmation.ts';

const answer = (confirmed: boolean) => useConfirmation.getState().answer?.(confirmed);

test('two calls that wait are answered together', async () => {
  const both = [askConfirmation(), askConfirmation()];
  answer(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(useConfirmation.getState().answer).toBeUndefined();
});

test('whoever closes the question is asked again by the next call', async () => {
  const first = askConfirmation();
  answer(false);
  expect(await first).toBe(false);
  const second = askConfirmation();
  answer(true);
  expect(await second).toBe(true);
});
