// Proves which states a number of the family names.
import { expect, test } from 'vitest';
import { statesOfStatus } from './wire-status.ts';

test('a number names its state, and 7 what the house cancelled', () => {
  expect(statesOfStatus('4')).toEqual(['won']);
  expect(statesOfStatus('7')).toEqual(['cancelled-by-house']);
  expect(statesOfStatus('12')).toEqual(['cancelled-by-house']);
  expect(statesOfStatus('99')).toEqual([]);
});

test.each(['', '-1', '0'])('“%s” names all states', (status) => {
  expect(statesOfStatus(status)).toBeUndefined();
});
