// Proves prices by prize group: whatever the tree, what the player pays less what the line is
// rebated is the price of the root, so that nobody is paid more than the root's part.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorToCent } from '@baize/money';
import { ratio } from '../kit/ratio.ts';
import { leastPrice, priceOf, pricedGroup, pricedGroups } from './prices.ts';
import { lineRebates } from './rebates.ts';
import { unitStake } from './slips/terms.ts';

const rules = { stated: 10_000n, least: 9510n, groupDefault: 1956 };

test('twenty groups above the default take a hundredth off the price', () => {
  expect(priceOf(rules, 1956)).toBe(10_000n);
  expect(priceOf(rules, 1976)).toBe(9900n);
  expect(priceOf(rules, 1998)).toBe(9790n);
  expect(priceOf(rules, 1800)).toBe(10_000n);
  const agents = { ...rules, stated: 8000n, least: 7510n };
  expect(priceOf(agents, 1956)).toBe(8000n);
  expect(priceOf(agents, 1916)).toBe(8200n);
  expect(priceOf(agents, 2000)).toBe(7780n);
});

test('no price is so low that a bet returns more than it may, or below 70 %', () => {
  const most = ratio(999n, 1000n);
  expect(leastPrice(ratio(95n, 100n), most)).toBe(9510n);
  expect(leastPrice(ratio(75n, 100n), most)).toBe(7510n);
  expect(leastPrice(ratio(1n, 2n), most)).toBe(7000n);
  expect(leastPrice(ratio(1n), most)).toBe(10_000n);
  expect(priceOf({ ...rules, least: 9900n }, 1998)).toBe(9900n);
});

const group = fc.integer({ min: 900, max: 999 }).map((half) => half * 2);
const prices = fc.record({
  stated: fc.integer({ min: 70, max: 100 }).map((percent) => BigInt(percent) * 100n),
  least: fc.integer({ min: 1400, max: 2000 }).map((groups) => BigInt(groups) * 5n),
  groupDefault: group,
});

test('along random lines the house keeps the price of the root to the cent', () => {
  const amounts = fc.bigInt({ min: 1n, max: 9_999_999n }).map((amount) => amount * 100n);
  fc.assert(
    fc.property(prices, fc.array(group, { minLength: 1 }), amounts, (asked, groups, amount) => {
      const line = groups.toSorted((one, other) => one - other).map((own, id) => ({ id, own }));
      const range = pricedGroups(asked);
      const priced = line.map(({ id, own }) => ({ id, group: pricedGroup(own, range) }));
      const [player, root] = [priced[0]!, priced.at(-1)!];
      const paid = unitStake({
        pays: 'odds',
        amount,
        odds: [],
        price: priceOf(asked, player.group),
      });
      const rebates = lineRebates({ stake: amount, chosen: player.group }, priced);
      expect(rebates[0]!.rebate).toBe(0n);
      for (const { rebate } of rebates) expect(rebate).toBeGreaterThanOrEqual(0n);
      const sum = rebates.reduce((all, { rebate }) => all + rebate, 0n);
      // What is paid is rounded up, so the house keeps no fraction less.
      const kept = (amount * priceOf(asked, root.group) + 9999n) / 10_000n;
      expect(sum).toBe(floorToCent((amount * BigInt(root.group - player.group)) / 2000n));
      expect(paid - sum).toBeGreaterThanOrEqual(kept);
      expect(paid - sum - kept).toBeLessThanOrEqual(100n);
    }),
    { numRuns: 500 },
  );
});
