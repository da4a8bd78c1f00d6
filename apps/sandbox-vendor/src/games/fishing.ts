// The two fishing games. Reef Hunter: one shot at a chosen fish, which is caught as often as makes
// every fish worth the same. Deep Net: a net of three pockets, each filled by the depth chosen.
import { pick, type Weighted } from './draws.ts';
import { defineGame } from './game.ts';

/** By fish: how often it is caught in ten thousand shots, and what it pays in hundredths. */
export const reefFish: Readonly<
  Record<string, { readonly caught: number; readonly pays: number }>
> = {
  clownfish: { caught: 4800, pays: 200 },
  puffer: { caught: 3000, pays: 320 },
  turtle: { caught: 1200, pays: 800 },
  shark: { caught: 400, pays: 2400 },
  whale: { caught: 100, pays: 9600 },
};

const shots = 10_000;

export const reefHunter = defineGame({
  code: 'reef-hunter',
  vendor: 'SBXD',
  category: 'FISH',
  stage: 'fish',
  hue: 205,
  names: { en: 'Reef Hunter', id: 'Pemburu Karang' },
  choices: Object.entries(reefFish).map(([code, { pays }]) => ({
    code,
    pays: `${Math.floor(pays / 100)}.${String(pays % 100).padStart(2, '0')}`,
    returnPercent: '96.0000',
  })),
  draw: (draws) => ({ shot: draws.below(shots), swerve: draws.below(100) }),
  pays: (choice, { shot }) => reefPays(choice, shot),
});

export function reefPays(choice: string, shot: number): number {
  const fish = reefFish[choice];
  return fish !== undefined && shot < fish.caught ? fish.pays : 0;
}

/** By depth: what lies in a pocket, in hundredths of the stake, and how often in a hundred. */
export const depths: Readonly<Record<string, Weighted<number>>> = {
  shallow: [
    [0, 34],
    [20, 26],
    [50, 24],
    [92, 16],
  ],
  middle: [
    [0, 60],
    [40, 22],
    [100, 14],
    [230, 4],
  ],
  deep: [
    [0, 85],
    [80, 10],
    [200, 4],
    [1600, 1],
  ],
};

export const deepNet = defineGame({
  code: 'deep-net',
  vendor: 'SBXC',
  category: 'FISH',
  stage: 'fish',
  hue: 240,
  names: { en: 'Deep Net', id: 'Jala Laut Dalam' },
  choices: [
    { code: 'shallow', pays: '0.20 – 2.76', returnPercent: '95.7600' },
    { code: 'middle', pays: '0.40 – 6.90', returnPercent: '96.0000' },
    { code: 'deep', pays: '0.80 – 48.00', returnPercent: '96.0000' },
  ],
  draw: (draws) => {
    const net = () =>
      Object.fromEntries(
        Object.entries(depths).map(([depth, table]) => [depth, pick(draws, table)]),
      );
    return { pockets: [net(), net(), net()] };
  },
  pays: (choice, { pockets }) => pockets.reduce((sum, pocket) => sum + (pocket[choice] ?? 0), 0),
});
