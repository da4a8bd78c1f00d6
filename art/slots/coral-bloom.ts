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

const cast = (name: string, shades: readonly string[]): Figure => ({
  icon: `game-icons:${name}`,
  cast: shades,
  size: 162,
});

export const coralBloom: SlotArt = {
  code: 'coral-bloom',
  side: 192,
  symbols: {
    P0: creature({
      mount: 'scallop',
      enamel: ['#ff9c94', '#c81c34', '#560214'],
      figure: cast('octopus', ['#fff4ec', '#ffc0a8', '#ff7a68', '#ffa890', '#b82c34']),
    }),
    P1: creature({
      mount: 'star',
      enamel: ['#fff0a0', '#f09a14', '#7a3400'],
      figure: { icon: 'noto:tropical-fish', size: 172, hue: 18, saturation: 1.4 },
    }),
    P2: creature({
      mount: 'octagon',
      enamel: ['#9ce85a', '#22780e', '#062804'],
      figure: cast('sea-turtle', ['#fbffe8', '#d4f49a', '#8cd04c', '#c0ec7c', '#3c8a18']),
    }),
    P3: creature({
      mount: 'round',
      enamel: ['#f0b8ff', '#8a2cc4', '#300558'],
      figure: cast('seahorse', ['#fff6ff', '#f0c8ff', '#c884f4', '#e4b0ff', '#8030b8']),
    }),
    P4: creature({
      mount: 'drop',
      enamel: ['#a8ecff', '#0f78cc', '#03245c'],
      figure: {
        ...cast('jellyfish', ['#ffffff', '#c8f0ff', '#6cc4f8', '#a8e4ff', '#1c6cc0']),
        y: 8,
      },
    }),
    P5: creature({
      mount: 'tablet',
      enamel: ['#8cf8e4', '#058c80', '#013832'],
      figure: cast('nautilus-shell', ['#f8fffc', '#b8fff0', '#4cd8c4', '#90f4e4', '#0a8478']),
    }),
    P6: creature({
      mount: 'hexagon',
      enamel: ['#ffc8e4', '#e03c88', '#680634'],
      figure: cast('sea-star', ['#fff8fc', '#ffd0e8', '#ff8cc0', '#ffb4d8', '#c83080']),
    }),
    W: {
      kind: 'mounted',
      mount: 'gear',
      rim: 'pearl',
      enamel: ['#ffffff', '#b8d8e8', '#3c6c8c', '#0c2c48'],
      weave: 'rays',
      figures: [
        {
          ...cast('oyster-pearl', ['#ffffff', '#fff0f8', '#e0c4d8', '#fff8fc', '#a888a8']),
          size: 150,
          rim: 'gold',
          rimWidth: 4,
        },
      ],
      banner: { word: 'WILD', shape: 'scroll', silk: ['#5cc8e8', '#1878b0', '#083458'] },
      glow: '#ffffff',
    },
    S: {
      kind: 'mounted',
      mount: 'round',
      rim: 'gold',
      enamel: ['#fff6c0', '#e8a820', '#6a3404'],
      weave: 'rays',
      figures: [
        {
          ...cast('coral', ['#ffe8e0', '#ff9080', '#e83c4c', '#ff7468', '#8a0c28']),
          size: 146,
          y: -4,
          rimWidth: 4,
          rim: 'pale',
        },
      ],
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
  flake: {
    kind: 'standing',
    figures: [
      {
        ...cast('sea-star', ['#fff6f0', '#ffc0a8', '#ff6a78', '#ffa090', '#c02858']),
        size: 220,
        rim: 'pearl',
        rimWidth: 8,
      },
    ],
  },
};
