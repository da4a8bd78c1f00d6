// Proves that the canonical text keeps the data and does not depend on the order in which fields
// were written.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.ts';

test('sorts keys at every depth and leaves lists in order', () => {
  expect(canonicalJson({ b: [2, 1, { d: null, c: true }], a: 'x"' })).toBe(
    '{"a":"x\\"","b":[2,1,{"c":true,"d":null}]}',
  );
});

test('the order of fields does not matter, the data does', () => {
  const field = fc.tuple(fc.string(), fc.integer());
  fc.assert(
    fc.property(fc.uniqueArray(field, { selector: ([key]) => key }), (fields) => {
      const one = canonicalJson(Object.fromEntries(fields));
      expect(canonicalJson(Object.fromEntries(fields.toReversed()))).toBe(one);
      expect(JSON.parse(one)).toEqual(
        JSON.parse(JSON.stringify(Object.fromEntries(fields))) as Json,
      );
    }),
  );
});

test('a fraction has no canonical text', () => {
  expect(() => canonicalJson({ a: 0.5 })).toThrow(RangeError);
});
