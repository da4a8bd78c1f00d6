// A brand changes colours it names and can change nothing else.
import { expect, test } from 'vitest';
import { brandStyle } from './brand.ts';

test('a colour becomes one custom property', () => {
  expect(brandStyle({ brass: '#ff8800' })).toBe(':root{--brand-brass:#ff8800;}');
});

test('a pair follows the theme', () => {
  expect(brandStyle({ felt: { dark: '#012', light: '#345' } })).toBe(
    ':root{--brand-felt:light-dark(#345, #012);}',
  );
});

test('anything but a hexadecimal colour is left out', () => {
  expect(brandStyle({ brass: 'red;}</style><script>', felt: { dark: '#000', light: 'x' } })).toBe(
    '',
  );
});
