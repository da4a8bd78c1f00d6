// Coral Bloom: a reef in seven colours. Each creature sits in a bubble of its own shape and hue, so
// that a cluster is seen at once on a grid of forty-nine.
import type { Figure, MountedSymbol, MountName, SlotArt } from './recipe.ts';

interface Creature {
  mount: MountName;
  enamel: readonly string[];
  figure: Figure;
}

const creature = ({ mount, enamel, figure }: Creature): MountedSymbol => ({
  kind: 'mounted',
  mount,
  rim: 'pearl',
  enamel,
  weave: 'none',
  figures: [{ size: 172, rimWidth: 4, rim: 'pearl', ...figure }],
  size: 1.02,
});

export const coralBloom: SlotArt = {
  code: 'coral-bloom',
  side: 192,
  symbols: {
    P0: creature({
      mount: 'scallop',
      enamel: ['#ffb0a8', '#e0283c', '#6a0418'],
      figure: { icon: 'noto:octopus', hue: 14, saturation: 1.3 },
    }),
    P1: creature({
      mount: 'star',
      enamel: ['#fff0a0', '#f09a14', '#7a3400'],
      figure: { icon: 'noto:tropical-fish', size: 172, hue: 18, saturation: 1.4 },
    }),
    P2: creature({
      mount: 'octagon',
      enamel: ['#b8f07a', '#2c8a14', '#083004'],
      figure: { icon: 'noto:turtle' },
    }),
    P3: creature({
      mount: 'round',
      enamel: ['#f4c8ff', '#a03cd8', '#38086a'],
      figure: { icon: 'noto:squid', hue: -14 },
    }),
    P4: creature({
      mount: 'drop',
      enamel: ['#c0f4ff', '#1890e0', '#042c6a'],
      figure: { icon: 'noto:jellyfish', size: 164, y: 6 },
    }),
    P5: creature({
      mount: 'tablet',
      enamel: ['#a8fff0', '#0ca898', '#02443c'],
      figure: { icon: 'noto:spiral-shell', size: 162, saturation: 1.5 },
    }),
    P6: creature({
      mount: 'hexagon',
      enamel: ['#ffd8ec', '#f05a9c', '#7a0a40'],
      figure: { icon: 'noto:blowfish', size: 166 },
    }),
    W: {
      kind: 'standing',
      figures: [{ icon: 'noto:oyster', size: 214, rim: 'gold', rimWidth: 7, saturation: 1.2 }],
      glow: '#ffffff',
    },
    S: {
      kind: 'mounted',
      mount: 'gear',
      rim: 'gold',
      enamel: ['#fff6c0', '#e8a820', '#6a3404'],
      weave: 'rays',
      figures: [{ icon: 'noto:coral', size: 146, y: -4, rim: 'gold', rimWidth: 4 }],
      banner: { word: 'SCATTER', shape: 'scroll', silk: ['#ff7aa0', '#c02860', '#5a0a30'] },
    },
  },
  cabinet: {
    reels: 7,
    rows: 7,
    rim: 'pearl',
    body: ['#ff9c8c', '#c0405c', '#5a1038'],
    ground: { edge: '#02202c', middle: '#0a5a6a', thread: '#c0fff4', weave: 'bubbles' },
    parts: 'cells',
    corner: 'shell',
    stud: 'bead',
    crest: { icon: 'noto:spiral-shell', size: 104, rim: 'pearl' },
  },
};
