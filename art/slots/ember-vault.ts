// Ember Vault: a dragon's hoard behind an iron door. Black iron, embers and four great prizes.
import type { CoinSymbol, LetterSymbol, SlotArt } from './recipe.ts';

const letter = (text: string, enamel: LetterSymbol['enamel']): LetterSymbol => ({
  kind: 'letter',
  text,
  face: 'molten',
  enamel,
  rim: 'iron',
});

const prize = (word: string, rim: CoinSymbol['rim'], field: readonly string[]): CoinSymbol => ({
  kind: 'coin',
  word,
  rim,
  field,
});

const scales = ['#fff0c0', '#ffb040', '#e85a18', '#ffa048', '#8a1c08'];

export const emberVault: SlotArt = {
  code: 'ember-vault',
  side: 256,
  symbols: {
    H1: {
      kind: 'standing',
      figures: [
        {
          icon: 'game-icons:spiked-dragon-head',
          cast: scales,
          size: 222,
          rim: 'gold',
          rimWidth: 6,
        },
      ],
      glow: '#ff5a1c',
    },
    H2: {
      kind: 'standing',
      figures: [{ icon: 'noto:crown', size: 214, rim: 'deep', rimWidth: 6 }],
    },
    H3: { kind: 'gem', cut: 'heart', hue: 22, chroma: 0.2, rim: 'gold' },
    H4: {
      kind: 'standing',
      figures: [
        {
          icon: 'game-icons:skeleton-key',
          cast: ['#fff6cf', '#f0c25a', '#9c6310', '#f7d67a', '#8a4d07'],
          size: 214,
          rim: 'iron',
          rimWidth: 7,
        },
      ],
    },
    A: letter('A', ['#ffd24a', '#f0501c', '#8a0c08']),
    K: letter('K', ['#8ae4ff', '#2474e0', '#0a1c7a']),
    Q: letter('Q', ['#ffa0e8', '#b828b8', '#4c0658']),
    J: letter('J', ['#b8ff8a', '#2ca03c', '#064418']),
    T: letter('10', ['#fff08a', '#d88a10', '#6a3000']),
    W: {
      kind: 'mounted',
      mount: 'shield',
      rim: 'iron',
      enamel: ['#ffb060', '#a8200c', '#240204'],
      weave: 'rays',
      figures: [{ icon: 'noto:fire', size: 150, y: -2, rim: 'gold', rimWidth: 4 }],
      banner: { word: 'WILD', shape: 'chain', silk: ['#6a5a5c', '#3a2c30', '#140a0e'] },
    },
    S: {
      kind: 'mounted',
      mount: 'gear',
      rim: 'iron',
      enamel: ['#d0b0ff', '#5a2c98', '#18063c'],
      weave: 'rings',
      figures: [{ icon: 'noto:crystal-ball', size: 136, y: -2, rim: 'gold', rimWidth: 4 }],
      banner: { word: 'SCATTER', shape: 'chain', silk: ['#8a4ad0', '#4c1c8a', '#1c0840'] },
    },
    C: { kind: 'coin', rim: 'gold', field: ['#fff6c0', '#f0b430', '#a8620c', '#5a2c04'] },
    mini: prize('MINI', 'copper', ['#ffe0c8', '#d08048', '#6a3010']),
    minor: prize('MINOR', 'silver', ['#ffffff', '#9fb4c8', '#3c4c60']),
    major: prize('MAJOR', 'pale', ['#e0ffd8', '#2ca060', '#043c20']),
    grand: prize('GRAND', 'gold', ['#ffd0b0', '#e0281c', '#5a0408']),
  },
  cabinet: {
    reels: 5,
    rows: 3,
    rim: 'deep',
    body: ['#4c3034', '#24121a', '#0c0408'],
    ground: { edge: '#0a0204', middle: '#3c0c10', thread: '#ffa060', weave: 'scales' },
    parts: 'bars',
    corner: 'flame',
    stud: 'rivet',
    crest: { icon: 'game-icons:spiked-dragon-head', cast: scales, size: 100, rim: 'deep' },
  },
  flake: { kind: 'coin', rim: 'gold', field: ['#fff6c0', '#f0b430', '#a8620c', '#5a2c04'] },
};
