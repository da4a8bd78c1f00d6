// The result of eight answers about one's own play. The answers never leave the device.

export const questions = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Question = (typeof questions)[number];

export const answers = ['never', 'sometimes', 'often'] as const;
export type Answer = (typeof answers)[number];

export type Finding = 'low' | 'some' | 'high';

const weight = { never: 0, sometimes: 1, often: 2 } as const;
/** Borrowing, and having tried in vain to stop, are serious however rare. */
const serious: readonly Question[] = [4, 7];

/** Undefined while a question is open. */
export function findingOf(given: Partial<Record<Question, Answer>>): Finding | undefined {
  if (questions.some((question) => given[question] === undefined)) return undefined;
  const sum = questions.reduce((total, question) => total + weight[given[question] ?? 'never'], 0);
  const isSerious = serious.some((question) => given[question] !== 'never');
  if (sum >= 6 || (isSerious && sum >= 2)) return 'high';
  return sum > 0 ? 'some' : 'low';
}
