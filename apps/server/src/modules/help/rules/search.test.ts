// Proves how articles are found by words.
import { expect, test } from 'vitest';
import { found } from './search.ts';

const articles = [
  { title: 'How do I deposit?', content: '<p>Open <strong>Deposit</strong> and pay.</p>' },
  { title: 'Withdrawals', content: '<p>After a deposit was staked.</p>' },
  { title: 'Café', content: '<p>Nothing.</p>' },
];
const titles = (keyword: string) => found(articles, keyword).map(({ title }) => title);

test('every word must be there, in any case; a word in the title comes first', () => {
  expect(titles('deposit')).toEqual(['How do I deposit?', 'Withdrawals']);
  expect(titles('DEPOSIT  staked')).toEqual(['Withdrawals']);
  expect(titles('withdrawals')).toEqual(['Withdrawals']);
});

test('a typing error is tolerated in a title only', () => {
  expect(titles('depositt')).toEqual(['How do I deposit?']);
  expect(titles('stakad')).toEqual([]);
});

test('accents and tags are ignored; an empty search finds everything', () => {
  expect(titles('cafe')).toEqual(['Café']);
  expect(titles('strong')).toEqual([]);
  expect(titles('  ')).toHaveLength(3);
});
