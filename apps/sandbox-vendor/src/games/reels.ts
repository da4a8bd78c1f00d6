// The two slots: three reels of twenty stops, one line. Lucky Lemons also pays two lemons from the
// first reel and any two cherries; in Seven Bells the bell stands for every other symbol.
import { pick, type Draws, type Weighted } from './draws.ts';
import { defineGame } from './game.ts';

/** The first line of the window is above, the last below the one that pays. */
export interface Spin {
  readonly [key: string]: readonly string[];
  readonly above: readonly string[];
  readonly line: readonly string[];
  readonly below: readonly string[];
}

export const lemonReel: Weighted<string> = [
  ['lemon', 7],
  ['cherry', 5],
  ['plum', 4],
  ['star', 2],
  ['seven', 1],
  ['leaf', 1],
];

export const bellReel: Weighted<string> = [
  ['coin', 6],
  ['clover', 5],
  ['bar', 4],
  ['crown', 3],
  ['bell', 2],
];

const lemonPays: Readonly<Record<string, number>> = {
  lemon: 350,
  cherry: 800,
  plum: 1800,
  star: 12_000,
  seven: 100_000,
};

const bellPays: Readonly<Record<string, number>> = {
  coin: 350,
  clover: 500,
  bar: 800,
  crown: 1400,
  bell: 12_000,
};

export function lemonsPay([first, second, third]: readonly string[]): number {
  if (first === undefined || second === undefined || third === undefined) return 0;
  if (first === second && second === third) return lemonPays[first] ?? 0;
  if (first === 'lemon' && second === 'lemon') return 200;
  const cherries = [first, second, third].filter((symbol) => symbol === 'cherry').length;
  return cherries === 2 ? 100 : 0;
}

export function bellsPay(line: readonly string[]): number {
  const others = new Set(line.filter((symbol) => symbol !== 'bell'));
  if (others.size > 1) return 0;
  const [symbol = 'bell'] = others;
  return bellPays[symbol] ?? 0;
}

const spin = (draws: Draws, reel: Weighted<string>): Spin => {
  const three = () => [pick(draws, reel), pick(draws, reel), pick(draws, reel)];
  return { line: three(), above: three(), below: three() };
};

export const luckyLemons = defineGame({
  code: 'lucky-lemons',
  vendor: 'SBXA',
  category: 'RNG',
  stage: 'reels',
  hue: 95,
  names: { en: 'Lucky Lemons', id: 'Lemon Hoki' },
  choices: [{ code: 'spin', pays: '1.00 – 1,000.00', returnPercent: '96.3937' }],
  draw: (draws) => spin(draws, lemonReel),
  pays: (_, { line }) => lemonsPay(line),
});

export const sevenBells = defineGame({
  code: 'seven-bells',
  vendor: 'SBXB',
  category: 'RNG',
  stage: 'reels',
  hue: 60,
  names: { en: 'Seven Bells', id: 'Tujuh Lonceng' },
  choices: [{ code: 'spin', pays: '3.50 – 120.00', returnPercent: '96.2625' }],
  draw: (draws) => spin(draws, bellReel),
  pays: (_, { line }) => bellsPay(line),
});
