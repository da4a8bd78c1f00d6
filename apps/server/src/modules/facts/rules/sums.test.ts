// Proves that rows of any number come to the same sums, and what a team lost by hand.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyKinds, netLossOf, playOf, sumsOf, type KindRow } from './sums.ts';

const row = (kind: string, more: Partial<KindRow> = {}): KindRow => ({
  kind,
  times: 1n,
  staked: 0n,
  valid: 0n,
  amount: 0n,
  ...more,
});

test('a loss is turnover less payouts, rebates, bonuses and salaries', () => {
  const sums = sumsOf([
    row('RNG', { times: 3n, staked: 900n, valid: 900n, amount: 400n }),
    row('LIVE', { times: 1n, staked: 100n, valid: 100n, amount: 50n }),
    row('rebate', { amount: 10n }),
    row('team-rebate', { amount: 5n }),
    row('commission', { amount: 3n }),
    row('bonus', { amount: 20n }),
    row('wage', { amount: 40n }),
    row('dividend', { amount: 1000n }),
    row('deposit', { amount: 5000n }),
  ]);
  expect(playOf(sums)).toEqual({ rounds: 4, staked: 1000n, valid: 1000n, paid: 450n });
  expect(netLossOf(sums)).toBe(1000n - 450n - 18n - 20n - 40n);
  expect(netLossOf(sums, { rebates: true, bonuses: true, wages: true })).toBe(550n);
});

test.each([
  ['a tie: the stake goes back', { staked: 100n, valid: 0n, amount: 100n }, 0n],
  ['won at even money less 5 %', { staked: 100n, valid: 100n, amount: 195n }, -95n],
  ['lost', { staked: 100n, valid: 100n, amount: 0n }, 100n],
  ['40 of a slip went back, the rest won', { staked: 100n, valid: 60n, amount: 160n }, -60n],
  ['a tie and a lost bet', { staked: 300n, valid: 200n, amount: 100n }, 200n],
  ['a corrected result took back what was paid', { staked: 0n, valid: 0n, amount: -50n }, 50n],
])('a stake that goes back is no payout: %s', (_what, figures, loss) => {
  expect(netLossOf(sumsOf([row('LIVE', figures)]))).toBe(loss);
});

test('rows in any order and in any parts come to the same sums', () => {
  const kinds = fc.constantFrom('RNG', 'LIVE', ...moneyKinds);
  const figure = fc.bigInt({ min: -1000n, max: 1000n });
  const rows = fc.array(
    fc.record({ kind: kinds, times: figure, staked: figure, valid: figure, amount: figure }),
  );
  fc.assert(
    fc.property(rows, rows, (some, others) => {
      const [one, other] = [sumsOf([...some, ...others]), sumsOf([...others, ...some])];
      expect(one.money).toEqual(other.money);
      expect(new Map([...one.play].sort())).toEqual(new Map([...other.play].sort()));
    }),
  );
});
