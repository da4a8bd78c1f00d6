// Proves the requirement ledger: the oldest item first, each unit of a stake counted once, weights
// by category and game, and the published examples of the rules.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  feed,
  isMet,
  weightOf,
  type BetToCount,
  type OpenRequirement,
  type Weights,
} from './index.ts';

const money = (whole: number) => BigInt(whole) * 10_000n;
const everything = { RNG: 100, LIVE: 100, FISH: 100, LOTT: 100, SPORTS: 100 };
const ofDeposits: Weights = { categories: everything, games: {}, oddsMin: {} };
const ofBonuses: Weights = {
  categories: { ...everything, LIVE: 20, PVP: 0 },
  games: { roulette: 10 },
  oddsMin: { SPORTS: 150 },
};

function item(id: number, required: bigint, weights = ofBonuses): OpenRequirement {
  const bonusId = weights === ofBonuses ? `bonus-${id}` : null;
  return { requirementId: BigInt(id), bonusId, required, done: 0n, weights, expiresAt: null };
}

const bet = (stake: bigint, more: Partial<BetToCount> = {}): BetToCount => ({
  roundId: 'r',
  game: 'coral-bloom',
  category: 'RNG',
  stake,
  at: 0,
  ...more,
});

const leftOf = (items: readonly OpenRequirement[]) =>
  items.reduce((sum, { required, done }) => sum + required - done, 0n);

function feedAll(items: readonly OpenRequirement[], bets: readonly BetToCount[]) {
  return bets.reduce((open, one) => feed(open, one).requirements, items);
}

test('a deposit of 1,000 and a bonus of 500 at ten times: 1,000 is left of 6,000', () => {
  const items = [item(1, money(1000), ofDeposits), item(2, money(5000))];
  expect(leftOf(items)).toBe(money(6000));
  const after = feedAll(items, [bet(money(3000)), bet(money(10_000), { category: 'LIVE' })]);
  expect(leftOf(after)).toBe(money(1000));
  expect(after.map(isMet)).toEqual([true, false]);
});

test('100 and 100 at thirty times oblige to 6,000, of which roulette counts a tenth', () => {
  const items = [item(1, money(200) * 30n)];
  const { requirements, fed } = feed(items, bet(money(10), { game: 'roulette', category: 'LIVE' }));
  expect(leftOf(requirements)).toBe(money(5999));
  expect(fed).toMatchObject([{ weight: 10, stake: money(10), counted: money(1) }]);
});

test('the part of a bet that the oldest item no longer needs reduces the next one', () => {
  const { requirements, fed } = feed([item(1, 30n), item(2, 100n, ofDeposits)], bet(50n));
  expect(requirements.map(({ done }) => done)).toEqual([30n, 20n]);
  expect(fed.map(({ stake }) => stake)).toEqual([30n, 20n]);
});

test('a bet that does not count for the oldest item reduces the next one', () => {
  const items = [item(1, 100n), item(2, 100n, { ...ofDeposits, categories: { PVP: 100 } })];
  const { requirements } = feed(items, bet(40n, { category: 'PVP' }));
  expect(requirements.map(({ done }) => done)).toEqual([0n, 40n]);
});

test('a bet settled below the lowest odds counts nothing, at them it counts whole', () => {
  const on = (odds?: number) => weightOf(ofBonuses, bet(1n, { category: 'SPORTS', odds }));
  expect([on(149), on(150), on(undefined)]).toEqual([0, 100, 100]);
});

test('nothing counts for an item from the moment it expires', () => {
  const expiring = { ...item(1, 100n), expiresAt: 1000 };
  expect(feed([expiring], bet(10n, { at: 999 })).fed).toHaveLength(1);
  expect(feed([expiring], bet(10n, { at: 1000 })).fed).toEqual([]);
});

const anyBet = fc.record({
  roundId: fc.constant('r'),
  game: fc.constantFrom('coral-bloom', 'roulette'),
  category: fc.constantFrom('RNG', 'LIVE', 'PVP', 'SPORTS'),
  stake: fc.bigInt({ min: 1n, max: 500n }),
  at: fc.constant(0),
});
const anyItems = fc
  .array(fc.tuple(fc.bigInt({ min: 1n, max: 400n }), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((list) =>
    list.map(([required, isBonus], at) => item(at + 1, required, isBonus ? ofBonuses : ofDeposits)),
  );

test('no unit of a stake is counted twice, and no item is overfilled', () => {
  fc.assert(
    fc.property(anyItems, fc.array(anyBet, { maxLength: 20 }), (items, bets) => {
      let open: readonly OpenRequirement[] = items;
      for (const one of bets) {
        const { requirements, fed } = feed(open, one);
        const used = fed.reduce((sum, { stake }) => sum + stake, 0n);
        expect(used).toBeLessThanOrEqual(one.stake);
        for (const { stake, counted, weight } of fed) {
          expect(counted).toBeLessThanOrEqual((stake * BigInt(weight)) / 100n);
        }
        const gained = leftOf(open) - leftOf(requirements);
        expect(gained).toBe(fed.reduce((sum, { counted }) => sum + counted, 0n));
        open = requirements;
      }
      for (const { required, done } of open) expect(done).toBeLessThanOrEqual(required);
    }),
  );
});

test('a younger item gains nothing while an older one of the same weights is open', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { maxLength: 20 }), (bets) => {
      const [first, second] = feedAll([item(1, 900n), item(2, 900n)], bets);
      if (first && second && !isMet(first)) expect(second.done).toBe(0n);
    }),
  );
});
