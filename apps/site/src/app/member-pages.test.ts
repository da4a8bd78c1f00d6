// Proves which page of the member centre a name in the address leads to.
import { expect, test } from 'vitest';
import { memberPageOf } from './member-pages.ts';

// @proves L85
test.each([
  ['playerRank', 'ranked'],
  ['securityCenter', 'unranked'],
] as const)('an unknown name leads to %s for %s', (page, who) => {
  expect(memberPageOf('nowhere', who)).toBe(page);
  expect(memberPageOf('', who)).toBe(page);
  expect(memberPageOf(null, who)).toBeUndefined();
  expect(memberPageOf('depositv2', who)).toBe('depositv2');
  expect(memberPageOf('bets', who)).toBe('personalHistoryCopy');
});
