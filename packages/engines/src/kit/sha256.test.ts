// Proves that our SHA-256 and HMAC give the published vectors [S2] [S3] and agree with the
// platform's on any input.
import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, utf8 } from './bytes.ts';
import { hmacSha256 } from './hmac.ts';
import { sha256 } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('hashes the published message %#', (message, digest) => {
  expect(hex(sha256(utf8(message)))).toBe(digest);
});

// @proves R87
test.each([
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    '\x0b'.repeat(20),
    'Hi There',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
])('codes the published message under key %j', (key, message, code) => {
  expect(hex(hmacSha256(utf8(key))(utf8(message)))).toBe(code);
});

test('agrees with the platform at every length around a block', () => {
  const key = hmacSha256(utf8('k'));
  for (let length = 0; length <= 200; length += 1) {
    const message = new Uint8Array(length).fill(length);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hex(key(message))).toBe(createHmac('sha256', 'k').update(message).digest('hex'));
  }
});

// @proves R87
test('agrees with the platform on any key and any text, broken characters included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), anyText, (key, message) => {
      const ours = hmacSha256(utf8(key))(utf8(message));
      expect(hex(ours)).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 150 })
  .map((units) => String.fromCharCode(...units));
