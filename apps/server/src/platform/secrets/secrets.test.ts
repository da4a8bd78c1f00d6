// A sealed text opens under its own name, purpose and secret, and nowhere else; digests differ by
// each of the same.
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { createKeeping, digestOf, proveSecret } from './index.ts';

const secret = new Uint8Array(32).fill(7);
const keeping = createKeeping(secret, 'test');

test('a sealed text opens again, and no two seals are alike', () => {
  const seals = ['köi', 'köi', ''].map((text) => keeping.seal(text, 'one'));
  expect(new Set(seals).size).toBe(3);
  expect(seals.map((sealed) => keeping.open(sealed, 'one'))).toEqual(['köi', 'köi', '']);
});

test('it does not open under another name, purpose or secret, or altered', () => {
  const sealed = keeping.seal('text', 'one');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => keeping.open(sealed, 'other')).toThrow();
  expect(() => createKeeping(secret, 'other').open(sealed, 'one')).toThrow();
  expect(() => createKeeping(new Uint8Array(32), 'test').open(sealed, 'one')).toThrow();
  expect(() => keeping.open(changed.toString('base64'), 'one')).toThrow();
  expect(() => keeping.open(sealed.slice(0, 20), 'one')).toThrow();
});

test('a keyed digest depends on text and name', () => {
  const digests = [
    keeping.digest('b', 'a'),
    keeping.digest('', 'ab'),
    keeping.digest('ab', ''),
    createKeeping(secret, 'other').digest('b', 'a'),
    createKeeping(new Uint8Array(32), 'test').digest('b', 'a'),
  ];
  expect(new Set(digests).size).toBe(5);
  expect(keeping.digest('b', 'a')).toBe(digests[0]);
});

test('the plain digest is SHA-256', () => {
  // FIPS 180-2, appendix B.1
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(Buffer.from(digestOf('abc'), 'base64url').toString('hex')).toBe(expected);
});

const next = new Uint8Array(32).fill(8);
/** The secret in use, and the one before it. */
const both = Buffer.concat([next, secret]);

test('after a new secret old seals still open, and new ones name their secret', () => {
  const old = keeping.seal('old', 'one');
  const rotated = createKeeping(both, 'test');
  expect(rotated.open(old, 'one')).toBe('old');
  const sealed = rotated.seal('new', 'one');
  expect(createKeeping(next, 'test').open(sealed, 'one')).toBe('new');
  expect(() => keeping.open(sealed, 'one')).toThrow('a secret that is not known here');
  expect(() => createKeeping(next, 'test').open(old, 'one')).toThrow();
});

test('a digest is found again after a new secret', () => {
  expect(createKeeping(both, 'test').digest('b', 'a')).toBe(keeping.digest('b', 'a'));
});

test('a host with another secret than its neighbours does not start', async () => {
  const database = await freshDatabase();
  await proveSecret(database, secret);
  await proveSecret(database, secret);
  await expect(proveSecret(database, next)).rejects.toThrow('BAIZE_SECRET is not the secret');
  await proveSecret(database, both);
  await expect(proveSecret(database, secret)).rejects.toThrow('BAIZE_SECRET is not the secret');
  await database.close();
});

test('a host without the first secret does not start, also after two changes', async () => {
  const database = await freshDatabase();
  await proveSecret(database, both);
  await expect(proveSecret(database, next)).rejects.toThrow('The first secret');
  const third = new Uint8Array(32).fill(9);
  await proveSecret(database, Buffer.concat([third, next, secret]));
  // The second may go once nothing is sealed with it any more.
  await proveSecret(database, Buffer.concat([third, secret]));
  await expect(proveSecret(database, Buffer.concat([third, next]))).rejects.toThrow(
    'The first secret',
  );
  await database.close();
});
