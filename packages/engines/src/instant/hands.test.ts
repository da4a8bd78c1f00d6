// Hands that go on step by step: what each step is worth, what ends them, and that no sequence of
// steps is paid above 99 % of the exact product.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedDraws } from '../kit/draws.ts';
import { openSeed } from '../kit/fairness.ts';
import type { Json } from '../kit/canonical-json.ts';
import { multiply, ratio, subtract } from '../kit/ratio.ts';
import { handOf, instant, outcomeOf, payoutOf } from './family.ts';
import { instantGameOf, mostFor } from './games.ts';
import { cashOut, withSteps } from './mechanic.ts';
import { oneTime } from './multiplier.ts';

const game = (code: string) => instantGameOf(code) ?? expect.fail(code);
const mines = game('mines');
const hilo = game('hilo');
const stake = 10_000n;
const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'hands' };

const drawsAt = (nonce: number) =>
  openSeed(seeds.serverSeed).draws({ clientSeed: seeds.clientSeed, nonce });

function handAt(of: typeof mines, nonce: number, start: Json, steps: readonly Json[]) {
  return handOf(of, { stake, choice: withSteps(start, steps), draws: drawsAt(nonce) });
}

/** Cards in this order. */
function dealt(cards: readonly number[], steps: readonly Json[]) {
  const choice = withSteps({}, steps);
  const hand = handOf(hilo, { stake, choice, draws: scriptedDraws(cards) });
  return hand && outcomeOf(choice, hand);
}

const minedAt = (nonce: number, count: number) => new Set(drawsAt(nonce).pick(count, 25));

// @proves L233
test('three mines: 1.1250 after one safe field, 1.2857 after two, nothing after a mine', () => {
  const mined = minedAt(1, 3);
  const safe = Array.from({ length: 25 }, (_, field) => field).filter((field) => !mined.has(field));
  const [first = 0, second = 0] = safe;
  const [mine = 0] = mined;
  expect(handAt(mines, 1, { mines: 3 }, [])).toMatchObject({ over: false, mayCashOut: false });
  expect(handAt(mines, 1, { mines: 3 }, [first])).toMatchObject({
    multiplier: 11_250n,
    mayCashOut: true,
    shown: { end: 'open', opened: [first], next: '1.2857' },
  });
  expect(handAt(mines, 1, { mines: 3 }, [first, second])).toMatchObject({ multiplier: 12_857n });
  const bust = handAt(mines, 1, { mines: 3 }, [first, mine]);
  expect(bust).toMatchObject({ over: true, multiplier: 0n, shown: { end: 'bust' } });
  const cashed = handAt(mines, 1, { mines: 3 }, [first, cashOut]);
  expect(cashed).toMatchObject({ over: true, multiplier: 11_250n, shown: { end: 'cashed' } });
});

// @proves L233
test('an open hand shows no mine and draws no further card', () => {
  const mined = minedAt(2, 5);
  const first = [0, 1, 2, 3, 4, 5].find((field) => !mined.has(field)) ?? expect.fail('a field');
  expect(handAt(mines, 2, { mines: 5 }, [first])?.shown).not.toHaveProperty('mined');
  const draws = drawsAt(3);
  handOf(hilo, { stake, choice: withSteps({}, ['skip']), draws });
  expect(draws.recorded).toHaveLength(2);
});

// @proves L233
test('a hand ends when all safe fields are open, or one more would pay too much', () => {
  const safe = Array.from({ length: 25 }, (_, at) => at).filter((at) => !minedAt(4, 24).has(at));
  expect(handAt(mines, 4, { mines: 24 }, safe)).toMatchObject({
    over: true,
    multiplier: 247_500n,
    shown: { end: 'full' },
  });
  const most = mostFor(stake);
  const many = Array.from({ length: 25 }, (_, at) => at).filter((at) => !minedAt(5, 12).has(at));
  const played = many.map((_, at) => handAt(mines, 5, { mines: 12 }, many.slice(0, at + 1)));
  const full = played.find((hand) => hand?.over);
  expect(full?.shown['end']).toBe('full');
  expect(full && full.multiplier <= most).toBe(true);
});

test.each([
  ['a field twice', [0, 0]],
  ['a field outside', [25]],
  ['half a field', [0.5]],
  ['a word', ['higher']],
  ['a cash-out before the first field', [cashOut]],
])('mines does not allow %s', (_, steps) => {
  // Nonce 6 has no mine on the first field.
  expect(minedAt(6, 1).has(0)).toBe(false);
  expect(handAt(mines, 6, { mines: 1 }, steps)).toBeUndefined();
});

// @proves L234
test('a guess pays 99 % of the fair multiplier, and the house takes its share once', () => {
  // A seven, then a king, then a two of another suit: 7 of 13 ranks, then 13 of 13 less.
  expect(dealt([6], [])).toMatchObject({ higher: '1.8385', lower: '1.8385', skipsLeft: 20 });
  expect(dealt([6, 12], ['higher'])).toMatchObject({
    multiplier: '1.8385',
    higher: '23.9014',
    lower: null,
    end: 'open',
  });
  expect(dealt([6, 12, 25, 1], ['higher', 'skip', 'higher'])).toMatchObject({
    multiplier: '0.0000',
    end: 'bust',
    cards: [6, 12, 25, 1],
  });
  expect(dealt([6, 12], ['higher', cashOut])).toMatchObject({
    multiplier: '1.8385',
    end: 'cashed',
  });
  expect(dealt([6, 6], ['higher'])).toMatchObject({ multiplier: '1.8385' });
  expect(dealt([6, 7], ['lower'])).toMatchObject({ end: 'bust' });
});

