// The four lotteries: five digits, three digits, twenty balls of eighty, one ball of forty-nine.
// Each draw is a player's own and takes place when the stake is taken.
import { drawNumbers, type Draws } from './draws.ts';
import { defineGame } from './game.ts';

const digits = (draws: Draws, count: number): number[] =>
  Array.from({ length: count }, () => draws.below(10));

export const quickFive = defineGame({
  code: 'quick-five',
  vendor: 'SBXA',
  category: 'LOTT',
  stage: 'balls',
  hue: 15,
  names: { en: 'Quick Five', id: 'Lima Kilat' },
  choices: [
    { code: 'big', pays: '1.92', returnPercent: '96.0000' },
    { code: 'small', pays: '1.92', returnPercent: '96.0000' },
    { code: 'odd', pays: '1.92', returnPercent: '96.0000' },
    { code: 'even', pays: '1.92', returnPercent: '96.0000' },
    { code: 'all-different', pays: '3.18', returnPercent: '96.1632' },
    { code: 'three-alike', pays: '11.20', returnPercent: '95.8720' },
  ],
  draw: (draws) => ({ balls: digits(draws, 5) }),
  pays: (choice, { balls }) => quickFivePays(choice, balls),
});

/** Big from 23; three alike also when there are more. */
export function quickFivePays(choice: string, balls: readonly number[]): number {
  const sum = balls.reduce((total, ball) => total + ball, 0);
  const counts = Array.from({ length: 10 }, (_, digit) => balls.filter((b) => b === digit).length);
  const alike = Math.max(...counts);
  if (choice === 'all-different') return alike === 1 ? 318 : 0;
  if (choice === 'three-alike') return alike >= 3 ? 1120 : 0;
  if (choice === 'big' || choice === 'small')
    return choice === (sum >= 23 ? 'big' : 'small') ? 192 : 0;
  return choice === (sum % 2 === 1 ? 'odd' : 'even') ? 192 : 0;
}

const dailyPays = [0, 250, 1000, 9000] as const;

export const dailyThree = defineGame({
  code: 'daily-three',
  vendor: 'SBXB',
  category: 'LOTT',
  stage: 'balls',
  hue: 300,
  names: { en: 'Daily Three', id: 'Tiga Harian' },
  choices: Array.from({ length: 10 }, (_, digit) => ({
    code: `digit-${digit}`,
    pays: '2.50 – 90.00',
    returnPercent: '96.7500',
  })),
  draw: (draws) => ({ balls: digits(draws, 3) }),
  pays: (choice, { balls }) => dailyThreePays(choice, balls),
});

export function dailyThreePays(choice: string, balls: readonly number[]): number {
  const hits = balls.filter((ball) => `digit-${ball}` === choice).length;
  return dailyPays[hits] ?? 0;
}

const kenoMarks = { count: 5, highest: 80 } as const;
const kenoBalls = 20;
export const kenoPays = [0, 0, 50, 340, 1800, 50_000] as const;

/** The numbers of a marked slip, such as `3-17-22-45-60`: five different ones, rising. */
export function marksOf(choice: string): number[] {
  const marks = choice.split('-').map(Number);
  const rising = marks.every(
    (mark, index) =>
      Number.isInteger(mark) && mark <= kenoMarks.highest && mark > (marks[index - 1] ?? 0),
  );
  return rising && marks.length === kenoMarks.count && choice === marks.join('-') ? marks : [];
}

export const turboKeno = defineGame({
  code: 'turbo-keno',
  vendor: 'SBXB',
  category: 'ELOTT',
  stage: 'balls',
  hue: 330,
  names: { en: 'Turbo Keno', id: 'Keno Turbo' },
  choices: [{ code: 'marks', pays: '0.50 – 500.00', returnPercent: '96.0732' }],
  marks: kenoMarks,
  takes: (choice) => marksOf(choice).length > 0,
  draw: (draws) => ({ balls: drawNumbers(draws, kenoBalls, kenoMarks.highest) }),
  pays: (choice, { balls }) => {
    const hits = marksOf(choice).filter((mark) => balls.includes(mark)).length;
    return kenoPays[hits] ?? 0;
  },
});

const goldBall = 49;

export const minuteBall = defineGame({
  code: 'minute-ball',
  vendor: 'SBXC',
  category: 'ELOTT',
  stage: 'balls',
  hue: 55,
  names: { en: 'Minute Ball', id: 'Bola Semenit' },
  choices: [
    { code: 'red', pays: '2.94', returnPercent: '96.0000' },
    { code: 'blue', pays: '2.94', returnPercent: '96.0000' },
    { code: 'green', pays: '2.94', returnPercent: '96.0000' },
    { code: 'odd', pays: '1.96', returnPercent: '96.0000' },
    { code: 'even', pays: '1.96', returnPercent: '96.0000' },
    { code: 'low', pays: '1.96', returnPercent: '96.0000' },
    { code: 'high', pays: '1.96', returnPercent: '96.0000' },
    { code: 'gold', pays: '47.00', returnPercent: '95.9183' },
  ],
  draw: (draws) => ({ balls: drawNumbers(draws, 1, goldBall) }),
  pays: (choice, { balls }) => minuteBallPays(choice, balls[0] ?? 0),
});

/** The gold ball belongs to no other choice. */
export function minuteBallPays(choice: string, ball: number): number {
  if (ball === goldBall) return choice === 'gold' ? 4700 : 0;
  const colour = ['green', 'red', 'blue'][ball % 3];
  const parity = ball % 2 === 1 ? 'odd' : 'even';
  const half = ball <= 24 ? 'low' : 'high';
  if (choice === colour) return 294;
  return choice === parity || choice === half ? 196 : 0;
}
