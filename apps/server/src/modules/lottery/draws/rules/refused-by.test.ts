// Every reason for which staff are refused has words of its own in the texts.
import { refusalText } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { refusedBy } from './refused-by.ts';

test.each([
  ['schedule-invalid', 'sessions-overlap', 'Its sessions overlap.'],
  ['lottery-terms-invalid', 'push-changed', 'A returned stake has odds of 1.'],
  ['result-invalid', 'number-repeated', 'A number is repeated.'],
] as const)('%s by %s tells: %s', (name, reason, words) => {
  expect(refusalText(translatorOf('en'), name, refusedBy(reason).facts)).toContain(words);
});
