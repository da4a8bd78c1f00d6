// Thunder Gate: a mountain gate in a storm. Steel and lightning; bold shapes that read when small.
import type { LetterSymbol, SlotArt } from './recipe.ts';

const letter = (text: string, enamel: LetterSymbol['enamel']): LetterSymbol => ({
  kind: 'letter',
  text,
  face: 'steel',
  enamel,
  rim: 'steel',
});

const blood = ['#ffe0d0', '#ff7a5c', '#d8261c', '#ff5a48', '#7a0a10'];
const bolt = ['#ffffff', '#fff6a0', '#ffd028', '#e88a08', '#9c4a00'];

export const thunderGate: SlotArt = {
  code: 'thunder-gate',
  side: 192,
  symbols: {
    H1: {
      kind: 'standing',
      figures: [{ icon: 'game-icons:oni', cast: blood, size: 226, rim: 'gold', rimWidth: 7 }],
      glow: '#ff4a3c',
    },
    H2: {
      kind: 'standing',
      figures: [
        { icon: 'game-icons:eagle-head', cast: bolt, size: 212, rim: 'steel', rimWidth: 7 },
      ],
    },
    H3: {
      kind: 'standing',
      figures: [{ icon: 'noto:drum', size: 216, rim: 'gold', rimWidth: 7 }],
    },
    H4: {
      kind: 'standing',
      figures: [
        { icon: 'noto:crossed-swords', size: 214, rim: 'steel', rimWidth: 7, saturation: 1.4 },
      ],
    },
    A: letter('A', ['#ffb0a0', '#e0301c', '#6a0804']),
    K: letter('K', ['#a0e8ff', '#1890e0', '#063070']),
    Q: letter('Q', ['#f0b8ff', '#9c38d8', '#3c0a6c']),
    J: letter('J', ['#b0ffd0', '#18a868', '#04482c']),
    T: letter('10', ['#fff0a0', '#e0a010', '#6a3c00']),
    W: {
      kind: 'mounted',
      mount: 'star',
      rim: 'steel',
      enamel: ['#d0e8ff', '#3868d8', '#0a1450'],
      weave: 'rays',
      figures: [{ icon: 'noto:high-voltage', size: 176, rim: 'gold', rimWidth: 5 }],
      banner: { word: 'WILD', shape: 'plate', silk: ['#5a86ff', '#2440b8', '#0c1660'] },
    },
    S: {
      kind: 'mounted',
      mount: 'shield',
      rim: 'gold',
      enamel: ['#ffe8a0', '#e08a20', '#6a2404'],
      weave: 'rays',
      figures: [{ icon: 'noto:shinto-shrine', size: 150, y: -2, rim: 'gold', rimWidth: 5 }],
      banner: { word: 'SCATTER', shape: 'plate', silk: ['#ff7a48', '#b8281c', '#5a0808'] },
    },
  },
  cabinet: {
    reels: 6,
    rows: 7,
    rim: 'steel',
    body: ['#54668c', '#232c4c', '#0a0d20'],
    ground: { edge: '#050818', middle: '#1a2550', thread: '#b0c8ff', weave: 'bolts' },
    parts: 'bars',
    corner: 'bolt',
    stud: 'rivet',
    crest: { icon: 'noto:high-voltage', size: 86, rim: 'gold' },
  },
  flake: {
    kind: 'standing',
    figures: [{ icon: 'noto:high-voltage', size: 224, rim: 'steel', rimWidth: 8 }],
  },
};
