// Rows take over the amounts above them, and a set of numbers stands in the place of its row.
import { expect, test } from 'vitest';
import { numbersOfSet, setsFor } from './number-sets.ts';
import { changeRow, firstRows, removeRow, spreadRow, withLast, type Rows } from './typed-ticket.ts';

const typed = (number: string, amounts: Rows[number]['amounts'] = {}): Rows =>
  changeRow(changeRow(firstRows, 1, { number }), 1, { amounts });

const written = (rows: Rows) =>
  rows.map(({ number, amounts }) => [number, ...Object.entries(amounts).flat()].join(' '));

test('the row below takes over the amounts until a number is typed in it', () => {
  const rows = typed('456', { top: '100' });
  expect(written(rows)).toEqual(['456 top 100', ' top 100']);
  const next = changeRow(changeRow(rows, 2, { number: '12' }), 1, { amounts: { top: '5' } });
  expect(written(next)).toEqual(['456 top 5', '12 top 100', ' top 100']);
});

test('the last row is always empty', () => {
  expect(written(removeRow(typed('12'), 1))).toEqual(['']);
  expect(withLast([])).toEqual(firstRows);
});

test('19 numbers have a digit, ten of them in front and ten at the end', () => {
  expect(numbersOfSet('doors', '5')).toHaveLength(19);
  expect(numbersOfSet('front', '5')).toEqual('50 51 52 53 54 55 56 57 58 59'.split(' '));
  expect(numbersOfSet('back', '5')[0]).toBe('05');
  expect(numbersOfSet('alike', '12')).toContain('77');
  expect(numbersOfSet('alike', '123')).toContain('777');
});

test('the sets follow from how many digits are typed', () => {
  expect(setsFor('5')).toEqual(['doors', 'front', 'back']);
  expect(setsFor('12')).toEqual(['orders', 'alike']);
  expect(setsFor('1234')).toEqual(['orders']);
  expect(setsFor('77')).toEqual(['alike']);
  expect(setsFor('')).toEqual([]);
});

test('all orders stand in rows; a bet in any order stays with the typed number alone', () => {
  const rows = spreadRow(typed('455', { top: '10', tod: '20' }), 1, 'orders');
  expect(written(rows).slice(0, 3)).toEqual(['455 top 10 tod 20', '545 top 10', '554 top 10']);
});

test('a digit becomes its 19 numbers', () => {
  const rows = spreadRow(typed('5', { top: '10', bottom: '10' }), 1, 'doors');
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)?.number).toBe('');
});
