// Proves that what shows cards, tiles or balls draws them as the objects themselves would fall:
// each as often as every other, singly and in pairs, and none twice where there is only one.
import { expect, test } from 'vitest';
import { harbourBaccarat } from './baccarat.ts';
import { dominoDuel } from './dominoes.ts';
import { drawsOf } from './draws.ts';
import type { Game } from './game.ts';
import { dailyThree, minuteBall, quickFive, turboKeno } from './numbers.ts';
import { dragonTiger, highCard } from './single-cards.ts';

const rounds = 6000;

interface Objects {
  readonly game: Game;
  readonly choice: string;
  /** The objects of a round, each as a number from 0. */
  readonly shown: (outcome: Readonly<Record<string, unknown>>) => readonly number[];
  readonly kinds: number;
  readonly onlyOnce: boolean;
}

const list = (value: unknown) => value as readonly number[];
const balls = (first: number) => (outcome: Readonly<Record<string, unknown>>) =>
  list(outcome['balls']).map((ball) => ball - first);

const objects: readonly Objects[] = [
  {
    game: harbourBaccarat,
    choice: 'player',
    // The first two cards of each side: later ones come only after certain hands.
    shown: ({ player, banker }) => [...list(player).slice(0, 2), ...list(banker).slice(0, 2)],
    kinds: 13,
    onlyOnce: false,
  },
  {
    game: dragonTiger,
    choice: 'tie',
    shown: ({ dragon, tiger }) => [...list(dragon), ...list(tiger)],
    kinds: 13,
    onlyOnce: false,
  },
  {
    game: highCard,
    choice: 'duel',
    shown: ({ you, rival }) => [...list(you), ...list(rival)],
    kinds: 13,
    onlyOnce: false,
  },
  {
    game: dominoDuel,
    choice: 'duel',
    shown: ({ you, rival }) =>
      [...(you as [number, number][]), ...(rival as [number, number][])].map(
        ([low, high]) => (high * (high + 1)) / 2 + low,
      ),
    kinds: 28,
    onlyOnce: true,
  },
  { game: quickFive, choice: 'big', shown: balls(0), kinds: 10, onlyOnce: false },
  { game: dailyThree, choice: 'digit-1', shown: balls(0), kinds: 10, onlyOnce: false },
  { game: turboKeno, choice: '3-17-22-45-60', shown: balls(1), kinds: 80, onlyOnce: true },
  { game: minuteBall, choice: 'gold', shown: balls(1), kinds: 49, onlyOnce: true },
];

/** Chi-square lies below this in all but one of some ten thousand fair samples. */
const limitOf = (freedom: number) => freedom + 4 * Math.sqrt(2 * freedom) + 10;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// @proves R90
test.each(objects.map((object) => [object.game.code, object] as const))(
  '%s: every object is equally likely as first and as second',
  (code, { game, choice, shown, kinds, onlyOnce }) => {
    const first = Array.from({ length: kinds }, () => 0);
    const all = Array.from({ length: kinds }, () => 0);
    // How far the second lies behind the first, around the circle of kinds.
    const between = Array.from({ length: kinds }, () => 0);
    let repeats = 0;
    for (let round = 0; round < rounds; round += 1) {
      const seed = Buffer.from(`odds of ${code} ${round}`).toString('hex');
      const { outcome } = game.play(choice, drawsOf(seed));
      const drawn = shown(outcome as Readonly<Record<string, unknown>>);
      repeats += drawn.length - new Set(drawn).size;
      for (const one of drawn) all[one] = (all[one] ?? 0) + 1;
      const [one = 0, other] = drawn;
      first[one] = (first[one] ?? 0) + 1;
      if (other === undefined) continue;
      const step = (other - one + kinds) % kinds;
      between[step] = (between[step] ?? 0) + 1;
    }
    expect(first.reduce((sum, count) => sum + count, 0)).toBe(rounds);
    expect(chiSquare(first)).toBeLessThan(limitOf(kinds - 1));
    expect(chiSquare(all)).toBeLessThan(limitOf(kinds - 1));
    const steps = onlyOnce ? between.slice(1) : between;
    if (steps.some((count) => count > 0)) {
      expect(chiSquare(steps)).toBeLessThan(limitOf(steps.length - 1));
    }
    if (onlyOnce) expect([repeats, between[0]]).toEqual([0, 0]);
  },
);
