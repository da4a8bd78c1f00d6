// Proves which rates hold along a line, what a rate may be set to, and that a line together never
// takes more than its root's rate.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBounds, boundsOf } from './bounds.ts';
import { termsOf } from './configs.ts';
import { lineRates } from './line-rates.ts';
import { refusalOfSeat, seatedRate, type TakenQuota } from './quotas.ts';
import { loweredTo, rangeOf, refusalOfRate } from './rate-range.ts';

const live = { category: 'LIVE', highest: 80, difference: 10, step: 5 } as const;
const ratesOf = (line: string[], given: Record<string, number>) =>
  lineRates({ line, given: new Map(Object.entries(given)), highest: 80 }).map(({ rate }) => rate);

test('a rate that was not given is none, and none holds more than anybody above', () => {
  expect(ratesOf(['dan', 'ben', 'ann'], {})).toEqual([0, 0, 0]);
  expect(ratesOf(['dan', 'ben', 'ann'], { ann: 80, ben: 60, dan: 30 })).toEqual([30, 60, 80]);
  expect(ratesOf(['dan', 'ben', 'ann'], { ann: 50, ben: 60, dan: 30 })).toEqual([30, 50, 50]);
  expect(ratesOf(['dan', 'ben', 'ann'], { ann: 80, dan: 30 })).toEqual([0, 0, 80]);
  expect(ratesOf(['ann'], { ann: 500 })).toEqual([80]);
});

test.each([
  [0, 'rebate-below-team'],
  [35, 'rebate-below-team'],
  [40, undefined],
  [43, 'rebate-off-step'],
  [60, undefined],
  [65, 'rebate-not-below-parent'],
  [85, 'rebate-out-of-range'],
])('a rate of %d between members at 30 and an agent at 70 is answered by %s', (rate, refused) => {
  expect(refusalOfRate(live, rate, { parent: 70, below: 30 })?.refused).toBe(refused);
});

test('a rate lies between those of the team and of the agent, at the top below the highest', () => {
  expect(rangeOf(live, { parent: 70, below: 30 })).toEqual({ least: 40, most: 60, step: 5 });
  expect(rangeOf(live, { parent: undefined, below: 0 })).toEqual({ least: 0, most: 80, step: 5 });
  // An agent without room to give has nothing to give but nothing.
  expect(rangeOf(live, { parent: 5, below: 0 })).toEqual({ least: 0, most: 0, step: 5 });
  expect(refusalOfRate(live, 0, { parent: 5, below: 0 })).toBeUndefined();
});

test('a rate agreed to earlier is lowered to what may be given now', () => {
  expect(loweredTo(live, 60, { parent: 70, below: 0 })).toBe(60);
  expect(loweredTo(live, 60, { parent: 52, below: 0 })).toBe(40);
  expect(loweredTo(live, 60, { parent: 0, below: 0 })).toBe(0);
});

test('a quota gives seats for a rate and higher ones, and a rate that stays takes none', () => {
  const quota: TakenQuota = { category: 'LIVE', rate: 60, seats: 1, used: 1 };
  const seated = { quotas: [quota], before: 0 };
  expect(refusalOfSeat('LIVE', 60, seated)).toMatchObject({
    refused: 'rebate-quota-full',
    facts: { from: '0.6', count: 1 },
  });
  expect(refusalOfSeat('LIVE', 55, seated)).toBeUndefined();
  expect(refusalOfSeat('RNG', 60, seated)).toBeUndefined();
  expect(refusalOfSeat('LIVE', 65, { ...seated, before: 60 })).toBeUndefined();
  expect(refusalOfSeat('LIVE', 60, { ...seated, quotas: [{ ...quota, used: 0 }] })).toBeUndefined();
  expect(seatedRate(live, 70, seated)).toBe(55);
});

test('configs of older clients are read exactly', () => {
  expect(
    termsOf([
      { type: 'LIVE', rebateValue: 0.55 },
      { type: 'RNG', rebateValue: 1.1 },
      { type: 'LOTT', prizeModeId: '1956' },
    ]),
  ).toEqual({
    rates: [
      { category: 'LIVE', rate: 55 },
      { category: 'RNG', rate: 110 },
    ],
    group: 1956,
  });
  const misfit = { refused: 'field-format' };
  expect(termsOf([{ type: 'LIVE', rebateValue: 0.555 }])).toMatchObject(misfit);
  expect(termsOf([{ type: 'LIVE' }])).toMatchObject(misfit);
  expect(termsOf([{ type: 'NOPE', rebateValue: 1 }])).toMatchObject(misfit);
  expect(termsOf([{ type: 'LOTT', rebateValue: 1 }])).toMatchObject(misfit);
  const twice = { type: 'LIVE', rebateValue: 0.5 };
  expect(termsOf([twice, twice])).toMatchObject(misfit);
});

test('bounds of the brand replace the defaults by category', () => {
  const bounds = boundsOf([{ ...live, highest: 70 }]);
  expect(bounds.LIVE.highest).toBe(70);
  expect(bounds.RNG).toEqual({ category: 'RNG', highest: 120, difference: 5, step: 5 });
  expect(areBounds(live)).toBe(true);
  expect(areBounds({ ...live, difference: 7 })).toBe(false);
  expect(areBounds({ ...live, highest: 5 })).toBe(false);
});

test('rates rise towards the root in every line, whatever was given', () => {
  const given = fc.array(fc.option(fc.integer({ min: 0, max: 1000 })), { minLength: 1 });
  fc.assert(
    fc.property(given, fc.integer({ min: 0, max: 1000 }), (rates, highest) => {
      const line = rates.map((_, at) => String(at));
      const map = new Map(rates.flatMap((rate, at) => (rate === null ? [] : [[String(at), rate]])));
      const steps = lineRates({ line, given: map as Map<string, number>, highest });
      const held = steps.map(({ rate }) => rate);
      expect(held.toSorted((a, b) => a - b)).toEqual(held);
      expect(held.at(-1)).toBeLessThanOrEqual(highest);
    }),
  );
});
