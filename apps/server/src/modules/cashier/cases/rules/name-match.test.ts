// Names of account holders beside names of members, worked by hand.
import { expect, test } from 'vitest';
import type { NameMatch } from '@baize/contract';
import { nameMatch } from './name-match.ts';

test.each<[string, string, NameMatch]>([
  ['Ana Cruz', 'ANA  CRUZ', 'same'],
  ['José Álvarez', 'Jose Alvarez', 'same'],
  ['Cruz, Ana', 'Ana Cruz', 'other-order'],
  ['Ana Cruz', 'Ana Maria Cruz', 'part'],
  ['Ana Maria Cruz', 'Ana Cruz', 'part'],
  ['Maria Santso', 'Maria Santos', 'slip'],
  ['Ana Cruz', 'Ben Cruz', 'differs'],
  ['Ana', 'Ana Maria Cruz', 'differs'],
  ['Ana Cruz', '', 'unproved'],
])('%s beside %s is %s', (holder, proved, match) => {
  expect(nameMatch(holder, proved)).toBe(match);
});
