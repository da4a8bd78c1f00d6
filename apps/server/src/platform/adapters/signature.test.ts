// A signed call is good for what it says, once it is written in the one way there is.
import { expect, test } from 'vitest';
import { checkSignature, sign } from './signature.ts';

const secret = 'a secret of thirty-two letters!!';
const body = new TextEncoder().encode('{"id":"d1","state":"delivered"}');
const now = Date.UTC(2026, 10, 23);
const signed = sign(secret, now, body);

test.each([
  ['as it was signed', signed, 'good'],
  ['with a moment written another way', signed.replace('t=', 't=0'), 'signature-wrong'],
  ['of another moment', sign(secret, now - 301_000, body), 'signature-old'],
  ['with another secret', sign('another', now, body), 'signature-wrong'],
  ['without one', undefined, 'signature-wrong'],
])('a call %s', (_how, header, finding) => {
  expect(checkSignature(secret, header, body, now)).toBe(finding);
});
