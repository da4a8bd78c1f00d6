// The chances that a screen shows add up, and with its multipliers they make the stated return.
import { instant, instantGameOf } from '@baize/engines';
import { expect, test } from 'vitest';
import type { Choice, InstantTerms } from '../desk/instant-round.ts';
import { casesOf } from './cases.ts';

function termsOf(gameCode: string): InstantTerms {
  const game = instantGameOf(gameCode) ?? expect.fail(gameCode);
  return { gameCode, rules: instant.describe(game) } as unknown as InstantTerms;
}

const choices: readonly (readonly [string, Choice])[] = [
  ['dice', { side: 'under', chance: 5000 }],
  ['coin', { side: 'heads', flips: 4 }],
  ...['low', 'medium', 'high'].flatMap((risk) => [
    ...[10, 50].map((segments) => ['wheel', { risk, segments }] as const),
    ...[8, 13, 16].map((rows) => ['plinko', { risk, rows }] as const),
  ]),
];

test('the shown chances and multipliers make a return between 98.99 % and 99 %', () => {
  for (const [gameCode, choice] of choices) {
    const cases = casesOf(termsOf(gameCode), choice);
    const returned = cases.reduce(
      (sum, { multiplier, ways, of }) => sum + (Number(multiplier) * ways) / of,
      0,
    );
    expect(returned, `${gameCode} ${JSON.stringify(choice)}`).toBeGreaterThan(0.9899);
    expect(returned).toBeLessThan(0.990001);
  }
});
