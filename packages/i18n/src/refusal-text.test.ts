// An amount in a refusal is written as every other amount.
import { expect, test } from 'vitest';
import { translatorOf } from './compile.ts';
import { refusalText } from './refusal-text.ts';

test.each(['20', '20.0000', '20.00'])('a least amount of %s is 20.00', (minimum) => {
  const said = refusalText(translatorOf('en'), 'amount-below-minimum', { minimum });
  expect(said).toBe('The amount is too small. The minimum is 20.00.');
});

test('thousands are parted as the language does', () => {
  const said = refusalText(translatorOf('id'), 'amount-above-maximum', { maximum: '500000' });
  expect(said).toContain('500.000,00');
});
