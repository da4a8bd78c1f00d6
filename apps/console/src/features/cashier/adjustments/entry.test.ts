// Checks when a correction can be sent, and what is sent of it.
import { expect, test } from 'vitest';
import { inputOf, isReady, type Entry } from './entry.ts';

const entry: Entry = { kind: 'in', amount: '40', depositId: '', reason: 'goodwill', proof: '' };

test.each<[string, Partial<Entry>, boolean]>([
  ['cash with a reason', {}, true],
  ['no amount', { amount: '' }, false],
  ['nothing', { amount: '0' }, false],
  ['no reason', { reason: ' a ' }, false],
  ['a credit without a proof', { kind: 'credit', depositId: 'd1' }, false],
  ['a credit with a proof', { kind: 'credit', depositId: 'd1', proof: 'slip' }, true],
  ['a credit of no deposit', { kind: 'credit', proof: 'slip' }, false],
  ['a reversal without an amount', { kind: 'reversal', amount: '', depositId: 'd1' }, true],
])('%s is ready or not', (_name, change, ready) => {
  expect(isReady({ ...entry, ...change })).toBe(ready);
});

test('only what the kind needs is sent', () => {
  expect(inputOf({ ...entry, depositId: 'd1', proof: 'x' }, 'p1')).toEqual({
    kind: 'in',
    amount: '40',
    reason: 'goodwill',
    proof: '',
    playerId: 'p1',
  });
  expect(inputOf({ ...entry, kind: 'reversal', depositId: 'd1' }, 'p1')).toEqual({
    kind: 'reversal',
    amount: '0',
    reason: 'goodwill',
    proof: '',
    depositId: 'd1',
  });
});
