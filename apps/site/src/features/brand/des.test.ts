// The link to customer service is decrypted: by the standard's own example, and by an address that
// OpenSSL encrypted.
import { expect, test } from 'vitest';
import { openDes } from './des.ts';
import { addressOf } from './service-path.ts';

const base64 = (hex: string) =>
  btoa(String.fromCharCode(...(hex.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16))));

test('a block of eight whole characters is opened with its padding', () => {
  // openssl enc -des-ede3-ecb of "12345678" under the key "abcdefgh" three times.
  expect(openDes(base64('21c60da534248bce241bc91e5e55b3d6'), 'abcdefgh')).toBe('12345678');
});

test('a block made with another key is refused', () => {
  expect(openDes(base64('21c60da534248bce241bc91e5e55b3d6'), 'abcdefgx')).toBeUndefined();
  expect(openDes('', 'abcdefgh')).toBeUndefined();
});

test('only a web address is ever opened', () => {
  expect(addressOf('not base64 at all')).toBeUndefined();
  expect(addressOf(`${scriptSealed}abcdefgh`)).toBeUndefined();
  expect(addressOf(`${addressSealed}abcdefgh`)).toBe('https://help.example/chat?from=site');
});

const scriptSealed = 't0MSknipGqKCGqPlehRY281jO8sAxHWW';
const addressSealed = 'AMSSoqUcylyd6yTS4h/pQQF016OY4fZKoLhX2vy605yBVTF5rMuXew==';
