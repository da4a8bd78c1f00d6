// Conditions hold and rewards are due whatever their order, and whatever order play came in.
import { parseUnits } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, cash, share, writtenWith } from '../../testing.ts';
import type { MemberFacts, Played } from './facts.ts';
import { costOf, judgeTiers } from './tiers.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const amount = fc.integer({ min: 0, max: 300 }).map(String);
const condition = fc
  .tuple(fc.constantFrom('turnover', 'net-loss', 'rounds', 'deposits', 'level'), amount)
  .map(([fact, value]) => atLeast(fact as 'turnover', value));
const reward = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map((value) => cash(String(value))),
  fc.integer({ min: 1, max: 5_000 }).map((part) => cash('0', { share: share('turnover', part) })),
  fc.integer({ min: 1, max: 5_000 }).map((part) => cash('0', { share: share('net-loss', part) })),
);
const played: fc.Arbitrary<Played> = fc
  .record({
    gameCode: fc.constantFrom('a', 'b', 'c'),
    valid: fc.bigInt(0n, units('100')),
    paid: fc.bigInt(0n, units('150')),
  })
  .map((one) => ({ ...one, vendor: '', category: 'RNG', rounds: 1, staked: one.valid }));

const factsOf = (list: readonly Played[]): MemberFacts => ({
  played: list,
  deposits: [{ amount: units('120') }],
  signInDays: [],
  level: 3,
  registeredAt: 0,
  cause: {},
  now: 1,
});

test('conditions, rewards and play commute', () => {
  const shuffled = <T>(from: fc.Arbitrary<T>, maxLength: number) =>
    fc
      .array(from, { minLength: 1, maxLength })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
        ),
      );
  fc.assert(
    fc.property(
      shuffled(condition, 5),
      shuffled(reward, 4),
      shuffled(played, 8),
      (conditions, rewards, plays) => {
        const judged = ([0, 1] as const).map((side) => {
          const tiers = [{ conditions: conditions[side], rewards: rewards[side] }];
          const [tier] = judgeTiers(writtenWith({ tiers }).spec, factsOf(plays[side]));
          const due = tier?.rewards ?? [];
          const amounts = due.map((one) => units(one.amount)).toSorted((a, b) => Number(a - b));
          return { holds: tier?.holds, cost: tier?.cost, sum: costOf(due), amounts };
        });
        expect(judged[0]).toEqual(judged[1]);
      },
    ),
  );
});

test('a condition more never makes a tier hold that did not, nor changes what it gives', () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 4 }), condition, reward, (some, more, given) => {
      const judgedBy = (conditions: (typeof more)[]) =>
        judgeTiers(writtenWith({ tiers: [{ conditions, rewards: [given] }] }).spec, factsOf([]))[0];
      const [few, many] = [judgedBy(some), judgedBy([...some, more])];
      if (few?.holds === false) expect(many?.holds).toBe(false);
      expect(many?.rewards).toEqual(few?.rewards);
    }),
  );
});
