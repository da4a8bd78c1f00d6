// One-time codes are those of RFC 6238, and count for their own step and one to either side.
import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { scriptedRandomness } from '../../platform/randomness/index.ts';
import { codeAt, makeTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code ends %s', (seconds, vector) => {
  const code = vector.slice(-6);
  expect(codeAt(secret, seconds * 1000)).toBe(code);
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

// @proves V6.5.5
test('a code counts one step early and late, as its own step', () => {
  const at = 1_111_111_110_000;
  const step = at / 30_000;
  const code = codeAt(secret, at);
  const steps = [-60, -30, -1, 0, 29, 30, 59, 60].map((seconds) =>
    stepOfCode(secret, code, at + seconds * 1000),
  );
  expect(steps).toEqual([undefined, step, step, step, step, step, step, undefined]);
});

test.each(['', '28708', '2870822', 'abcdef', '94287082', '２８７０８２'])(
  '%j is no code',
  (typed) => {
    expect(stepOfCode(secret, typed, 59_000)).toBeUndefined();
  },
);

test('spaces are ignored', () => {
  expect(stepOfCode(secret, ' 287 082 ', 59_000)).toBe(1);
});

test('a secret has 160 random bits, and an app reads its address', () => {
  const chance = Uint8Array.from({ length: 20 }, (_, index) => index * 7);
  const made = makeTotpSecret(scriptedRandomness([chance]));
  expect(Secret.fromBase32(made).bytes).toEqual(chance);
  const url = new URL(otpauthUrl(made, { issuer: 'Bai ze', label: 'lotus@play.example' }));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Bai ze:lotus@play.example');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    issuer: 'Bai ze',
    secret: made,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  });
});
