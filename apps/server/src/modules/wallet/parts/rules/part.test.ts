// Proves the life of a part against a model of its own: every legal step is reached and leads where
// it should, every other is refused, and on any walk money is credited at most once for a match and
// never before somebody said that it arrived.
import * as fc from 'fast-check';
import { partStates, type PartState, type PartWay } from '@baize/contract';
import { expect, test } from 'vitest';
import {
  isAnswerable,
  isClosed,
  partSteps,
  receiptOf,
  stepOf,
  type PartStanding,
  type PartStep,
} from './part.ts';

/** The machine as the specification draws it, written down apart from the code. */
const drawn: readonly (readonly [PartWay, PartState, PartStep, PartState])[] = [
  ['c2c', 'open', 'match', 'matched'],
  ['c2c', 'matched', 'expire', 'open'],
  ['c2c', 'matched', 'cancel', 'open'],
  ['c2c', 'matched', 'prove', 'proof'],
  ['c2c', 'matched', 'receive', 'received'],
  ['c2c', 'proof', 'receive', 'received'],
  ['c2c', 'proof', 'force', 'forced-received'],
  ['c2c', 'proof', 'dispute', 'disputed'],
  ['c2c', 'disputed', 'resolve-received', 'resolved-received'],
  ['c2c', 'disputed', 'resolve-returned', 'open'],
  ['payout', 'open', 'pay', 'paying'],
  ['payout', 'paying', 'fail', 'open'],
  ['payout', 'paying', 'settle', 'paid'],
  ['payout', 'paid', 'receive', 'received'],
  ['payout', 'paid', 'force', 'forced-received'],
  ['payout', 'paid', 'dispute', 'disputed'],
  ['payout', 'disputed', 'resolve-received', 'resolved-received'],
  ['payout', 'disputed', 'resolve-returned', 'open'],
];
/** A part of the way never stands there. */
const strange: Readonly<Record<PartWay, readonly PartState[]>> = {
  c2c: ['paying', 'paid'],
  payout: ['matched', 'proof'],
};

const now = 1000;
/** Every deadline allows the step that is taken. */
const standing = (way: PartWay, state: PartState, step: PartStep): PartStanding => ({
  way,
  state,
  payBy: step === 'prove' ? now + 1 : now,
  dueAt: now,
});
const cases = (['c2c', 'payout'] as const).flatMap((way) =>
  partStates
    .filter((state) => !strange[way].includes(state))
    .flatMap((state) => partSteps.map((step) => [way, state, step] as const)),
);

test.each(cases)('a %s part that is %s and the step %s', (way, state, step) => {
  const legal = drawn.find((one) => one[0] === way && one[1] === state && one[2] === step);
  expect(stepOf(standing(way, state, step), step, now)?.state).toBe(legal?.[3]);
});

test('deadlines are kept to the millisecond', () => {
  const at = (state: PartState, payBy: number | null, dueAt: number | null) =>
    ({ way: 'c2c', state, payBy, dueAt }) as const;
  expect(stepOf(at('matched', now + 1, null), 'expire', now)).toBeUndefined();
  expect(stepOf(at('matched', now, null), 'expire', now)).toBeDefined();
  expect(stepOf(at('matched', now, null), 'prove', now)).toBeUndefined();
  expect(stepOf(at('matched', now + 1, null), 'prove', now)).toBeDefined();
  expect(stepOf(at('proof', null, now + 1), 'force', now)).toBeUndefined();
  expect(stepOf(at('proof', null, now), 'force', now)).toBeDefined();
});

test('nothing counts as received by time before its payer showed a proof', () => {
  const waiting = { way: 'c2c', state: 'matched', payBy: now, dueAt: now } as const;
  expect(stepOf(waiting, 'force', now + 1_000_000)).toBeUndefined();
});

const walk = fc.array(fc.tuple(fc.constantFrom(...partSteps), fc.integer({ min: 0, max: 40 })), {
  maxLength: 60,
});
const creditsBuyer = new Set(['received', 'forced-received', 'resolved-received']);

/** Deadlines as the actions set them. */
function after(part: PartStanding, state: PartState, at: number): PartStanding {
  return {
    way: part.way,
    state,
    payBy: state === 'matched' ? at + 30 : null,
    dueAt: state === 'proof' || state === 'paid' ? at + 20 : null,
  };
}

test('on any walk a part is closed once, and its match credited only by a word or by time', () => {
  fc.assert(
    fc.property(fc.constantFrom<PartWay>('c2c', 'payout'), walk, (way, steps) => {
      let part: PartStanding = { way, state: 'open', payBy: null, dueAt: null };
      let at = 0;
      let credits = 0;
      let live = false;
      for (const [step, later] of steps) {
        at += later;
        const stepped = stepOf(part, step, at);
        if (stepped === undefined) continue;
        expect(isClosed(part.state)).toBe(false);
        if (step === 'match') live = true;
        if (stepped.match !== undefined && creditsBuyer.has(stepped.match)) {
          expect(live).toBe(true);
          credits += 1;
        }
        if (stepped.state === 'open') live = false;
        part = after(part, stepped.state, at);
      }
      expect(credits).toBeLessThanOrEqual(1);
      expect(credits === 1).toBe(way === 'c2c' && isClosed(part.state));
    }),
    { numRuns: 2000 },
  );
});

test('every state is reached by steps from an open part', () => {
  const reached = new Set<PartState>();
  for (const way of ['c2c', 'payout'] as const) {
    const found = [way === 'c2c' ? 'open' : ('open' as PartState)];
    for (const state of found) {
      reached.add(state);
      for (const step of partSteps) {
        const next = stepOf(standing(way, state, step), step, now)?.state;
        if (next !== undefined && !found.includes(next)) found.push(next);
      }
    }
  }
  expect([...reached].toSorted()).toEqual([...partStates].toSorted());
});

// @proves L119
test('the player is asked about money that is due, and about nothing else', () => {
  expect(partStates.filter(isAnswerable)).toEqual(['paid', 'matched', 'proof']);
  expect(partStates.filter(isClosed)).toEqual(['received', 'forced-received', 'resolved-received']);
});

// @proves L119
test('a withdrawal is all received, and by time when one part was', () => {
  expect(receiptOf(['received', 'resolved-received'])).toBe('received');
  expect(receiptOf(['received', 'forced-received'])).toBe('forced-received');
});
