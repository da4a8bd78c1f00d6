// The pictures at the head of the lobby's categories, as recipes: three emblems before one cloth.
import type { MetalName, Pattern } from './tiles.ts';

export interface CategoryArt {
  /** The category's name in small letters, which names the file. */
  code: string;
  hue: number;
  pattern: Pattern;
  metal: MetalName;
  /** In front, then behind it to either side. */
  emblems: readonly [string, string, string];
}

export const categoryArts: readonly CategoryArt[] = [
  {
    code: 'live',
    hue: 160,
    pattern: 'lattice',
    metal: 'gold',
    emblems: ['card-ace-spades', 'rolling-dices', 'cartwheel'],
  },
  {
    code: 'rng',
    hue: 20,
    pattern: 'rays',
    metal: 'gold',
    emblems: ['house:lotus', 'cut-diamond', 'queen-crown'],
  },
  {
    code: 'sports',
    hue: 138,
    pattern: 'fans',
    metal: 'pale',
    emblems: ['trophy-cup', 'soccer-ball', 'baseball-glove'],
  },
  {
    code: 'esports',
    hue: 300,
    pattern: 'stars',
    metal: 'pale',
    emblems: ['swords-emblem', 'console-controller', 'archery-target'],
  },
  {
    code: 'fish',
    hue: 232,
    pattern: 'waves',
    metal: 'gold',
    emblems: ['angler-fish', 'tropical-fish', 'fishing-net'],
  },
  {
    code: 'pvp',
    hue: 196,
    pattern: 'rings',
    metal: 'gold',
    emblems: ['poker-hand', 'domino-tiles', 'chess-knight'],
  },
  {
    code: 'lott',
    hue: 70,
    pattern: 'rays',
    metal: 'gold',
    emblems: ['balls:8', 'balls:3 8 1 9 5', 'balls:7 0 4'],
  },
  {
    code: 'elott',
    hue: 340,
    pattern: 'scales',
    metal: 'gold',
    emblems: ['balls:4 5', 'balls:12 27 38 41 56 63 70', 'hourglass'],
  },
];
