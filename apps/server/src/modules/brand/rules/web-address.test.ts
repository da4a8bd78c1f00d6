// A brand links only to whole addresses of the web.
import { expect, test } from 'vitest';
import { isWebAddress, refusalOfAddresses } from './web-address.ts';

test.each([
  ['https://t.me/house', true],
  ['http://localhost:8080', true],
  ['http://t.me/house', false],
  ['t.me/house', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://name:secret@t.me', false],
  ['https://t.me/a b', false],
  ['', false],
])('%s: %s', (address, may) => {
  expect(isWebAddress(address)).toBe(may);
});

test('the first wrong address is named; an empty one is absent', () => {
  expect(refusalOfAddresses(['', 'https://t.me/a'])).toBeUndefined();
  expect(refusalOfAddresses(['https://t.me/a', 'ftp://x', 'y'])).toEqual({
    refused: 'web-address-invalid',
    facts: { address: 'ftp://x' },
  });
});
