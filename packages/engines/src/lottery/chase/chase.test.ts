// A chase costs its total at once, and whatever happens, every unit of that is played, given back
// or still waiting. Plans keep their profit with the smallest multiples, or are refused.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratio } from '../../kit/ratio.ts';
import {
  cancelChildren,
  chaseState,
  settleChild,
  startChase,
  voidChild,
  type Chase,
} from './course.ts';
import { planChase, totalOf, type ChaseTerms } from './plan.ts';

const terms: ChaseTerms = { issues: 10, issuesMost: 120, multipleMost: 9999, cost: 20_000n };
const ten = 100_000n;
const five = (stop: Chase['stop'] = { at: 'win' }) =>
  startChase(
    stop,
    [1, 2, 3, 4, 5].map((seq) => ({ issue: String(seq), closesAt: seq * 100, stake: ten })),
  );
const settled = (chase: Chase, issue: number, payout: bigint, now: number) =>
  settleChild(chase, { issue: String(issue), payout, now });

test('chase 1: five issues of 10; a win at the second, the third not closed, gives 30 back', () => {
  const { chase } = settled(five(), 1, 0n, 150);
  const won = settled(chase, 2, 500_000n, 250);
  expect(won.refund).toBe(3n * ten);
  expect(chaseState(won.chase)).toBe('stopped-by-win');
  expect(settled(won.chase, 3, 500_000n, 350).refund).toBe(0n);
  const states = won.chase.children.map(({ state }) => state).join(' ');
  expect(states).toBe('settled settled stopped stopped stopped');
});

test('chase 2: with the third already closed 20 come back, and the third may still win', () => {
  const { chase } = settled(five(), 1, 0n, 150);
  const won = settled(chase, 2, 500_000n, 300);
  expect(won.refund).toBe(2n * ten);
  const third = settled(won.chase, 3, 700_000n, 350);
  expect(third.chase.children[2]).toMatchObject({ state: 'settled', payout: 700_000n });
  expect(third.refund).toBe(0n);
});

test('chase 3: a profit of half over ten issues takes 1 1 1 1 1 1 2 2 2 3, 30.00 in all', () => {
  const planned = planChase({ by: 'profit', rate: ratio(1n, 2n), win: 195_600n }, terms);
  expect(planned).toEqual({ multiples: [1, 1, 1, 1, 1, 1, 2, 2, 2, 3], total: 300_000n });
});

test('a profit that no multiple reaches is refused', () => {
  const plan = { by: 'profit', rate: ratio(1n, 2n), win: 30_000n } as const;
  expect(planChase(plan, terms)).toEqual({ refusal: 'profit-out-of-reach' });
  const steep = { ...plan, win: 31_000n };
  expect(planChase(steep, terms)).toEqual({ refusal: 'profit-out-of-reach' });
  expect(planChase({ ...plan, rate: ratio(-1n, 2n) }, terms)).toEqual({
    refusal: 'plan-malformed',
  });
});

test('flat and doubling plans, and what they refuse', () => {
  const flat = planChase({ by: 'flat', multiple: 3 }, { ...terms, issues: 2 });
  expect(flat).toEqual({ multiples: [3, 3], total: 120_000n });
  const doubling = { by: 'doubling', first: 1, every: 2 } as const;
  const six = planChase(doubling, { ...terms, issues: 6 });
  expect(six).toMatchObject({ multiples: [1, 1, 2, 2, 4, 4] });
  const every = { ...doubling, every: 1 };
  expect(planChase(every, { ...terms, issues: 20 })).toEqual({ refusal: 'multiple-out-of-range' });
  expect(planChase({ ...doubling, every: 0 }, terms)).toEqual({ refusal: 'plan-malformed' });
  for (const multiple of [0, 1.5, 10_000])
    expect(planChase({ by: 'flat', multiple }, terms)).toEqual({
      refusal: 'multiple-out-of-range',
    });
  for (const issues of [0, 121, 1.5])
    expect(planChase({ by: 'flat', multiple: 1 }, { ...terms, issues })).toEqual({
      refusal: 'issues-out-of-range',
    });
});

