// A country is found by its name in the reader's language, without its accents, by its code, and by
// its dialing code with or without the plus.
import { expect, test } from 'vitest';
import { foundCountries, namedCountries } from './countries.ts';

const told = [
  { countryCode: 'DE', countryDialingCode: '+49' },
  { countryCode: 'ID', countryDialingCode: '62' },
  { countryCode: 'CI', countryDialingCode: '225' },
  { countryCode: 'US', countryDialingCode: '1' },
];
const countries = namedCountries(told, 'id');
const found = (typed: string) => foundCountries(countries, typed).map(({ code }) => code);

test('they are named and sorted in the reader’s language', () => {
  expect(countries.map(({ name }) => name)).toEqual([
    'Amerika Serikat',
    'Côte d’Ivoire',
    'Indonesia',
    'Jerman',
  ]);
  expect(countries[3]?.dialing).toBe('49');
});

test.each([
  ['', ['US', 'CI', 'ID', 'DE']],
  ['cote', ['CI']],
  ['+62', ['ID']],
  ['de', ['DE']],
  ['ser', ['US']],
  ['zz', []],
])('%o finds %o', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
