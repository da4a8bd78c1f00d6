// Proves which addresses and keys of a vendor are of use, and how a change of keys goes over.
import { expect, test } from 'vitest';
import {
  isAddress,
  isComplete,
  newConnection,
  publicKeysAt,
  rotationMs,
  secretsAt,
  withKeys,
  type Connection,
} from './connection.ts';

const fresh: Connection = {
  ...newConnection('SBXA'),
  style: 'seamless',
  apiUrl: 'https://api.example',
  changedAt: 0,
};

test.each(['https://api.example/SBXA', 'http://127.0.0.1:8084/api', 'http://vendor:80/x'])(
  '%s is an address',
  (text) => expect(isAddress(text)).toBe(true),
);

test.each([
  'http://api.example',
  'http://10.evil.example',
  'http://127.0.0.1.evil.example',
  'http://localhost.evil.example',
  'http://[2001:db8::1]',
  'ftp://127.0.0.1',
  'https://user:word@api.example',
  'https://api.example/?a=1',
  'https://api.example/#x',
  'api.example',
  '',
])('%s is none', (text) => expect(isAddress(text)).toBe(false));

test('a connection is complete with the keys of its style', () => {
  expect(isComplete(fresh)).toBe(false);
  expect(isComplete({ ...fresh, secret: 's' })).toBe(true);
  expect(isComplete({ ...fresh, style: 'signed-rsa', secret: 's' })).toBe(false);
  expect(isComplete({ ...fresh, style: 'signed-rsa', secret: 's', publicKey: 'k' })).toBe(true);
});

test('first keys have no predecessor; later ones keep the old key for a day', () => {
  const first = withKeys(fresh, { secret: 'one', publicKey: 'key-1' }, 1000);
  expect(secretsAt(first, 1000)).toEqual(['one']);
  expect(first.previousUntil).toBeNull();
  const second = withKeys(first, { secret: 'two' }, 2000);
  expect(secretsAt(second, 2000 + rotationMs - 1)).toEqual(['two', 'one']);
  expect(secretsAt(second, 2000 + rotationMs)).toEqual(['two']);
  const third = withKeys(second, { publicKey: 'key-2' }, 3000);
  expect(publicKeysAt(third, 3000)).toEqual(['key-2', 'key-1']);
  expect(withKeys(third, {}, 4000)).toEqual(third);
});
