// Only differences from the house's colours are sent; an invalid colour is never sent.
import { expect, test } from 'vitest';
import { choiceOf, isWhole, ownOf } from './colour-choice.ts';

const ruby = { light: '#a5202f', dark: '#c2303f' };

test('only the brand’s own colours are saved', () => {
  expect(ownOf(choiceOf({}))).toEqual({});
  expect(ownOf(choiceOf({ felt: ruby }))).toEqual({ felt: ruby });
});

test('an incomplete colour is no valid choice', () => {
  expect(isWhole(choiceOf({ felt: ruby }))).toBe(true);
  expect(isWhole(choiceOf({ felt: { ...ruby, dark: '#c230' } }))).toBe(false);
});
