// The answer to the self-test follows from all eight answers, and is none before the last.
import { expect, test } from 'vitest';
import { findingOf, questions, type Answer, type Question } from './self-test.ts';

const all = (answer: Answer, but: Partial<Record<Question, Answer>> = {}) => ({
  ...Object.fromEntries(questions.map((question) => [question, answer])),
  ...but,
});

test.each([
  ['low', all('never')],
  ['some', all('never', { 1: 'sometimes' })],
  ['some', all('never', { 4: 'sometimes' })],
  ['high', all('never', { 4: 'sometimes', 1: 'sometimes' })],
  ['high', all('never', { 7: 'often' })],
  ['some', all('never', { 1: 'often', 2: 'often', 3: 'sometimes' })],
  ['high', all('never', { 1: 'often', 2: 'often', 3: 'often' })],
  ['high', all('often')],
] as const)('it is %s for %j', (finding, given) => {
  expect(findingOf(given)).toBe(finding);
});

test('while a question is open there is no answer', () => {
  expect(findingOf({ 1: 'often', 4: 'often' })).toBeUndefined();
  expect(findingOf({})).toBeUndefined();
});
