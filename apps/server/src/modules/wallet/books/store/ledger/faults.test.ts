// Which errors of a batch are worth another try, and which come again.
import { expect, test } from 'vitest';
import { kindOf } from './faults.ts';

const coded = (code: string, text = 'told by the server') =>
  Object.assign(new Error(text), { code });

test.each([
  ['a deadlock', coded('40P01'), 'clash'],
  ['a lock timeout', coded('55P03'), 'clash'],
  ['a key that a rival took', coded('23505'), 'taken'],
  ['a server that is full', coded('53300', 'sorry, too many clients already'), 'unreachable'],
  ['a server that shuts down', coded('57P01'), 'unreachable'],
  ['a refused connection', coded('ECONNREFUSED'), 'unreachable'],
  ['a server that only reads', coded('25006'), 'unreachable'],
  ['a full disk', coded('53100'), 'fault'],
  ['a broken constraint', coded('23514'), 'fault'],
  ['an error of ours', new Error('no such game'), 'fault'],
])('%s', (_name, error, kind) => {
  expect(kindOf(error)).toBe(kind);
});
