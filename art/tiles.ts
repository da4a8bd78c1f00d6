// The tiles of the games on the shelf, as recipes: what is struck on them and how they are lit.
// No two tiles share both pattern and light, so that a shelf never looks stamped out.

export type Pattern = 'rays' | 'rings' | 'waves' | 'lattice' | 'scales' | 'stars' | 'fans';
export type Frame = 'hairline' | 'double' | 'corners' | 'arch';
export type MetalName = 'gold' | 'pale' | 'deep';

export interface TileRecipe {
  /** The game's code in the catalogue, which names the files. */
  code: string;
  /** Hue of the cloth behind the emblem, in degrees of OKLCH. */
  hue: number;
  /** An icon of the game-icons set, a sign of the house, or `balls:` with the numbers on them. */
  emblem: string;
  pattern: Pattern;
  frame: Frame;
  metal: MetalName;
  /** Turn in degrees, size against the usual, and shift in pixels. */
  pose?: { turn?: number; size?: number; x?: number; y?: number; mirrored?: boolean };
  /** Where the light stands, in hundredths of the tile. */
  light?: { x: number; y: number };
}

export const tileRecipes: readonly TileRecipe[] = [
  {
    code: 'golden-lotus-20',
    hue: 22,
    emblem: 'house:lotus',
    pattern: 'rays',
    frame: 'arch',
    metal: 'gold',
  },
  {
    code: 'monsoon-243',
    hue: 245,
    emblem: 'big-wave',
    pattern: 'waves',
    frame: 'hairline',
    metal: 'pale',
    light: { x: 30, y: 24 },
  },
  {
    code: 'jade-tumble',
    hue: 160,
    emblem: 'cut-diamond',
    pattern: 'rings',
    frame: 'corners',
    metal: 'gold',
    pose: { turn: 6 },
  },
  {
    code: 'lantern-court',
    hue: 332,
    emblem: 'fox',
    pattern: 'lattice',
    frame: 'arch',
    metal: 'gold',
    light: { x: 64, y: 26 },
  },
  {
    code: 'thunder-gate',
    hue: 270,
    emblem: 'oni',
    pattern: 'rays',
    frame: 'double',
    metal: 'pale',
    light: { x: 50, y: 22 },
  },
  {
    code: 'coral-bloom',
    hue: 200,
    emblem: 'sea-turtle',
    pattern: 'rings',
    frame: 'hairline',
    metal: 'gold',
    pose: { turn: -8 },
    light: { x: 70, y: 22 },
  },
  {
    code: 'golden-quarry',
    hue: 62,
    emblem: 'mine-wagon',
    pattern: 'stars',
    frame: 'corners',
    metal: 'gold',
    light: { x: 50, y: 44 },
  },
  {
    code: 'ember-vault',
    hue: 30,
    emblem: 'dragon-head',
    pattern: 'scales',
    frame: 'arch',
    metal: 'gold',
    light: { x: 34, y: 40 },
  },
  {
    code: 'sky-lantern',
    hue: 262,
    emblem: 'paper-lantern',
    pattern: 'stars',
    frame: 'arch',
    metal: 'gold',
    light: { x: 50, y: 34 },
  },
  {
    code: 'tiger-rush',
    hue: 52,
    emblem: 'tiger-head',
    pattern: 'fans',
    frame: 'double',
    metal: 'gold',
  },
  {
    code: 'ember-phoenix',
    hue: 12,
    emblem: 'eagle-emblem',
    pattern: 'rays',
    frame: 'hairline',
    metal: 'deep',
    light: { x: 62, y: 30 },
  },
  {
    code: 'night-regent',
    hue: 300,
    emblem: 'queen-crown',
    pattern: 'stars',
    frame: 'arch',
    metal: 'pale',
  },
  {
    code: 'dragon-gate',
    hue: 140,
    emblem: 'spiked-dragon-head',
    pattern: 'scales',
    frame: 'double',
    metal: 'gold',
    pose: { mirrored: true },
  },
  {
    code: 'baccarat',
    hue: 165,
    emblem: 'card-ace-spades',
    pattern: 'lattice',
    frame: 'hairline',
    metal: 'pale',
    pose: { turn: -8 },
  },
  {
    code: 'sic-bo',
    hue: 20,
    emblem: 'perspective-dice-six-faces-five',
    pattern: 'rings',
    frame: 'double',
    metal: 'gold',
    light: { x: 36, y: 30 },
  },
  {
    code: 'dragon-tiger',
    hue: 275,
    emblem: 'double-dragon',
    pattern: 'scales',
    frame: 'corners',
    metal: 'deep',
  },
  {
    code: 'roulette',
    hue: 95,
    emblem: 'cartwheel',
    pattern: 'rings',
    frame: 'hairline',
    metal: 'gold',
    pose: { turn: 11 },
    light: { x: 60, y: 26 },
  },
  {
    code: 'holdem',
    hue: 205,
    emblem: 'poker-hand',
    pattern: 'rays',
    frame: 'corners',
    metal: 'pale',
  },
  {
    code: 'deep-hunt',
    hue: 235,
    emblem: 'double-fish',
    pattern: 'waves',
    frame: 'arch',
    metal: 'gold',
  },
  {
    code: 'football',
    hue: 125,
    emblem: 'soccer-ball',
    pattern: 'fans',
    frame: 'hairline',
    metal: 'pale',
    pose: { turn: 14 },
  },
];
