// The recipe of a slot's art: the shapes of its symbols, their metal and enamel, and its cabinet.
// Pictures are drawn from these by `npm run art`.

/** Colours from the light above to the dark below. */
export type Shades = readonly string[];

export type RimName = 'gold' | 'pale' | 'deep' | 'silver' | 'steel' | 'copper' | 'iron' | 'pearl';

export interface Figure {
  /** `noto:name` in its own colours, or `game-icons:name` cast in `cast`. */
  icon: string;
  cast?: Shades;
  /** Width and height in the square of 256. */
  size?: number;
  x?: number;
  y?: number;
  turn?: number;
  mirrored?: boolean;
  /** Turns the colours of a coloured figure, in degrees. */
  hue?: number;
  saturation?: number;
  rim?: RimName;
  /** How wide the rim stands round the figure; 0 for none. */
  rimWidth?: number;
}

export type MountName =
  | 'round'
  | 'octagon'
  | 'hexagon'
  | 'drop'
  | 'shield'
  | 'arch'
  | 'scallop'
  | 'lozenge'
  | 'star'
  | 'tablet'
  | 'cloud'
  | 'gear';

export type BannerName = 'ribbon' | 'plate' | 'plank' | 'scroll' | 'chain';

export interface Banner {
  word: string;
  shape: BannerName;
  silk: readonly [string, string, string];
  y?: number;
}

/** A figure that stands alone, or before a glow. */
export interface StandingSymbol {
  kind: 'standing';
  figures: readonly Figure[];
  glow?: string;
}

/** A figure on enamel in a metal mount, with a word across its foot when it has one. */
export interface MountedSymbol {
  kind: 'mounted';
  mount: MountName;
  rim: RimName;
  enamel: Shades;
  figures: readonly Figure[];
  /** Rings, rays or ripples in the enamel. */
  weave?: 'rings' | 'rays' | 'ripples' | 'ribs' | 'none';
  banner?: Banner;
  size?: number;
  glow?: string;
}

export type LetterFace = 'enamel' | 'lantern' | 'stone' | 'steel' | 'molten' | 'drop';

export interface LetterSymbol {
  kind: 'letter';
  text: string;
  face: LetterFace;
  enamel: readonly [string, string, string];
  rim: RimName;
}

export type CutName =
  | 'octagon'
  | 'round'
  | 'hexagon'
  | 'pear'
  | 'trillion'
  | 'square'
  | 'marquise'
  | 'kite'
  | 'heart';

/** A faceted stone in a setting. */
export interface GemSymbol {
  kind: 'gem';
  cut: CutName;
  hue: number;
  chroma?: number;
  rim: RimName;
}

/** A struck coin; its middle stays clear for a number unless it bears a figure or a word. */
export interface CoinSymbol {
  kind: 'coin';
  rim: RimName;
  field: Shades;
  word?: string;
  figure?: Figure;
  rays?: string;
}

export type SymbolRecipe = StandingSymbol | MountedSymbol | LetterSymbol | GemSymbol | CoinSymbol;

export interface CabinetRecipe {
  /** How many cells stand side by side and one above the other. */
  reels: number;
  rows: number;
  rim: RimName;
  /** The frame's own material, from above to below. */
  body: Shades;
  /** The ground behind the symbols: edge, middle, and the lines woven into it. */
  ground: { edge: string; middle: string; thread: string; weave: GroundWeave };
  /** Bars between the reels; a grid shows no bars but faint cells. */
  parts: 'bars' | 'cells';
  corner: 'cloud' | 'leaf' | 'bolt' | 'shell' | 'bracket' | 'flame' | 'knot';
  stud: 'bead' | 'drop' | 'rivet' | 'diamond' | 'none';
  /** What crowns the frame. */
  crest: Figure;
}

export type GroundWeave =
  | 'ripples'
  | 'facets'
  | 'lattice'
  | 'bolts'
  | 'bubbles'
  | 'rock'
  | 'scales';

export interface SlotArt {
  code: string;
  /** The side of one symbol's square in the sheet, in pixels. */
  side: number;
  symbols: Readonly<Record<string, SymbolRecipe>>;
  cabinet: CabinetRecipe;
  /** What falls when a win is great. */
  flake: SymbolRecipe;
}
