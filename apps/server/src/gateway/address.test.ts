// Proves that the address of a caller is what the nearest speaker we trust says, and never what a
// stranger writes.
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { addressOf, placeOf } from './address.ts';

const proxies = ['10.0.0.1', '10.0.0.2'];
function seen(from: string, forwarded?: string, trusted = proxies): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return addressOf({ socket: { remoteAddress: from }, headers } as FastifyRequest, trusted);
}

test('without a proxy the address is the socket’s own', () => {
  expect(seen('203.0.113.7')).toBe('203.0.113.7');
  expect(seen('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(seen('2001:db8::1')).toBe('2001:db8::1');
});

test('a forwarded header of an untrusted peer is ignored', () => {
  expect(seen('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(seen('10.0.0.1', '198.51.100.1', [])).toBe('10.0.0.1');
});

test('behind trusted proxies the first untrusted address from the right is the caller', () => {
  expect(seen('10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(seen('::ffff:10.0.0.1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(seen('10.0.0.1', '203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
});

test('addresses written before the proxy’s own are ignored', () => {
  expect(seen('10.0.0.1', '127.0.0.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(seen('10.0.0.1', '10.0.0.2, 203.0.113.7')).toBe('203.0.113.7');
  expect(seen('10.0.0.1', ',, 203.0.113.7')).toBe('203.0.113.7');
});

test('a proxy without a forwarded header is the caller', () => {
  expect(seen('10.0.0.1')).toBe('10.0.0.1');
  expect(seen('10.0.0.1', '')).toBe('10.0.0.1');
  expect(seen('10.0.0.1', '10.0.0.2')).toBe('10.0.0.2');
});

test.each([
  ['/help?lang=id', '/help', '?lang=id'],
  ['//', '//', ''],
  ['//evil.example/x', '//evil.example/x', ''],
  ['//[', '//[', ''],
  ['/%00', '/%00', ''],
])('the place of %s is %s', (url, path, search) =>
  expect([placeOf(url).pathname, placeOf(url).search]).toEqual([path, search]),
);
