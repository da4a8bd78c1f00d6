// Limited numbers are typed a line for each play and rate, and read only when all are whole.
import { expect, test } from 'vitest';
import { limitablePlays, linesOf, listOf } from './limited-entry.ts';

const list = [
  { play: 'TOP3', number: '007', rate: 0 },
  { play: 'TOP3', number: '123', rate: 0 },
  { play: 'TOP2', number: '96', rate: 50 },
];

test('numbers of one play and rate share a line, and are read back', () => {
  const lines = linesOf(list);
  expect(lines).toEqual([
    { play: 'TOP3', numbers: '007 123', rate: '0' },
    { play: 'TOP2', numbers: '96', rate: '50' },
  ]);
  expect(listOf('LAO', lines)).toEqual(list);
});

test.each([
  [{ play: 'TOP2', numbers: '9', rate: '50' }],
  [{ play: 'TOP2', numbers: '', rate: '50' }],
  [{ play: 'TOP2', numbers: '96', rate: '100' }],
  [{ play: 'TOP2', numbers: '96 96', rate: '50' }],
  [{ play: 'LO2', numbers: '96', rate: '50' }],
])('%j is not read', (line) => {
  expect(listOf('LAO', [line])).toBeUndefined();
});

test('only plays with single numbers are offered', () => {
  const codes = limitablePlays('VN_N').map(({ code }) => code);
  expect(codes).toContain('LO2');
  expect(codes).not.toContain('XIEN2');
});
