// Proves that a word that is not said here is found behind simple disguises, and that words which
// merely contain one are not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bannedIn, tidyWords } from './words.ts';

const list = ['scam', 'badword', 'free money', 'cheat*', '骗子', 'โกง', 'čert'];

test.each([
  ['this is a SCAM', 'scam'],
  ['s c a m', 'scam'],
  ['s.c.a.m!', 'scam'],
  ['sc4m', 'scam'],
  ['$cam', 'scam'],
  ['scaaaaam', 'scam'],
  ['ѕсаm', 'scam'],
  ['śçâm', 'scam'],
  ['ｂａｄｗｏｒｄ', 'badword'],
  ['b-a-d-w-o-r-d', 'badword'],
  ['FREE   money!', 'free money'],
  ['a cheater', 'cheat*'],
  ['你是骗子吗', '骗子'],
  ['骗 子', '骗子'],
  ['เขาโกงเงิน', 'โกง'],
  ['cert', 'čert'],
])('%j holds %j', (text, word) => {
  expect(bannedIn(text, list)).toBe(word);
});

test.each(['scampi for two', 'a badly worded sentence', 'free of money worries', 'concert', ''])(
  '%j holds none',
  (text) => {
    expect(bannedIn(text, list)).toBeUndefined();
  },
);

test('any plain word of the list is found in any case and place', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/u);
  const rest = fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { maxLength: 5 });
  fc.assert(
    fc.property(word, rest, rest, (bad, before, after) => {
      const text = [...before, bad.toUpperCase(), ...after].join(' ');
      expect(bannedIn(text, [bad])).toBe(bad);
    }),
  );
});

test('a list is kept without duplicates and catch-all words', () => {
  expect(tidyWords([' scam ', 'scam', '', '*', '...', 'other'])).toEqual(['scam', 'other']);
  expect(bannedIn('anything at all', ['*', '', '...'])).toBeUndefined();
});
