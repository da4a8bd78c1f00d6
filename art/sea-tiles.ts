// The tiles of the lotteries of Vietnam and South-East Asia. A province shows what it is known for,
// a fast draw its numbers; cloth, frame and light follow from the place in the list.
import type { Frame, Pattern, TileRecipe } from './tiles.ts';

const emblems: Readonly<Record<string, string>> = {
  'vn-n': 'pagoda',
  'vn-n-1m': 'balls:89 51 01',
  'vn-n-5m': 'balls:46 93 05',
  'vn-s-1m': 'balls:49 90 30',
  'vn-s-5m': 'balls:71 83 88',
  'vn-tien-giang': 'fruit-bowl',
  'vn-kien-giang': 'island',
  'vn-da-lat': 'pine-tree',
  'vn-hcm': 'modern-city',
  'vn-dong-thap': 'lotus-flower',
  'vn-ca-mau': 'crab',
  'vn-ben-tre': 'coconuts',
  'vn-vung-tau': 'lighthouse',
  'vn-bac-lieu': 'wind-turbine',
  'vn-dong-nai': 'waterfall',
  'vn-can-tho': 'small-fishing-sailboat',
  'vn-soc-trang': 'drakkar-dragon',
  'vn-tay-ninh': 'mountaintop',
  'vn-an-giang': 'buffalo-head',
  'vn-binh-thuan': 'sand-castle',
  'vn-vinh-long': 'orange',
  'vn-binh-duong': 'painted-pottery',
  'vn-tra-vinh': 'greek-temple',
  'vn-long-an': 'bowl-of-rice',
  'vn-binh-phuoc': 'acorn',
  'vn-hau-giang': 'pineapple',
  'vn-kon-tum': 'hut',
  'vn-khanh-hoa': 'nautilus-shell',
  'vn-hue': 'temple-gate',
  'vn-phu-yen': 'sea-turtle',
  'vn-dak-lak': 'coffee-beans',
  'vn-quang-nam': 'paper-lantern',
  'vn-da-nang': 'dragon-spiral',
  'vn-binh-dinh': 'drum',
  'vn-quang-tri': 'stone-bridge',
  'vn-quang-binh': 'cave-entrance',
  'vn-gia-lai': 'gong',
  'vn-ninh-thuan': 'grapes',
  'vn-quang-ngai': 'shrimp',
  'vn-dak-nong': 'volcano',
  'thai-gov': 'elephant-head',
  'thai-5m': 'balls:12 34 56',
  hanoi: 'heaven-gate',
  'hanoi-5m': 'balls:69 35 71',
  lao: 'elephant',
  'lao-5m': 'balls:0 1 9 6',
  yeekee: 'balls:1 9 6 7 0',
  'd4-daily': 'balls:4 3 2 1',
  'd4-5m': 'balls:1 1 2 2',
};

const patterns: readonly Pattern[] = [
  'rays',
  'rings',
  'waves',
  'lattice',
  'scales',
  'stars',
  'fans',
];
const frames: readonly Frame[] = ['arch', 'double', 'corners', 'hairline'];

/** Neighbours in the list stand far apart on the wheel of hues. */
const hueStep = 137;

export const seaTileRecipes: readonly TileRecipe[] = Object.entries(emblems).map(
  ([code, emblem], place): TileRecipe => ({
    code,
    emblem,
    hue: (place * hueStep + 15) % 360,
    pattern: patterns[place % patterns.length] ?? 'rays',
    frame: frames[place % frames.length] ?? 'arch',
    metal: place % 3 === 2 ? 'pale' : 'gold',
    light: { x: 36 + ((place * 11) % 29), y: 22 + ((place * 7) % 11) },
  }),
);
