// Lantern Court: a courtyard at night, plum and rose, lit by paper lanterns.
import type { LetterSymbol, SlotArt } from './recipe.ts';

const letter = (text: string, enamel: LetterSymbol['enamel']): LetterSymbol => ({
  kind: 'letter',
  text,
  face: 'lantern',
  enamel,
  rim: 'gold',
});

const lacquer = ['#ffe0d0', '#ff7a5c', '#d0241f', '#7d0a14', '#4a0410'];
const russet = ['#fff0d8', '#ffb468', '#e8621c', '#ffa050', '#8a2c08'];
const ivory = ['#ffffff', '#fff4dc', '#ead2a0', '#c29a58', '#8a6428'];

export const lanternCourt: SlotArt = {
  code: 'lantern-court',
  side: 256,
  symbols: {
    H1: {
      kind: 'standing',
      figures: [{ icon: 'game-icons:fox', cast: russet, size: 216, rim: 'gold', rimWidth: 7 }],
      glow: '#ff6a9c',
    },
    H2: {
      kind: 'mounted',
      mount: 'scallop',
      rim: 'gold',
      enamel: ['#ff9cc0', '#a81c5c', '#3f0628'],
      weave: 'rays',
      figures: [
        { icon: 'game-icons:handheld-fan', cast: ivory, size: 148, rimWidth: 4, rim: 'gold' },
      ],
    },
    H3: {
      kind: 'mounted',
      mount: 'octagon',
      rim: 'pale',
      enamel: ['#8fb0ff', '#3040a8', '#0c1048'],
      weave: 'rings',
      figures: [{ icon: 'game-icons:teapot', cast: lacquer, size: 148, rimWidth: 4, rim: 'gold' }],
    },
    H4: {
      kind: 'standing',
      figures: [{ icon: 'noto:moon-cake', size: 206, rim: 'gold' }],
    },
    A: letter('A', ['#fff0a0', '#ff8a2c', '#b01c10']),
    K: letter('K', ['#d8f0ff', '#5a9cff', '#1c2c9c']),
    Q: letter('Q', ['#ffe0f4', '#ff6ab0', '#9c1058']),
    J: letter('J', ['#e8ffc0', '#5cc85a', '#0f5c38']),
    T: letter('10', ['#f4e0ff', '#b070f0', '#4c1c98']),
    W: {
      kind: 'standing',
      figures: [{ icon: 'noto:red-paper-lantern', size: 244, y: -6, rim: 'gold', rimWidth: 7 }],
      glow: '#ffb030',
    },
    S: {
      kind: 'mounted',
      mount: 'round',
      rim: 'gold',
      enamel: ['#c8b0ff', '#4c2ca0', '#140640'],
      weave: 'rings',
      figures: [
        { icon: 'noto:full-moon', size: 132, y: -12, rimWidth: 0, saturation: 0.8 },
        {
          icon: 'game-icons:pagoda',
          cast: ['#58306c', '#2c1038', '#12041c'],
          size: 128,
          y: 24,
          rimWidth: 3,
          rim: 'gold',
        },
      ],
      banner: { word: 'SCATTER', shape: 'ribbon', silk: ['#a86aff', '#5a2cb0', '#260a5c'] },
    },
  },
  cabinet: {
    reels: 5,
    rows: 3,
    rim: 'gold',
    body: ['#a8386c', '#541440', '#20041c'],
    ground: { edge: '#10041a', middle: '#3a1248', thread: '#ffb0dc', weave: 'lattice' },
    parts: 'bars',
    corner: 'cloud',
    stud: 'bead',
    crest: { icon: 'noto:red-paper-lantern', size: 108, rim: 'gold' },
  },
  flake: {
    kind: 'standing',
    figures: [{ icon: 'noto:cherry-blossom', size: 224, rimWidth: 0, saturation: 1.2 }],
  },
};
