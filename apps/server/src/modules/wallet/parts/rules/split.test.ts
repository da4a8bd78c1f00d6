// Proves that parts are together exactly what is paid out, and none too small to be paid.
import { expect, test } from 'vitest';
import { refusalOfSplit, type NewPart } from './split.ts';

const part = (amount: bigint, way: NewPart['way'] = 'c2c'): NewPart => ({ amount, way });
const bounds = { net: 1000n, least: 300n };

test('parts that are together what is paid out are accepted', () => {
  expect(refusalOfSplit([part(300n), part(400n), part(300n)], bounds)).toBeUndefined();
  expect(refusalOfSplit([part(999n), part(1n, 'payout')], bounds)).toBeUndefined();
});

test.each([
  [[part(500n), part(499n)], 'parts-sum-wrong'],
  [[part(500n), part(501n)], 'parts-sum-wrong'],
  [[part(701n), part(299n)], 'part-too-small'],
  [[part(1000n), part(0n, 'payout')], 'part-too-small'],
] as const)('%o is refused: %s', (parts, refused) => {
  expect(refusalOfSplit(parts, bounds)).toMatchObject({ refused });
});
