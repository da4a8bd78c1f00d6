// A pasted list is read without guesses: what can mean two things is asked, what means nothing is
// left out with its reason.
import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { readList } from './read-list.ts';
import { addList, firstRows } from './typed-ticket.ts';

const thai = columnsOf('THAI');
const hanoi = columnsOf('HANOI');
const d4 = columnsOf('D4');

const faults = (text: string, columns = thai) =>
  readList(text, columns).bad.map(({ line, fault }) => `${line} ${fault}`);

test('two amounts on two digits are top and bottom, in each form of the sign', () => {
  for (const text of ['12=50*50', '12 = 50 x 50', '๑๒=๕๐×๕๐', '12=50X50\n'])
    expect(readList(text, thai).shapes, text).toMatchObject([
      { choices: [['top', 'bottom']], lines: [{ numbers: ['12'], amounts: ['50', '50'] }] },
    ]);
});

test('two amounts on three digits are top and tod where there are no others', () => {
  const [shape] = readList('456=100x50', hanoi).shapes;
  expect(shape?.choices).toEqual([['top', 'tod']]);
  expect(readList('456=100x50', thai).shapes[0]?.choices).toHaveLength(6);
});

test('three amounts on three digits are asked once for all such lines', () => {
  const { shapes, rows } = readList('456=100x100x50\n123,789=10x10x5', thai);
  expect(shapes).toHaveLength(1);
  expect(shapes[0]?.choices).toHaveLength(4);
  expect(rows).toBe(3);
  expect(faults('456=100x100x50', hanoi)).toEqual(['1 too-many-amounts']);
});

test('one amount may stand in each column, and is asked', () => {
  expect(readList('12=50', thai).shapes[0]?.choices).toEqual([['top'], ['bottom']]);
  expect(readList('1234=5', d4).shapes[0]?.choices).toEqual([['big'], ['small']]);
});

test('lines that mean nothing are told with their reason', () => {
  const text = '12 50\n12345=5x5\n12-14=5x5\n12=5xx5\n12=1,000x5\n\n12=0x5\n12 345=5x5\n12=5=5';
  expect(faults(text)).toEqual([
    '1 no-sign',
    '2 number-wrong',
    '3 number-wrong',
    '4 amount-wrong',
    '5 amount-wrong',
    '7 amount-wrong',
    '8 number-wrong',
    '9 no-sign',
  ]);
});

test('the rows of a list come in its order, behind those that are typed', () => {
  const { shapes } = readList('456=100x50\n12 21=50*20', hanoi);
  const rows = addList(firstRows, shapes, ({ choices }) => choices[0]);
  expect(rows.map(({ number, amounts }) => ({ number, ...amounts }))).toEqual([
    { number: '456', top: '100', tod: '50' },
    { number: '12', top: '50', bottom: '20' },
    { number: '21', top: '50', bottom: '20' },
    { number: '', top: '50', bottom: '20' },
  ]);
});
