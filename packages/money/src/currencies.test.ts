// Proves that every currency is well formed, that play money is apart, and that a stranger's code
// finds nothing.
import { expect, test } from 'vitest';
import {
  currencies,
  currencyCodes,
  currencyOf,
  defaultCurrency,
  playCurrency,
  smallestUnits,
  isPlayMoney,
} from './currencies.ts';

test.each(currencyCodes)('%s has an ISO-shaped code, a symbol and 0 to 2 places', (code) => {
  const { symbol, decimals } = currencies[code];
  expect(code).toMatch(/^[A-Z]{3}$/);
  expect(symbol).not.toBe('');
  expect([0, 1, 2]).toContain(decimals);
});

test('only the play currency is play money, and the default is real', () => {
  expect(currencyCodes.filter((code) => currencies[code].isPlay)).toEqual([playCurrency]);
  expect(currencies[defaultCurrency]).toEqual({ symbol: 'P', decimals: 2, isPlay: false });
});

test('the smallest stake is a cent, or a whole one where there are no cents', () => {
  expect(smallestUnits(currencies.PHP)).toBe(100n);
  expect(smallestUnits(currencies.JPY)).toBe(10_000n);
});

test.each(['php', 'XXX', '', 'toString', '__proto__'])('%j is no currency', (code) => {
  expect(currencyOf(code)).toBeUndefined();
});

test('only play money is play money', () => {
  expect([playCurrency, defaultCurrency, 'XXX'].map(isPlayMoney)).toEqual([true, false, false]);
});