test('a profit plan keeps its rate with multiples that could not be smaller', () => {
  const win = fc.bigInt({ min: 20_001n, max: 4_000_000n });
  const percent = fc.bigInt({ min: 0n, max: 200n });
  fc.assert(
    fc.property(win, percent, fc.integer({ min: 1, max: 40 }), (won, rate, issues) => {
      const plan = { by: 'profit', rate: ratio(rate, 100n), win: won } as const;
      const planned = planChase(plan, { ...terms, issues });
      if ('refusal' in planned) return;
      const kept = (multiples: readonly number[]): boolean => {
        const staked = totalOf(multiples, terms.cost);
        return (won * BigInt(multiples.at(-1)!) - staked) * 100n >= rate * staked;
      };
      for (let count = 1; count <= issues; count += 1) {
        const upTo = planned.multiples.slice(0, count);
        const last = upTo.at(-1)!;
        expect(kept(upTo)).toBe(true);
        if (last > 1) expect(kept(upTo.with(count - 1, last - 1))).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

test('a profit over all issues stops it; without a condition nothing does', () => {
  const profit = five({ at: 'profit', profit: ten });
  const small = settled(profit, 1, 150_000n, 150);
  expect([small.refund, chaseState(small.chase)]).toEqual([0n, 'running']);
  expect(settled(small.chase, 2, 150_000n, 250).refund).toBe(3n * ten);
  expect(settled(five({ at: 'never' }), 1, 900_000n, 150).refund).toBe(0n);
});

test('a cancelled issue gives its stake back; the player cancels the rest', () => {
  const house = voidChild(five(), '2');
  expect([house.refund, chaseState(house.chase)]).toEqual([ten, 'running']);
  const issues = ['1', '2', '3', '4', '5'];
  const player = cancelChildren(house.chase, { issues, now: 100 });
  expect([player.refund, chaseState(player.chase)]).toEqual([3n * ten, 'running']);
  const last = settled(player.chase, 1, 0n, 150);
  expect(chaseState(last.chase)).toBe('finished');
  const all = cancelChildren(five(), { issues, now: 0 });
  expect([all.refund, chaseState(all.chase)]).toEqual([5n * ten, 'cancelled']);
  expect(cancelChildren(all.chase, { issues, now: 0 }).refund).toBe(0n);
});

const step = fc.record({
  what: fc.constantFrom('settle', 'void', 'cancel'),
  issue: fc.integer({ min: 1, max: 5 }),
  payout: fc.constantFrom(0n, 30_000n, 900_000n),
  passed: fc.integer({ min: 0, max: 200 }),
});
const stop = fc.constantFrom<Chase['stop']>(
  { at: 'never' },
  { at: 'win' },
  { at: 'profit', profit: ten },
);

test('in any course every unit paid is played, given back once or waiting', () => {
  fc.assert(
    fc.property(stop, fc.array(step, { maxLength: 20 }), (when, steps) => {
      let chase = five(when);
      let back = 0n;
      let now = 0;
      for (const { what, issue, payout, passed } of steps) {
        now += passed;
        const before = chase;
        const taken = {
          settle: () => settled(chase, issue, payout, now),
          void: () => voidChild(chase, String(issue)),
          cancel: () => cancelChildren(chase, { issues: [String(issue)], now }),
        }[what]();
        chase = taken.chase;
        back += taken.refund;
        for (const [index, child] of before.children.entries())
          if (child.state !== 'waiting') expect(chase.children[index]).toEqual(child);
        const left = chase.children.filter(
          ({ state }) => state === 'waiting' || state === 'settled',
        );
        expect(back + left.reduce((sum, child) => sum + child.stake, 0n)).toBe(5n * ten);
        const late = chase.children.filter(
          ({ state, closesAt }, index) =>
            (state === 'stopped' || state === 'cancelled') &&
            before.children[index]?.state === 'waiting' &&
            closesAt <= now,
        );
        expect(late).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
