// The two e-sports: three lanes that each fall to one side, and a duel to five points. Every lane
// and every point is an even toss; no real match decides them.
import type { Draws } from './draws.ts';
import { defineGame } from './game.ts';

const lanes = 3;
const pointsToWin = 5;
const pointsMax = pointsToWin * 2 - 1;

/** 0 for blue, 1 for red. */
const tosses = (draws: Draws, count: number): number[] =>
  Array.from({ length: count }, () => draws.below(2));

export const laneClash = defineGame({
  code: 'lane-clash',
  vendor: 'SBXC',
  category: 'ESPORTS',
  stage: 'match',
  hue: 285,
  names: { en: 'Lane Clash', id: 'Adu Jalur' },
  choices: [
    { code: 'blue', pays: '1.92', returnPercent: '96.0000' },
    { code: 'red', pays: '1.92', returnPercent: '96.0000' },
    { code: 'blue-sweep', pays: '7.68', returnPercent: '96.0000' },
    { code: 'red-sweep', pays: '7.68', returnPercent: '96.0000' },
  ],
  draw: (draws) => ({ points: tosses(draws, lanes) }),
  pays: (choice, { points }) => lanesPay(choice, points),
});

export function lanesPay(choice: string, points: readonly number[]): number {
  const red = points.filter((point) => point === 1).length;
  if (choice === 'blue-sweep') return red === 0 ? 768 : 0;
  if (choice === 'red-sweep') return red === lanes ? 768 : 0;
  return choice === (red * 2 > lanes ? 'red' : 'blue') ? 192 : 0;
}

export const headshotDuel = defineGame({
  code: 'headshot-duel',
  vendor: 'SBXB',
  category: 'ESPORTS',
  stage: 'match',
  hue: 350,
  names: { en: 'Headshot Duel', id: 'Duel Tembak Jitu' },
  choices: [
    { code: 'blue', pays: '1.92', returnPercent: '96.0000' },
    { code: 'red', pays: '1.92', returnPercent: '96.0000' },
    { code: 'decider', pays: '3.51', returnPercent: '95.9765' },
  ],
  draw: (draws) => ({ points: untilWon(tosses(draws, pointsMax)) }),
  pays: (choice, { points }) => duelPays(choice, points),
});

/** The points that are played: up to the fifth of one side. */
export function untilWon(points: readonly number[]): number[] {
  const score = [0, 0];
  const end = points.findIndex((side) => {
    score[side] = (score[side] ?? 0) + 1;
    return score[side] === pointsToWin;
  });
  return points.slice(0, end + 1);
}

export function duelPays(choice: string, points: readonly number[]): number {
  if (choice === 'decider') return points.length === pointsMax ? 351 : 0;
  return choice === (points.at(-1) === 1 ? 'red' : 'blue') ? 192 : 0;
}
