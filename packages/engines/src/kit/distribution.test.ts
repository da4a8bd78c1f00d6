// Proves that mapped draws are spread as fair ones are: chi-square over a million and more, singly
// and in combination, each within 99 % confidence [S4]. Seeds are fixed, so the run is the same
// everywhere.
import { expect, test } from 'vitest';
import { openSeed } from './fairness.ts';

const seed = openSeed('a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00');
const roundsDrawn = 210_000;
const intsPerRound = 5;

/** Chi-square is between these in 99 % of fair samples, by degrees of freedom. */
const bounds = {
  9: [1.735, 23.589],
  31: [14.458, 55.003],
  99: [66.51, 138.987],
  119: [83.018, 162.488],
} as const;

const digits = drawInts(10);

test.each([
  [32, 31, () => drawInts(32)],
  [10, 9, () => digits],
] as const)('single numbers below %i', (range, freedom, drawn) => {
  const counts = new Uint32Array(range);
  for (const value of drawn()) tally(counts, value);
  expectFair(counts, freedom);
});

test('neighbouring digits, ten by ten', () => {
  const counts = new Uint32Array(100);
  for (let at = 0; at + 1 < digits.length; at += 2) {
    tally(counts, (digits[at] ?? 0) * 10 + (digits[at + 1] ?? 0));
  }
  expectFair(counts, 99);
});

test('first stops of consecutive rounds do not lean on each other', () => {
  const counts = new Uint32Array(100);
  const first = (nonce: number) => seed.draws({ clientSeed: 'pairs', nonce }).int(10);
  for (let nonce = 0; nonce < 2 * roundsDrawn; nonce += 2) {
    tally(counts, first(nonce) * 10 + first(nonce + 1));
  }
  expectFair(counts, 99);
});

test('orders of five', () => {
  const counts = new Uint32Array(120);
  for (let nonce = 0; nonce < roundsDrawn; nonce += 1) {
    tally(counts, orderNumber(seed.draws({ clientSeed: 'orders', nonce }).shuffle(5)));
  }
  expectFair(counts, 119);
});

test('the measure itself notices a bias of one in a hundred', () => {
  const counts = new Uint32Array(10);
  for (const [at, value] of digits.entries()) tally(counts, at % 100 === 99 ? 0 : value);
  expect(chiSquare(counts)).toBeGreaterThan(bounds[9][1]);
});

function drawInts(range: number): Uint8Array {
  const drawn = new Uint8Array(roundsDrawn * intsPerRound);
  for (let nonce = 0; nonce < roundsDrawn; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'spread', nonce });
    for (let at = 0; at < intsPerRound; at += 1) {
      drawn[nonce * intsPerRound + at] = draws.int(range);
    }
  }
  return drawn;
}

function tally(counts: Uint32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

function expectFair(counts: Uint32Array, freedom: keyof typeof bounds): void {
  expect(counts.length).toBe(freedom + 1);
  const [low, high] = bounds[freedom];
  expect(chiSquare(counts)).toBeGreaterThan(low);
  expect(chiSquare(counts)).toBeLessThan(high);
}

function chiSquare(counts: Uint32Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Numbers the 120 orders of five from 0, by how many later ones are smaller. */
function orderNumber(order: readonly number[]): number {
  let number = 0;
  for (const [at, value] of order.entries()) {
    const smallerLater = order.slice(at + 1).filter((later) => later < value).length;
    number = number * (order.length - at) + smallerLater;
  }
  return number;
}
