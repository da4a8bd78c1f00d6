// The names of the slots as they stand above their reels: the letters of each game's world.
import type { RimName, Shades } from './recipe.ts';

export interface TitleRecipe {
  code: string;
  text: string;
  font: string;
  /** Shades of the letters from above to below. */
  face: Shades;
  rim: RimName;
  slant?: number;
}

const serif = 'Noto Serif Display';
const plain = 'Noto Sans Display';

export const titles: readonly TitleRecipe[] = [
  {
    code: 'golden-lotus-20',
    text: 'Golden Lotus 20',
    font: serif,
    face: ['#fffbe6', '#ffe28a', '#d8952c', '#fff0b0', '#9c5a10'],
    rim: 'deep',
  },
  {
    code: 'monsoon-243',
    text: 'Monsoon 243',
    font: 'Noto Serif',
    face: ['#ffffff', '#c8f2ff', '#4aa8dc', '#d8f6ff', '#2470b0'],
    rim: 'silver',
  },
  {
    code: 'jade-tumble',
    text: 'Jade Tumble',
    font: serif,
    face: ['#f4fff8', '#a8f0c8', '#2fa870', '#b8f4d4', '#0f6a44'],
    rim: 'gold',
  },
  {
    code: 'lantern-court',
    text: 'Lantern Court',
    font: serif,
    face: ['#fff4d8', '#ffb45c', '#e8402c', '#ffc070', '#a81828'],
    rim: 'gold',
  },
  {
    code: 'thunder-gate',
    text: 'THUNDER GATE',
    font: plain,
    face: ['#ffffff', '#fff0a0', '#f0a818', '#fff4b8', '#c86a08'],
    rim: 'steel',
    slant: -8,
  },
  {
    code: 'coral-bloom',
    text: 'Coral Bloom',
    font: 'Noto Serif',
    face: ['#fff6f0', '#ffb4a8', '#f0506c', '#ffc8bc', '#b01c50'],
    rim: 'pearl',
  },
  {
    code: 'golden-quarry',
    text: 'Golden Quarry',
    font: 'DejaVu Serif',
    face: ['#fffbe0', '#ffd95c', '#c8800c', '#ffe896', '#8a4d07'],
    rim: 'copper',
  },
  {
    code: 'ember-vault',
    text: 'EMBER VAULT',
    font: 'DejaVu Serif',
    face: ['#c8281c', '#f0501c', '#ff8a2c', '#ffc84a', '#fff8d0'],
    rim: 'iron',
  },
];
