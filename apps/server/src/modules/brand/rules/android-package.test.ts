// A package is named, and vouched for by its digest when it is given out.
import { expect, test } from 'vitest';
import { isPackage } from './android-package.ts';

const none = { packageName: '', fingerprints: [], address: '', sha256: '' };
const whole = {
  packageName: 'com.example.house',
  fingerprints: [Array(32).fill('0A').join(':')],
  address: 'https://files.example/house.apk',
  sha256: 'a'.repeat(64),
};

test('a package is absent or complete', () => {
  expect(isPackage(none)).toBe(true);
  expect(isPackage(whole)).toBe(true);
  expect(isPackage({ ...whole, address: '', sha256: '' })).toBe(true);
});

test.each([
  ['a name of one word', { packageName: 'house' }],
  ['no name', { packageName: '' }],
  ['a short fingerprint', { fingerprints: ['0A:0B'] }],
  ['a file without its digest', { sha256: '' }],
])('%s is refused', (_, wrong) => {
  expect(isPackage({ ...whole, ...wrong })).toBe(false);
});
