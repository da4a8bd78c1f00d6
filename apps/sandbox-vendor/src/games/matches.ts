// The two sports: a football match of drawn goals and a baseball match of five drawn innings. Both
// are simulated, no real event decides them, and the odds are set from the exact chances.
import { drawNumbers, pick, type Weighted } from './draws.ts';
import { defineGame } from './game.ts';

export const homeGoals: Weighted<number> = [
  [0, 24],
  [1, 34],
  [2, 24],
  [3, 12],
  [4, 6],
];

export const awayGoals: Weighted<number> = [
  [0, 30],
  [1, 35],
  [2, 21],
  [3, 10],
  [4, 4],
];

export const inningRuns: Weighted<number> = [
  [0, 55],
  [1, 25],
  [2, 13],
  [3, 7],
];

const innings = 5;
const minutes = 90;

export const cupFinal = defineGame({
  code: 'cup-final',
  vendor: 'SBXA',
  category: 'SPORTS',
  stage: 'match',
  hue: 145,
  names: { en: 'Cup Final', id: 'Final Piala' },
  choices: [
    { code: 'home', pays: '2.29', returnPercent: '95.9052' },
    { code: 'draw', pays: '3.75', returnPercent: '95.9250' },
    { code: 'away', pays: '2.95', returnPercent: '95.9930' },
    { code: 'over', pays: '1.92', returnPercent: '96.1152' },
    { code: 'under', pays: '1.92', returnPercent: '95.8848' },
  ],
  draw: (draws) => {
    const home = pick(draws, homeGoals);
    const away = pick(draws, awayGoals);
    const at = drawNumbers(draws, home + away, minutes);
    return {
      home: at.slice(0, home).toSorted((a, b) => a - b),
      away: at.slice(home).toSorted((a, b) => a - b),
      homeTeam: draws.below(8),
      awayTeam: draws.below(7),
    };
  },
  pays: (choice, { home, away }) => footballPays(choice, home.length, away.length),
});

export function footballPays(choice: string, home: number, away: number): number {
  if (choice === 'home') return home > away ? 229 : 0;
  if (choice === 'away') return away > home ? 295 : 0;
  if (choice === 'draw') return home === away ? 375 : 0;
  return choice === (home + away > 2 ? 'over' : 'under') ? 192 : 0;
}

export const homeRun = defineGame({
  code: 'home-run',
  vendor: 'SBXC',
  category: 'SPORTS',
  stage: 'match',
  hue: 235,
  names: { en: 'Home Run', id: 'Home Run' },
  choices: [
    { code: 'home', pays: '1.92', returnPercent: '96.0000' },
    { code: 'away', pays: '1.92', returnPercent: '96.0000' },
    { code: 'over', pays: '2.19', returnPercent: '95.8042' },
    { code: 'under', pays: '1.70', returnPercent: '95.6314' },
  ],
  draw: (draws) => {
    const side = () => Array.from({ length: innings }, () => pick(draws, inningRuns));
    const [home, away] = [side(), side()];
    const decider = draws.below(2);
    return { home, away, decider, homeTeam: draws.below(8), awayTeam: draws.below(7) };
  },
  pays: (choice, { home, away, decider }) =>
    baseballPays(choice, { home: sumOf(home), away: sumOf(away), decider }),
});

/** An even match is decided by one more run, which either side is as likely to score. */
export function baseballPays(
  choice: string,
  { home, away, decider }: { home: number; away: number; decider: number },
): number {
  const total = home === away ? home + away + 1 : home + away;
  if (choice === 'over') return total > 7 ? 219 : 0;
  if (choice === 'under') return total <= 7 ? 170 : 0;
  const homeWins = home === away ? decider === 0 : home > away;
  return choice === (homeWins ? 'home' : 'away') ? 192 : 0;
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0);
