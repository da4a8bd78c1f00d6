// Coin: one to ten flips, chosen beforehand, must all show the chosen side.
import { ratio } from '../../kit/ratio.ts';
import { atOnce } from '../at-once.ts';
import { fieldsOf, oneOf, wholeWithin } from '../mechanic.ts';
import { multiplierAt, printMultiplier } from '../multiplier.ts';

const sides = ['heads', 'tails'] as const;
const flipsMost = 10;

interface CoinChoice {
  readonly side: (typeof sides)[number];
  readonly flips: number;
}

const casesOf = (flips: number): bigint => 2n ** BigInt(flips);
const multiplierOf = (flips: number) => multiplierAt(ratio(1n, casesOf(flips)));

export const coin = atOnce<CoinChoice>({
  choiceUsual: { side: 'heads', flips: 1 },
  rules: {
    sides,
    /** The multiplier of one flip, of two, and so on. */
    multipliers: Array.from({ length: flipsMost }, (_, at) =>
      printMultiplier(multiplierOf(at + 1)),
    ),
  },
  read(choice) {
    const fields = fieldsOf(choice, ['side', 'flips']);
    if (fields === undefined) return undefined;
    const side = oneOf(sides, fields.side);
    const flips = wholeWithin(1, flipsMost, fields.flips);
    return side === undefined || flips === undefined ? undefined : { side, flips };
  },
  pays: ({ flips }) => [
    { ways: 1n, multiplier: multiplierOf(flips) },
    { ways: casesOf(flips) - 1n, multiplier: 0n },
  ],
  draw({ side, flips }, draws) {
    const shown = Array.from({ length: flips }, () => sides[draws.int(2)] ?? side);
    const wins = shown.every((one) => one === side);
    return { multiplier: wins ? multiplierOf(flips) : 0n, shown: { flips: shown } };
  },
});
