// Proves that an amount that goes out bears a minus, and nothing bears none.
import { formatMoney } from '@baize/i18n';
import { expect, test } from 'vitest';
import { outgoing } from './outgoing.ts';

test.each([
  ['12.5000', '-12.5000'],
  ['0.0000', '0.0000'],
  ['0', '0.0000'],
  ['-3.0000', '3.0000'],
])('%s goes out as %s', (amount, shown) => {
  expect(outgoing(amount)).toBe(shown);
  expect(formatMoney(outgoing(amount), { tag: 'en', symbol: '₱' })).toContain('₱');
});
