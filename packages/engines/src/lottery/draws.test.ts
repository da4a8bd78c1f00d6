// Each kind of draw takes just the numbers that it should from the stream, as the published
// examples tell; every kind's plays obey the law of the whole space; ids and codes are never given
// twice.
import { expect, test } from 'vitest';
import { draws as roundDraws, drawSeed, issueDraws } from '../kit/fairness.ts';
import { compilePlays } from './compile.ts';
import { drawKinds, drawNumbers, outcomesOf, printNumber, resultRefusal } from './kinds.ts';
import { elevenFive, k3, keno, lhc, pcb, pk10, ssc } from './kinds.ts';
import { playSets } from './play-sets.ts';

const serverSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';

test.each([
  [ssc, 1, '1 6 2 2 1'],
  [k3, 2, '2 2 2'],
  [pk10, 3, '6 7 5 1 10 9 3 2 4 8'],
  [lhc, 4, '16 12 27 38 41 26 17'],
  [elevenFive, 5, '5 11 8 9 4'],
])('$code draws the published example', (kind, nonce, numbers) => {
  const stream = roundDraws({ serverSeed, clientSeed: 'player-seed-001', nonce });
  expect(drawNumbers(kind, stream).join(' ')).toBe(numbers);
});

test('SSC1M-20261121-0001 draws 5 9 9 0 9 from its seed and the beacon', () => {
  const issue = 'SSC1M-20261121-0001';
  const randomnessHex = '646c742faded02ebeb15fcb1c34314ed566381df59b90b28ba5af8b12b959c2d';
  const seed = drawSeed({ serverSeed, issue, beaconRound: 162_810, randomnessHex });
  expect(seed).toBe('4f0f0e66d2c677fe0fae64703dac8c6e9cca7cf38fca292ed5fc26e59489222f');
  expect(drawNumbers(ssc, issueDraws({ seed, issue }))).toEqual([5, 9, 9, 0, 9]);
});

test.each(drawKinds)('$code takes what it draws, and refuses everything else', (kind) => {
  const stream = roundDraws({ serverSeed, clientSeed: 'kinds', nonce: 1 });
  for (let round = 0; round < 50; round += 1) {
    const drawn = drawNumbers(kind, stream);
    expect(resultRefusal(kind, drawn)).toBeUndefined();
    expect(resultRefusal(kind, drawn.slice(1))).toBe('places-wrong');
    const high = kind.low + Number(outcomesOf(kind, 1)) - 1;
    expect(resultRefusal(kind, drawn.with(0, high + 1))).toBe('number-unknown');
    expect(resultRefusal(kind, drawn.with(0, kind.low - 1))).toBe('number-unknown');
    expect(resultRefusal(kind, drawn.with(0, kind.low + 0.5))).toBe('number-unknown');
    if (kind.places === 1) continue;
    const repeated = drawn.with(0, drawn[1]! % (high + 1));
    expect(resultRefusal(kind, repeated)).toBe(kind.repeats ? undefined : 'number-repeated');
  }
});

// @proves R90
test.each(drawKinds)('$code: balls, dice and cars come as often as real ones', (kind) => {
  const rounds = 6000;
  const stream = roundDraws({ serverSeed, clientSeed: 'real odds', nonce: 7 });
  const drawn = Array.from({ length: rounds }, () => drawNumbers(kind, stream));
  // Of long numbers the last digit is counted.
  const numbers = Math.min(kind.high - kind.low + 1, kind.high > 99 ? 10 : Infinity);
  const expected = rounds / numbers;
  // Six standard deviations: of all counts here none lies further out by chance.
  const most = 6 * Math.sqrt(expected * (1 - 1 / numbers));
  for (const place of drawn[0]!.keys()) {
    const counts = new Map<number, number>();
    for (const one of drawn) {
      const number = kind.high > 99 ? one[place]! % 10 : one[place]!;
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect(counts.size).toBe(numbers);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(most);
  }
});

test('the spaces are as large as the rules say, and numbers have the width of the highest', () => {
  expect([ssc, k3, pcb].map((kind) => outcomesOf(kind))).toEqual([100_000n, 216n, 1000n]);
  expect(outcomesOf(elevenFive)).toBe(55_440n);
  expect(outcomesOf(pk10, 6)).toBe(151_200n);
  expect([printNumber(ssc, 7), printNumber(pk10, 7), printNumber(keno, 7)]).toEqual([
    '7',
    '07',
    '07',
  ]);
});

test('every play has its own code and id', () => {
  for (const set of playSets(2026)) {
    const codes = compilePlays(set).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
  const ids = playSets(2026).flatMap(({ plays }) => plays.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the parts of a bet’s return add up to all of it', () => {
  for (const play of playSets(2026).flatMap(compilePlays))
    for (const [bet] of play.bets.entries()) {
      const prizes = play.tiers.filter((tier) => tier.bet === bet && tier.pays === 'prize');
      const parts = prizes.reduce(
        (all, { share }) => all + Number(share.numerator) / Number(share.denominator),
        0,
      );
      expect(parts).toBeCloseTo(1, 12);
    }
});
