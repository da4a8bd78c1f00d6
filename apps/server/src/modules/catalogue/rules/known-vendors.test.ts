// Every vendor of the family is known, once, and a lottery's area follows from its vendor or class.
import { expect, test } from 'vitest';
import { areaOf, knownVendors } from './known-vendors.ts';

const family = `AG BBIN CQ9 GG PT RTG BG DG EA LOTUS OG TGP KX KY TH WS XY AE ISB MG MGS PNG TTG WD
  IBC SBT UG AV AI IMES TF IA TCG_LOTTO TCG_LOTTO_VN TCG_SEA GPI`.split(/\s+/u);

// @proves L96
test('every vendor of the family is known, each once', () => {
  const codes = knownVendors.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(family));
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ['TCG_LOTTO_VN', [], 'VN'],
  ['GPI', ['VN'], 'VN'],
  ['TCG_SEA', [], 'SEA'],
  ['GPI', ['SEA'], 'SEA'],
  ['TCG_LOTTO', ['SSC'], ''],
])('lotteries of %s with classes %j are drawn in "%s"', (vendor, classes, area) => {
  expect(areaOf(vendor, classes)).toBe(area);
});
