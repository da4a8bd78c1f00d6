// Lotteries that are drawn in one area: two of Vietnam, one of the islands. Their digits are drawn
// when the stake is taken, each draw a player's own.
import type { Draws } from './draws.ts';
import { defineGame } from './game.ts';

const digits = (draws: Draws, count: number): number[] =>
  Array.from({ length: count }, () => draws.below(10));

const evenHalf = { pays: '1.92', returnPercent: '96.0000' } as const;
const halves = ['big', 'small', 'odd', 'even'].map((code) => ({ code, ...evenHalf }));

/** Big from the middle of all numbers on; odd and even are told by the last digit. */
function halfPays(choice: string, balls: readonly number[]): number {
  if (choice === 'big' || choice === 'small')
    return choice === ((balls[0] ?? 0) >= 5 ? 'big' : 'small') ? 192 : 0;
  return choice === ((balls.at(-1) ?? 0) % 2 === 1 ? 'odd' : 'even') ? 192 : 0;
}

export const northTwo = defineGame({
  code: 'north-two',
  vendor: 'SBXE',
  category: 'LOTT',
  area: 'VN',
  stage: 'balls',
  hue: 2,
  names: { en: 'Northern Two', id: 'Dua Utara' },
  choices: [...halves, { code: 'pair', pays: '9.60', returnPercent: '96.0000' }],
  draw: (draws) => ({ balls: digits(draws, 2) }),
  pays: (choice, { balls }) => northTwoPays(choice, balls),
});

export function northTwoPays(choice: string, balls: readonly number[]): number {
  if (choice === 'pair') return balls[0] === balls[1] ? 960 : 0;
  return halfPays(choice, balls);
}

export const southThree = defineGame({
  code: 'south-three',
  vendor: 'SBXE',
  category: 'LOTT',
  area: 'VN',
  stage: 'balls',
  hue: 46,
  names: { en: 'Southern Three', id: 'Tiga Selatan' },
  choices: [
    ...halves,
    { code: 'all-different', pays: '1.33', returnPercent: '95.7600' },
    { code: 'three-alike', pays: '96.00', returnPercent: '96.0000' },
  ],
  draw: (draws) => ({ balls: digits(draws, 3) }),
  pays: (choice, { balls }) => southThreePays(choice, balls),
});

export function southThreePays(choice: string, balls: readonly number[]): number {
  const different = new Set(balls).size;
  if (choice === 'all-different') return different === 3 ? 133 : 0;
  if (choice === 'three-alike') return different === 1 ? 9600 : 0;
  return halfPays(choice, balls);
}

export const islandFour = defineGame({
  code: 'island-four',
  vendor: 'SBXF',
  category: 'ELOTT',
  area: 'SEA',
  stage: 'balls',
  hue: 190,
  names: { en: 'Island Four', id: 'Empat Pulau' },
  choices: [
    ...halves,
    { code: 'all-different', pays: '1.90', returnPercent: '95.7600' },
    { code: 'pair', pays: '1.93', returnPercent: '95.7280' },
  ],
  draw: (draws) => ({ balls: digits(draws, 4) }),
  pays: (choice, { balls }) => islandFourPays(choice, balls),
});

/** A pair is any two alike, wherever they stand. */
export function islandFourPays(choice: string, balls: readonly number[]): number {
  const different = new Set(balls).size;
  if (choice === 'all-different') return different === 4 ? 190 : 0;
  if (choice === 'pair') return different < 4 ? 193 : 0;
  return halfPays(choice, balls);
}
