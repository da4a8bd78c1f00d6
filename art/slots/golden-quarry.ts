// Golden Quarry: an old mine by lamplight. Stone, timber and ore.
import type { LetterSymbol, SlotArt } from './recipe.ts';

const letter = (text: string, enamel: LetterSymbol['enamel']): LetterSymbol => ({
  kind: 'letter',
  text,
  face: 'stone',
  enamel,
  rim: 'iron',
});

const ore = ['#fffbe0', '#ffe070', '#e8a018', '#fff0a0', '#8a4d07'];

export const goldenQuarry: SlotArt = {
  code: 'golden-quarry',
  side: 256,
  symbols: {
    H1: {
      kind: 'standing',
      figures: [{ icon: 'noto:treasure-chest', size: 216, rim: 'gold', rimWidth: 6 }],
      glow: '#ffc040',
    },
    H2: {
      kind: 'standing',
      figures: [
        {
          icon: 'game-icons:mine-wagon',
          cast: ['#f4d0a8', '#c07840', '#6a3410', '#d89860', '#4a2008'],
          size: 214,
          rim: 'iron',
          rimWidth: 7,
        },
      ],
    },
    H3: {
      kind: 'standing',
      figures: [
        {
          icon: 'game-icons:dynamite',
          cast: ['#ffc0a0', '#f04a30', '#a8140c', '#ff7a58', '#5a0604'],
          size: 208,
          rim: 'gold',
          rimWidth: 6,
        },
      ],
    },
    H4: {
      kind: 'standing',
      figures: [
        { icon: 'noto:hammer-and-pick', size: 212, rim: 'copper', rimWidth: 6, saturation: 1.3 },
      ],
    },
    A: letter('A', ['#ffe8c0', '#ff7a48', '#8a1c08']),
    K: letter('K', ['#d0f4ff', '#38a0e8', '#0a3c7a']),
    Q: letter('Q', ['#f4d0ff', '#b058e8', '#4c107c']),
    J: letter('J', ['#d8ffd0', '#48c060', '#0c5424']),
    T: letter('10', ['#fff4c8', '#e8b030', '#7a4404']),
    W: {
      kind: 'mounted',
      mount: 'hexagon',
      rim: 'copper',
      enamel: ['#a87848', '#4c2c14', '#180a04'],
      weave: 'rays',
      figures: [{ icon: 'game-icons:gold-stack', cast: ore, size: 138, rim: 'deep', rimWidth: 3 }],
      banner: { word: 'WILD', shape: 'plank', silk: ['#b07840', '#74441c', '#38200c'] },
    },
    S: {
      kind: 'mounted',
      mount: 'gear',
      rim: 'iron',
      enamel: ['#ffe0a0', '#c86a18', '#3c1404'],
      weave: 'rays',
      figures: [{ icon: 'noto:bomb', size: 138, rim: 'gold', rimWidth: 4 }],
      banner: { word: 'SCATTER', shape: 'plank', silk: ['#c8583c', '#8a2414', '#400c06'] },
    },
  },
  cabinet: {
    reels: 5,
    rows: 3,
    rim: 'copper',
    body: ['#8a5c34', '#4a2c14', '#1c0e06'],
    ground: { edge: '#0c0704', middle: '#3a2818', thread: '#ffd08a', weave: 'rock' },
    parts: 'bars',
    corner: 'bracket',
    stud: 'rivet',
    crest: { icon: 'game-icons:gold-bar', cast: ore, size: 96, rim: 'copper' },
  },
  flake: {
    kind: 'standing',
    figures: [{ icon: 'game-icons:gold-bar', cast: ore, size: 226, rim: 'deep', rimWidth: 6 }],
  },
};
