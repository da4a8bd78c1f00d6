// The colours that a brand may make its own, what the house has for each, and which pairs of them
// must stay readable: text on its grounds at 4.5:1, edges of controls and the focus at 3:1, as
// WCAG 2.2 measures it [S25]. The console shows what the server judges, by the same rule.

/** A colour in each light, as six hexadecimal digits. */
export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

const pair = (light: string, dark = light): ColourPair => ({ light, dark });

export const houseColours = {
  bg: pair('#f7f3e9', '#07120e'),
  panel: pair('#ffffff', '#0d1d17'),
  'panel-2': pair('#f0eadb', '#12281f'),
  'panel-3': pair('#e6dfcc', '#1a352a'),
  brass: pair('#c9922e', '#e8b860'),
  'brass-light': pair('#ecc06a', '#f6d58c'),
  'brass-deep': pair('#a87719', '#b98427'),
  'brass-text': pair('#7f5407', '#e8b860'),
  'on-brass': pair('#1d1403'),
  felt: pair('#0c7a58', '#12936b'),
  'felt-deep': pair('#074131', '#0a3d2d'),
  'felt-text': pair('#0a6a4c', '#43c79b'),
  focus: pair('#0c7a58', '#f6d58c'),
} as const satisfies Record<string, ColourPair>;

export type BrandColour = keyof typeof houseColours;
export const brandColourNames = Object.keys(houseColours) as BrandColour[];
export type BrandColours = { readonly [N in BrandColour]?: ColourPair };

/** Colours that stay the house’s own and stand on a brand’s grounds. */
const fixedColours = {
  ink: pair('#0f2a20', '#f3efe4'),
  mute: pair('#53655c', '#9fb3a8'),
  'live-text': pair('#b02329', '#ff8b8d'),
  'line-control': pair('#7a8a82', '#66806f'),
  'on-felt': pair('#f7f5ec'),
} as const;

type AnyColour = BrandColour | keyof typeof fixedColours;

export interface WeakPair {
  readonly text: AnyColour;
  readonly ground: BrandColour;
  readonly theme: 'light' | 'dark';
  /** Two decimals, never rounded up to what would do. */
  readonly ratio: number;
  readonly least: number;
}

const grounds = ['bg', 'panel', 'panel-2'] as const;
const texts = ['ink', 'mute', 'brass-text', 'felt-text', 'live-text'] as const;
const edges = ['line-control', 'focus'] as const;

type Demand = readonly [text: AnyColour, ground: BrandColour, least: number];

const demands: readonly Demand[] = [
  ...texts.flatMap((text) => grounds.map((ground): Demand => [text, ground, 4.5])),
  ...edges.flatMap((edge) => grounds.map((ground): Demand => [edge, ground, 3])),
  ['ink', 'panel-3', 4.5],
  ['on-brass', 'brass-light', 4.5],
  ['on-brass', 'brass', 4.5],
  ['on-brass', 'brass-deep', 4.5],
  ['on-felt', 'felt-deep', 4.5],
];

/** The relative luminance of a colour, from 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black and white). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The unreadable pairs of a brand with these colours. */
export function weakPairs(colours: BrandColours): WeakPair[] {
  const all: Readonly<Record<AnyColour, ColourPair>> = {
    ...fixedColours,
    ...houseColours,
    ...colours,
  };
  return (['light', 'dark'] as const).flatMap((theme) =>
    demands.flatMap(([text, ground, least]) => {
      const ratio = contrastOf(all[text][theme], all[ground][theme]);
      if (ratio >= least) return [];
      return [{ text, ground, theme, ratio: Math.floor(ratio * 100) / 100, least }];
    }),
  );
}

/** Whole sets of colours to begin with; each of them reads well. */
export const brandPalettes: Readonly<
  Record<'house' | 'ruby' | 'harbour' | 'orchid', BrandColours>
> = {
  house: {},
  ruby: {
    bg: pair('#faf4f0', '#150a0c'),
    panel: pair('#ffffff', '#211113'),
    'panel-2': pair('#f4e8e2', '#2d181b'),
    'panel-3': pair('#ead9d1', '#3b2024'),
    brass: pair('#cf9a2c', '#efc063'),
    'brass-light': pair('#efc46b', '#f9da92'),
    'brass-deep': pair('#ab7a18', '#bd8829'),
    'brass-text': pair('#7d5206', '#efc063'),
    felt: pair('#a5202f', '#c2303f'),
    'felt-deep': pair('#5c0f19', '#4d0f18'),
    'felt-text': pair('#951a29', '#ff939b'),
    focus: pair('#a5202f', '#f9da92'),
  },
  harbour: {
    bg: pair('#f2f6fa', '#070f18'),
    panel: pair('#ffffff', '#0e1a27'),
    'panel-2': pair('#e4ecf4', '#142434'),
    'panel-3': pair('#d5e0eb', '#1c3145'),
    brass: pair('#e08a2b', '#ffb35c'),
    'brass-light': pair('#f4b163', '#ffcf92'),
    'brass-deep': pair('#bb6c14', '#d08429'),
    'brass-text': pair('#864a05', '#ffb35c'),
    felt: pair('#14609c', '#1f7fc6'),
    'felt-deep': pair('#0b3557', '#0b3355'),
    'felt-text': pair('#0f5386', '#71bdf5'),
    focus: pair('#14609c', '#ffcf92'),
  },
  orchid: {
    bg: pair('#f7f4fa', '#0f0a17'),
    panel: pair('#ffffff', '#1a1226'),
    'panel-2': pair('#f0eaf6', '#251a35'),
    'panel-3': pair('#dfd4ea', '#312346'),
    brass: pair('#d39a3a', '#f0c274'),
    'brass-light': pair('#f0c579', '#f9dca4'),
    'brass-deep': pair('#ad7a22', '#bf8a34'),
    'brass-text': pair('#7b5109', '#f0c274'),
    felt: pair('#6d3aa8', '#8d55d0'),
    'felt-deep': pair('#3c1d62', '#38205c'),
    'felt-text': pair('#5f2f96', '#c7a3f5'),
    focus: pair('#6d3aa8', '#f9dca4'),
  },
};

/** The style sheet of a brand’s colours, in every light that a page or a part of it may have. */
export function themeSheet(colours: BrandColours): string {
  const own = brandColourNames.flatMap((name) =>
    colours[name] ? [[name, colours[name]]] : [],
  ) as (readonly [BrandColour, ColourPair])[];
  const lines = (theme: keyof ColourPair) =>
    own.map(([name, value]) => `--brand-${name}:${value[theme]}`).join(';');
  if (own.length === 0) return '';
  const [light, dark] = [lines('light'), lines('dark')];
  return [
    `:root{${dark}}`,
    `:root[data-theme=light]{${light}}`,
    `@media (prefers-color-scheme:light){:root[data-theme=system]{${light}}}`,
    `[data-ground=dark]{${dark}}`,
    `[data-ground=light]{${light}}`,
  ].join('\n');
}
