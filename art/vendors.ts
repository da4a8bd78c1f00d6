// The marks of vendors, as recipes: an emblem for those of our own, initials in metal for the rest.
// A vendor without a recipe is shown by the mark called `default`.
import type { MetalName, Pattern } from './tiles.ts';

export interface VendorMark {
  /** The vendor's code in small letters with dashes, which names the file. */
  code: string;
  hue: number;
  pattern: Pattern;
  metal: MetalName;
  /** An emblem as on tiles. */
  emblem?: string;
  /** Initials, when there is no emblem. */
  text?: string;
}

const emblems: readonly VendorMark[] = [
  { code: 'default', hue: 164, pattern: 'stars', metal: 'pale', emblem: 'house:spade' },
  { code: 'baize', hue: 164, pattern: 'rays', metal: 'gold', emblem: 'house:spade' },
  { code: 'sbxa', hue: 236, pattern: 'waves', metal: 'gold', emblem: 'lighthouse' },
  { code: 'sbxb', hue: 286, pattern: 'stars', metal: 'pale', emblem: 'polar-star' },
  { code: 'sbxc', hue: 24, pattern: 'rings', metal: 'gold', emblem: 'compass' },
  { code: 'sbxd', hue: 200, pattern: 'fans', metal: 'pale', emblem: 'big-wave' },
  { code: 'sbxe', hue: 2, pattern: 'rays', metal: 'gold', text: 'RR' },
  { code: 'sbxf', hue: 190, pattern: 'waves', metal: 'pale', text: 'AR' },
];

/** Codes of the market's vendors, each with the letters of its mark where they are not the code. */
const initials: Readonly<Record<string, string>> = {
  ag: 'AG',
  bbin: 'BB',
  cq9: 'CQ9',
  gg: 'GG',
  pt: 'PT',
  rtg: 'RTG',
  bg: 'BG',
  dg: 'DG',
  ea: 'EA',
  lotus: 'LT',
  og: 'OG',
  tgp: 'TGP',
  kx: 'KX',
  ky: 'KY',
  th: 'TH',
  ws: 'WS',
  xy: 'XY',
  ae: 'AE',
  isb: 'ISB',
  mg: 'MG',
  mgs: 'MGS',
  png: 'PNG',
  ttg: 'TTG',
  wd: 'WD',
  ibc: 'IBC',
  sbt: 'SBT',
  ug: 'UG',
  av: 'AV',
  ai: 'AI',
  imes: 'IM',
  tf: 'TF',
  ia: 'IA',
  'tcg-lotto': 'TCG',
  'tcg-lotto-vn': 'VN',
  'tcg-sea': 'SEA',
  gpi: 'GPI',
};

const patterns: readonly Pattern[] = ['rings', 'scales', 'rays', 'lattice', 'fans', 'waves'];
const metals: readonly MetalName[] = ['gold', 'pale'];

/** Hues step round the circle so that neighbours in a list never look alike. */
const lettered = Object.entries(initials).map(([code, text], at): VendorMark => ({
  code,
  text,
  hue: (40 + at * 137) % 360,
  pattern: patterns[at % patterns.length] ?? 'rings',
  metal: metals[at % metals.length] ?? 'gold',
}));

export const vendorMarks: readonly VendorMark[] = [...emblems, ...lettered];
