// Corrections that one person may make alone, worked by hand.
import { expect, test } from 'vitest';
import { mayPostAlone, type AloneFacts } from './adjustment.ts';

const small: AloneFacts = {
  kind: 'in',
  amount: 400n,
  alone: 600n,
  aloneMost: 1000n,
  hasOpened: false,
};

test.each<[string, Partial<AloneFacts>, boolean]>([
  ['exactly what is left of the day', {}, true],
  ['one unit more than is left of the day', { amount: 401n }, false],
  ['a debit within the day', { kind: 'out' }, true],
  ['a credit of a deposit', { kind: 'credit' }, false],
  ['a reversal of a deposit', { kind: 'reversal' }, false],
  ['the account they opened a way into', { hasOpened: true }, false],
  ['any amount where nobody may alone', { alone: 0n, aloneMost: 0n }, false],
])('%s may be posted alone or not', (_name, facts, may) => {
  expect(mayPostAlone({ ...small, ...facts })).toBe(may);
});
