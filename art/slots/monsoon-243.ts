// Monsoon 243: a garden in the rain. Silver and rain-blue, with what the rain brings out.
import type { LetterSymbol, SlotArt } from './recipe.ts';

const silver = ['#ffffff', '#e4eef6', '#9fb2c4', '#f0f6fb', '#6a7c8f'];

const letter = (text: string, enamel: LetterSymbol['enamel']): LetterSymbol => ({
  kind: 'letter',
  text,
  face: 'drop',
  enamel,
  rim: 'silver',
});

export const monsoon243: SlotArt = {
  code: 'monsoon-243',
  side: 256,
  symbols: {
    P1: {
      kind: 'standing',
      figures: [{ icon: 'noto:peacock', size: 236, rim: 'gold', rimWidth: 7 }],
      glow: '#36d6c8',
    },
    P2: {
      kind: 'mounted',
      mount: 'scallop',
      rim: 'gold',
      enamel: ['#ffe8a8', '#f08a1c', '#7a2404'],
      weave: 'rays',
      figures: [{ icon: 'game-icons:elephant-head', cast: silver, size: 150, rimWidth: 4 }],
    },
    P3: {
      kind: 'standing',
      figures: [{ icon: 'noto:hibiscus', size: 212, rim: 'gold' }],
    },
    P4: {
      kind: 'standing',
      figures: [{ icon: 'noto:mango', size: 208, rim: 'gold' }],
    },
    A: letter('A', ['#ffd0a0', '#e8641c', '#7a2404']),
    K: letter('K', ['#a8e6ff', '#1f86d6', '#0a2f66']),
    Q: letter('Q', ['#ffb0dc', '#cc2a86', '#5a0a3c']),
    J: letter('J', ['#b8f5a0', '#3f9b22', '#143f05']),
    T: letter('10', ['#d8c8ff', '#7250d0', '#2b1766']),
    W: {
      kind: 'mounted',
      mount: 'drop',
      rim: 'silver',
      enamel: ['#c8f4ff', '#1f8fd0', '#062a5a'],
      weave: 'ripples',
      figures: [
        {
          icon: 'noto:cloud-with-lightning-and-rain',
          size: 138,
          y: 14,
          rim: 'silver',
          rimWidth: 4,
        },
      ],
      banner: { word: 'WILD', shape: 'scroll', silk: ['#3fa6e8', '#1660b0', '#08285c'] },
    },
    S: {
      kind: 'mounted',
      mount: 'cloud',
      rim: 'gold',
      enamel: ['#e8d8ff', '#7048d0', '#22084c'],
      weave: 'rays',
      figures: [{ icon: 'noto:umbrella', size: 158, y: 2, rim: 'gold', rimWidth: 5, hue: 70 }],
      banner: { word: 'SCATTER', shape: 'scroll', silk: ['#f06aa8', '#b01f66', '#560a30'] },
    },
  },
  cabinet: {
    reels: 5,
    rows: 3,
    rim: 'silver',
    body: ['#2f7f8c', '#12454f', '#041d24'],
    ground: { edge: '#021420', middle: '#0d4058', thread: '#9fe4ff', weave: 'ripples' },
    parts: 'bars',
    corner: 'leaf',
    stud: 'drop',
    crest: { icon: 'noto:peacock', size: 110, rim: 'gold' },
  },
  flake: {
    kind: 'standing',
    figures: [{ icon: 'noto:droplet', size: 216, rim: 'silver', rimWidth: 8 }],
  },
};