test.each([
  ['a certain guess', [0], ['higher']],
  ['a cash-out before the first guess', [6, 7], ['skip', cashOut]],
  [
    'a twenty-first skip',
    Array.from({ length: 22 }, () => 6),
    Array.from({ length: 21 }, () => 'skip'),
  ],
  ['a step after the end', [6, 12], ['higher', cashOut, 'higher']],
  ['a field', [6], [3]],
])('hi-lo does not allow %s', (_, cards, steps) => {
  expect(dealt(cards, steps)).toBeUndefined();
});

const wish = fc.record({
  nonce: fc.integer({ min: 1, max: 100_000 }),
  mines: fc.integer({ min: 1, max: 24 }),
  steps: fc.array(
    fc.oneof(fc.integer({ min: 0, max: 24 }), fc.constantFrom('higher', 'lower', 'skip', cashOut)),
    { maxLength: 30 },
  ),
});

/** Plays the allowed ones of these steps, as far as the hand goes. */
function played(of: typeof mines, nonce: number, start: Json, wished: readonly Json[]) {
  const steps: Json[] = [];
  let hand = handAt(of, nonce, start, steps) ?? expect.fail('a hand begins');
  for (const step of wished) {
    const next = hand.over ? undefined : handAt(of, nonce, start, [...steps, step]);
    if (next === undefined) continue;
    steps.push(step);
    hand = next;
  }
  return { hand, steps };
}

/** The chance of all safe fields that were opened. */
function fairOf(count: number, safe: number) {
  let fair = ratio(1n);
  for (let at = 0; at < safe; at += 1) {
    fair = multiply(fair, ratio(BigInt(25 - at), BigInt(25 - count - at)));
  }
  return fair;
}

// @proves L233
test('no sequence of steps pays above 99 % of the exact product, or after the end', () => {
  fc.assert(
    fc.property(wish, ({ nonce, mines: count, steps: wished }) => {
      const { hand, steps } = played(mines, nonce, { mines: count }, wished);
      const fields = steps.filter((step) => step !== cashOut);
      const most = multiply(fairOf(count, fields.length), ratio(99n, 100n));
      const left = subtract(most, ratio(hand.multiplier, oneTime));
      expect(hand.multiplier === oneTime || left.numerator >= 0n).toBe(true);
      expect(hand.multiplier <= mostFor(stake)).toBe(true);
      expect(handAt(mines, nonce, { mines: count }, [...steps, cashOut])?.over ?? true).toBe(true);
    }),
  );
});

/** The chance of every guess of these cards, one over it. */
function fairOfGuesses(cards: readonly number[], steps: readonly Json[]) {
  let fair = ratio(1n);
  for (const [at, step] of steps.entries()) {
    const rank = ((cards[at] ?? 0) % 13) + 1;
    if (step === 'higher') fair = multiply(fair, ratio(13n, BigInt(14 - rank)));
    if (step === 'lower') fair = multiply(fair, ratio(13n, BigInt(rank)));
  }
  return fair;
}

// @proves L234
test('no sequence of guesses pays above 99 % of the exact product', () => {
  fc.assert(
    fc.property(wish, ({ nonce, steps: wished }) => {
      const { hand, steps } = played(hilo, nonce, {}, wished);
      const fair = fairOfGuesses(hand.shown['cards'] as number[], steps);
      const left = subtract(multiply(fair, ratio(99n, 100n)), ratio(hand.multiplier, oneTime));
      const hasGuessed = steps.some((step) => step === 'higher' || step === 'lower');
      expect(hasGuessed ? left.numerator >= 0n : hand.multiplier === oneTime).toBe(true);
      // Nothing but the cut below the fourth decimal is lost.
      const isCut = subtract(ratio(1n, oneTime), left).numerator > 0n;
      expect(!hasGuessed || hand.multiplier === 0n || isCut).toBe(true);
    }),
  );
});

// @proves L235
test('a receipt gives an ended hand again, and an open one has no payout', () => {
  fc.assert(
    fc.property(wish, ({ nonce, steps: wished }) => {
      for (const [of, start] of [
        [mines, { mines: 3 }],
        [hilo, {}],
      ] as const) {
        const { hand, steps } = played(of, nonce, start, wished);
        const choice = withSteps(start, steps);
        const found = instant.verify(of, { ...seeds, nonce, bet: '', stake, choice });
        if (!hand.over) expect(found).toBeUndefined();
        else expect(found).toMatchObject({ payout: payoutOf(stake, hand), outcome: { choice } });
      }
    }),
  );
});

// @proves L234
test('random guesses and stops return 99 % within the stated variance', () => {
  const rounds = 20_000;
  let away = 0;
  let variance = 0;
  const choose = openSeed('c3'.repeat(32));
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const own = choose.draws({ clientSeed: 'player', nonce });
    const wished = Array.from({ length: 1 + own.int(4) }, () =>
      own.int(2) === 0 ? 'higher' : 'lower',
    );
    const { hand, steps } = played(hilo, nonce, {}, [...wished, cashOut]);
    // A hand in which no guess was offered is not closed.
    if (steps.length === 0 || !hand.over) continue;
    away += Number(hand.multiplier) / 10_000 - 0.99;
    variance += Number(hand.variance.numerator) / Number(hand.variance.denominator);
  }
  expect(Math.abs(away)).toBeLessThan(4 * Math.sqrt(variance));
});
