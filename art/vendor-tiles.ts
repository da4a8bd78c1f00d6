// The tiles of the sandbox vendors' games, and the tiles that stand in for a game without a picture:
// one for each category and one for all else.
import type { Frame, MetalName, Pattern, TileRecipe } from './tiles.ts';

type Cloth = readonly [hue: number, pattern: Pattern, frame: Frame, metal: MetalName];

function tile(
  code: string,
  emblem: string,
  [hue, pattern, frame, metal]: Cloth,
  more: Pick<TileRecipe, 'pose' | 'light'> = {},
): TileRecipe {
  return { code, emblem, hue, pattern, frame, metal, ...more };
}

export const vendorTileRecipes: readonly TileRecipe[] = [
  tile('harbour-baccarat', 'card-ace-hearts', [178, 'fans', 'double', 'pale'], {
    pose: { turn: 9 },
    light: { x: 62, y: 30 },
  }),
  tile('harbour-dragon-tiger', 'sea-dragon', [292, 'rays', 'arch', 'gold'], {
    light: { x: 40, y: 34 },
  }),
  tile('lucky-lemons', 'lemon', [112, 'rings', 'hairline', 'pale'], { pose: { turn: -12 } }),
  tile('seven-bells', 'ringing-bell', [2, 'fans', 'arch', 'gold']),
  tile('cup-final', 'laurels-trophy', [148, 'rays', 'double', 'gold'], { pose: { size: 0.94 } }),
  tile('home-run', 'baseball-glove', [258, 'scales', 'hairline', 'pale'], {
    pose: { turn: -8 },
    light: { x: 36, y: 26 },
  }),
  tile('lane-clash', 'swords-emblem', [318, 'rays', 'corners', 'pale'], {
    light: { x: 50, y: 30 },
  }),
  tile('headshot-duel', 'archery-target', [28, 'lattice', 'double', 'deep'], {
    light: { x: 60, y: 32 },
  }),
  tile('reef-hunter', 'angler-fish', [218, 'fans', 'arch', 'gold'], {
    pose: { turn: -5 },
    light: { x: 66, y: 26 },
  }),
  tile('deep-net', 'fishing-net', [262, 'waves', 'corners', 'pale'], {
    light: { x: 34, y: 24 },
  }),
  tile('heads-up-highcard', 'card-king-spades', [192, 'lattice', 'arch', 'gold'], {
    pose: { turn: -7 },
    light: { x: 40, y: 30 },
  }),
  tile('domino-duel', 'domino-tiles', [56, 'scales', 'corners', 'pale']),
  tile('quick-five', 'balls:3 8 1 9 5', [84, 'rays', 'arch', 'gold'], { light: { x: 50, y: 30 } }),
  tile('daily-three', 'balls:7 0 4', [338, 'rings', 'double', 'gold']),
  tile('turbo-keno', 'balls:12 27 38 41 56 63 70', [282, 'stars', 'hairline', 'gold']),
  tile('north-two', 'balls:4 2', [14, 'waves', 'double', 'pale']),
  tile('south-three', 'balls:6 0 6', [98, 'fans', 'corners', 'gold'], {
    light: { x: 58, y: 32 },
  }),
  tile('island-four', 'balls:2 9 5 1', [206, 'waves', 'arch', 'pale']),
  tile('minute-ball', 'balls:8', [8, 'stars', 'corners', 'gold'], { light: { x: 42, y: 30 } }),
];

export const defaultTileRecipes: readonly TileRecipe[] = [
  tile('default', 'house:spade', [164, 'stars', 'double', 'gold']),
  tile('default-live', 'rolling-dices', [152, 'lattice', 'corners', 'pale']),
  tile('default-rng', 'cherry', [24, 'stars', 'hairline', 'gold']),
  tile('default-sports', 'trophy-cup', [136, 'lattice', 'arch', 'pale']),
  tile('default-esports', 'console-controller', [304, 'lattice', 'hairline', 'pale']),
  tile('default-fish', 'tropical-fish', [228, 'scales', 'corners', 'gold']),
  tile('default-pvp', 'chess-knight', [200, 'fans', 'hairline', 'gold']),
  tile('default-lott', 'balls:6 2 9', [66, 'rings', 'arch', 'gold']),
  tile('default-elott', 'balls:4 5', [344, 'waves', 'double', 'gold']),
];
