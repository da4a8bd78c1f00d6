// News that come while an answer is under way are followed by another reading, and news of one
// moment by one.
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { readAnew } from './read-anew.ts';

const queryKey = ['shelf', 'one'];
let answers: ((value: string) => void)[];
let stop: () => void;
const shown = () => queryClient.getQueryData(queryKey);

beforeEach(() => {
  answers = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
});
afterEach(() => {
  stop();
  queryClient.clear();
});

async function answer(place: number, value: string): Promise<void> {
  await vi.waitFor(() => expect(answers).toHaveLength(place + 1));
  answers[place]?.(value);
  await vi.waitFor(() => expect(shown()).toBe(value));
}

/** Whatever would still be asked has been asked. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('news during the first reading are followed by another', async () => {
  readAnew(['shelf']);
  readAnew(['shelf']);
  await answer(0, 'old');
  await answer(1, 'new');
  await settled();
  expect(answers).toHaveLength(2);
});

test('news at rest are one reading, and those during it one more, which none cancels', async () => {
  await answer(0, 'first');
  for (let hearer = 0; hearer < 3; hearer += 1) readAnew(['shelf']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  readAnew(['shelf']);
  await settled();
  readAnew(['shelf']);
  await settled();
  expect(answers).toHaveLength(2);
  await answer(1, 'second');
  await answer(2, 'third');
  await settled();
  expect(answers).toHaveLength(3);
});
