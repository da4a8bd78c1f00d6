// What is sealed opens under its own name, purpose and secret, and nowhere else; digests differ by
// each of the same.
import { expect, test } from 'vitest';
import { createKeeping, digestOf } from './index.ts';

const secret = new Uint8Array(32).fill(7);
const keeping = createKeeping(secret, 'test');

test('a sealed text opens again, and no two seals are alike', () => {
  const seals = ['köi', 'köi', ''].map((text) => keeping.seal(text, 'one'));
  expect(new Set(seals).size).toBe(3);
  expect(seals.map((sealed) => keeping.open(sealed, 'one'))).toEqual(['köi', 'köi', '']);
});

test('it opens under no other name, purpose or secret, and not when it was changed', () => {
  const sealed = keeping.seal('text', 'one');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => keeping.open(sealed, 'other')).toThrow();
  expect(() => createKeeping(secret, 'other').open(sealed, 'one')).toThrow();
  expect(() => createKeeping(new Uint8Array(32), 'test').open(sealed, 'one')).toThrow();
  expect(() => keeping.open(changed.toString('base64'), 'one')).toThrow();
  expect(() => keeping.open(sealed.slice(0, 20), 'one')).toThrow();
});

test('a keyed digest is one text’s of one name', () => {
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
