// The views of profit and loss come to one total, by an example worked by hand and for any play.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profitOf, type PlaySum } from './profit.ts';

const played = (
  day: string,
  vendor: string,
  category: string,
  [rounds, staked, paid]: bigint[],
) => ({
  day,
  vendor,
  category,
  rounds: rounds ?? 0n,
  staked: staked ?? 0n,
  paid: paid ?? 0n,
});

test('two days, two vendors, two categories', () => {
  const profit = profitOf(
    [
      played('2026-11-20', 'BAIZE', 'RNG', [2n, 20n, 5n]),
      played('2026-11-21', 'BAIZE', 'RNG', [1n, 10n, 40n]),
      played('2026-11-21', 'SBX', 'LIVE', [3n, 60n, 0n]),
    ],
    [
      { day: '2026-11-19', deposited: 100n, withdrawn: 0n },
      { day: '2026-11-21', deposited: 7n, withdrawn: 30n },
    ],
  );
  expect(profit.days).toEqual([
    { day: '2026-11-21', rounds: 4n, staked: 70n, paid: 40n, deposited: 7n, withdrawn: 30n },
    { day: '2026-11-20', rounds: 2n, staked: 20n, paid: 5n, deposited: 0n, withdrawn: 0n },
    { day: '2026-11-19', rounds: 0n, staked: 0n, paid: 0n, deposited: 100n, withdrawn: 0n },
  ]);
  expect(profit.categories).toEqual([
    { category: 'LIVE', rounds: 3n, staked: 60n, paid: 0n },
    { category: 'RNG', rounds: 3n, staked: 30n, paid: 45n },
  ]);
  expect(profit.vendors.map(({ vendor }) => vendor)).toEqual(['SBX', 'BAIZE']);
  expect(profit.total).toEqual({
    rounds: 6n,
    staked: 90n,
    paid: 45n,
    deposited: 107n,
    withdrawn: 30n,
  });
});

test('days, categories and vendors come to the same total, in any order of the rounds', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const game = fc
    .tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('a', 'b'), amount, amount)
    .map(([day, vendor, staked, paid]) => played(day, vendor, `of-${vendor}`, [1n, staked, paid]));
  const sum = (rows: readonly PlaySum[]) =>
    rows.reduce((all, { staked, paid }) => [all[0]! + staked, all[1]! + paid], [0n, 0n]);
  fc.assert(
    fc.property(fc.array(game), (games) => {
      const { days, categories, vendors, total } = profitOf(games, []);
      const wanted = [total.staked, total.paid];
      expect([days, categories, vendors].map(sum)).toEqual([wanted, wanted, wanted]);
      expect(profitOf(games.toReversed(), []).total).toEqual(total);
    }),
  );
});
