// The tiles of our own lotteries: balls of five digits, of eleven, of 49 and of eighty, dice, and
// the winner's flag of the races. Each game of a kind has a cloth and numbers of its own.
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

export const lotteryTileRecipes: readonly TileRecipe[] = [
  tile('ssc-1m', 'balls:5 9 9 0 9', [22, 'rays', 'arch', 'gold']),
  tile('ssc-3m', 'balls:3 0 7 1 4', [36, 'rings', 'double', 'gold'], { light: { x: 42, y: 30 } }),
  tile('ssc-5m', 'balls:8 2 6 6 1', [52, 'fans', 'corners', 'gold'], { light: { x: 60, y: 28 } }),
  tile('ssc-day', 'balls:1 7 2 8 3', [88, 'stars', 'arch', 'gold'], { light: { x: 50, y: 24 } }),
  tile('ssc-night', 'balls:4 4 0 5 2', [276, 'stars', 'double', 'pale'], {
    light: { x: 64, y: 22 },
  }),
  tile('11x5-1m', 'balls:03 07 11 02 09', [158, 'rays', 'corners', 'gold']),
  tile('11x5-3m', 'balls:01 05 08 10 04', [174, 'lattice', 'arch', 'gold'], {
    light: { x: 38, y: 30 },
  }),
  tile('11x5-5m', 'balls:06 11 02 03 08', [144, 'waves', 'double', 'gold'], {
    light: { x: 62, y: 32 },
  }),
  tile('11x5-day', 'balls:09 04 01 07 10', [128, 'fans', 'hairline', 'gold']),
  tile('k3-1m', 'rolling-dices', [2, 'rays', 'double', 'gold'], { pose: { turn: -6 } }),
  tile('k3-3m', 'dice-six-faces-five', [344, 'rings', 'arch', 'pale'], {
    pose: { turn: 10 },
    light: { x: 40, y: 30 },
  }),
  tile('k3-5m', 'dice-fire', [12, 'scales', 'corners', 'gold'], { light: { x: 58, y: 28 } }),
  tile('pk10-1m', 'checkered-flag', [224, 'rays', 'hairline', 'pale'], { pose: { turn: 6 } }),
  tile('pk10-3m', 'race-car', [240, 'waves', 'arch', 'gold'], { light: { x: 44, y: 30 } }),
  tile('pk10-5m', 'f1-car', [256, 'lattice', 'double', 'pale'], { light: { x: 62, y: 26 } }),
  tile('lhc-5m', 'balls:16 12 27 38 41 07 26', [318, 'stars', 'arch', 'gold']),
  tile('lhc-week', 'balls:08 19 24 33 46 49 05', [336, 'scales', 'double', 'gold'], {
    light: { x: 40, y: 28 },
  }),
  tile('lhc-six', 'balls:03 17 22 31 40 48 09', [352, 'fans', 'corners', 'gold'], {
    light: { x: 58, y: 26 },
  }),
  tile('pcb-1m', 'balls:9 4 6', [188, 'rings', 'corners', 'gold']),
  tile('pcb-3m', 'balls:0 8 5', [204, 'fans', 'arch', 'gold'], { light: { x: 60, y: 30 } }),
  tile('lf3-1m', 'balls:2 5 8', [66, 'lattice', 'double', 'gold']),
  tile('lf-3d', 'balls:1 3 7', [104, 'rays', 'arch', 'gold'], { light: { x: 44, y: 28 } }),
  tile('lf-pl3', 'balls:6 6 2', [116, 'scales', 'corners', 'gold']),
  tile('lf-pl5', 'balls:7 1 8 0 5', [74, 'waves', 'double', 'gold'], { light: { x: 58, y: 30 } }),
  tile('keno-5m', 'balls:04 18 29 37 52 66 80', [296, 'rings', 'hairline', 'gold']),
];
