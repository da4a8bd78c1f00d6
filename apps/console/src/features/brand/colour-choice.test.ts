// Only what differs from the house is sent; what cannot be a colour is never sent.
import { expect, test } from 'vitest';
import { choiceOf, isWhole, ownOf } from './colour-choice.ts';

const ruby = { light: '#a5202f', dark: '#c2303f' };

test('a choice keeps what is the brand’s own and nothing of the house', () => {
  expect(ownOf(choiceOf({}))).toEqual({});
  expect(ownOf(choiceOf({ felt: ruby }))).toEqual({ felt: ruby });
});

test('a colour half typed makes no whole choice', () => {
  expect(isWhole(choiceOf({ felt: ruby }))).toBe(true);
  expect(isWhole(choiceOf({ felt: { ...ruby, dark: '#c230' } }))).toBe(false);
});
