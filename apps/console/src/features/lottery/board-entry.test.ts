// A board is typed prize by prize, or pasted whole into any of its lines.
import { expect, test } from 'vitest';
import { prizesOf } from '@baize/engines';
import { boardLines, typeLine } from './board-entry.ts';
import { drawKindOf } from './game-facts.ts';
import { readNumbers } from './numbers-entry.ts';

const prizes = prizesOf('THAI');

test('a line is typed beside the others, and a board is read in the order of its prizes', () => {
  const first = typeLine('', { prizes, place: 0, text: '123456' });
  const typed = typeLine(first, { prizes, place: 3, text: '78' });
  expect(boardLines(typed, prizes)).toEqual(['123456', '', '', '78']);
  const front = typeLine(typed, { prizes, place: 1, text: '001 002' });
  const whole = typeLine(front, { prizes, place: 2, text: '003,004' });
  const numbers = [123_456, 1, 2, 3, 4, 78];
  expect(readNumbers(drawKindOf('THAI_GOV'), whole)).toEqual({ numbers });
});

test('a whole board that is pasted fills every line', () => {
  const text = '123456\n001 002\n003 004\n78';
  const pasted = typeLine('9', { prizes, place: 2, text });
  expect(boardLines(pasted, prizes)).toEqual(['123456', '001 002', '003 004', '78']);
});
