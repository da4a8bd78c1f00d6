// Jade Tumble: carved stones and cut ones, nine of them, no two of one shape or one hue.
import type { CutName, Figure, GemSymbol, MountedSymbol, MountName, SlotArt } from './recipe.ts';

const gem = (cut: CutName, hue: number, chroma = 0.16): GemSymbol => ({
  kind: 'gem',
  cut,
  hue,
  chroma,
  rim: 'gold',
});

const carved = (mount: MountName, enamel: readonly string[], figure: Figure): MountedSymbol => ({
  kind: 'mounted',
  mount,
  rim: 'gold',
  enamel,
  weave: 'rings',
  figures: [{ rimWidth: 4, rim: 'pale', size: 150, ...figure }],
});

const green = ['#f4fff8', '#c4f7da', '#8ee6b6', '#5fcf98', '#2f9c68'];
const white = ['#ffffff', '#fbf8ec', '#e8e2cc', '#cfc6a8', '#a89c78'];
const lilac = ['#fffaff', '#f3e0ff', '#dcb8fb', '#c394ee', '#9460cc'];
const red = ['#fff8f0', '#ffd8c4', '#ffac90', '#f48468', '#c44c34'];

export const jadeTumble: SlotArt = {
  code: 'jade-tumble',
  side: 192,
  symbols: {
    P0: carved('round', ['#1fae6c', '#0b6a42', '#02301f'], {
      icon: 'game-icons:dragon-spiral',
      cast: green,
      size: 158,
    }),
    P1: carved('octagon', ['#8fa0a8', '#4a5a66', '#1a242c'], {
      icon: 'game-icons:tiger-head',
      cast: white,
    }),
    P2: carved('lozenge', ['#9a58d8', '#552092', '#230648'], {
      icon: 'game-icons:lotus',
      cast: lilac,
      size: 132,
    }),
    P3: carved('tablet', ['#e8603c', '#9a2412', '#420a04'], {
      icon: 'game-icons:turtle',
      cast: red,
      size: 152,
    }),
    P4: gem('hexagon', 300),
    P5: gem('pear', 250),
    P6: gem('round', 75, 0.15),
    P7: gem('trillion', 200, 0.12),
    P8: gem('square', 12, 0.17),
    S: {
      kind: 'mounted',
      mount: 'arch',
      rim: 'gold',
      enamel: ['#fff6c0', '#58c890', '#0a5a3c', '#032a1c'],
      weave: 'rays',
      figures: [
        {
          icon: 'game-icons:pagoda',
          cast: ['#fffbe6', '#ffe28a', '#d8952c', '#fff0b0', '#8a4d07'],
          size: 156,
          y: 2,
          rim: 'gold',
          rimWidth: 0,
        },
      ],
      banner: { word: 'SCATTER', shape: 'ribbon', silk: ['#2fbf82', '#0d7a4c', '#033f26'] },
    },
    O: {
      kind: 'mounted',
      mount: 'scallop',
      rim: 'pale',
      enamel: ['#fffbe0', '#ffbe30', '#d8480c', '#5a1004'],
      weave: 'rays',
      figures: [],
      size: 0.94,
      glow: '#ffc84a',
    },
  },
  cabinet: {
    reels: 6,
    rows: 5,
    rim: 'gold',
    body: ['#3fa878', '#12613f', '#04291a'],
    ground: { edge: '#04160f', middle: '#10402e', thread: '#b0ffd8', weave: 'facets' },
    parts: 'cells',
    corner: 'knot',
    stud: 'diamond',
    crest: { icon: 'game-icons:dragon-spiral', cast: green, size: 96, rim: 'gold' },
  },
  flake: { kind: 'gem', cut: 'hexagon', hue: 160, chroma: 0.15, rim: 'gold' },
};
