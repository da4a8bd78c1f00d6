// Proves what a listener takes for its own address: itself and this machine, and nothing else.
import { expect, test } from 'vitest';
import { ownAddresses } from './own-addresses.ts';

const machine = () => ['house', '192.0.2.5', 'fe80::1'];

test('a loopback listener is localhost first', () => {
  const own = ownAddresses({ host: '127.0.0.1', port: 8080 }, machine);
  expect(own).toEqual(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']);
});

test('a listener on one address has that one; on all, each of the machine', () => {
  expect(ownAddresses({ host: '192.0.2.5', port: 80 }, machine)).toEqual(['http://192.0.2.5:80']);
  const open = ownAddresses({ host: '0.0.0.0', port: 8080 }, machine);
  expect(open[0]).toBe('http://localhost:8080');
  expect(open).toContain('http://192.0.2.5:8080');
  expect(open).toContain('http://[fe80::1]:8080');
  expect(open).toContain('http://house:8080');
});
