// The badges of the VIP levels, as recipes: each is struck in a metal or cut from a stone of its
// own, and its rim grows richer from level to level, so that ranks read without their colour.
import type { VipEmblem } from '@baize/contract';

export interface VipRecipe {
  /** The frame's material, from its light to its foot. */
  rim: readonly [string, string, string, string, string];
  /** The field the sign stands on, from the middle to the edge. */
  field: readonly [string, string];
  /** The sign in the middle: a silhouette of game-icons, or the spade of the house. */
  sign: string;
  signMetal: readonly [string, string, string, string, string];
  /** Corners of the frame; `round` has none. */
  corners: number | 'round';
  /** Rays behind the frame. */
  rays: number;
  /** Leaves of laurel at its sides, and a crown above it. */
  laurel: boolean;
  crown: boolean;
}

const brass = ['#fff6cf', '#f0c25a', '#9c6310', '#f7d67a', '#8a4d07'] as const;
const bronze = ['#ffdcbc', '#d08a52', '#6e3512', '#e0a470', '#5a2a0c'] as const;
const silver = ['#ffffff', '#c9d2d8', '#6d7880', '#e6ecef', '#5a656d'] as const;
const platinum = ['#ffffff', '#dfe6f2', '#8a96b0', '#f4f7ff', '#6a7692'] as const;
const ice = ['#ffffff', '#c4ecff', '#5aa6d8', '#eefaff', '#3d7fb4'] as const;
const night = ['#cfc4e8', '#584c78', '#15101f', '#6f6193', '#0d0915'] as const;
const jade = ['#e4ffee', '#63cf9a', '#12684a', '#8fe6b8', '#0b4a34'] as const;

export const vipRecipes: Readonly<Record<VipEmblem, VipRecipe>> = {
  bronze: {
    rim: bronze,
    field: ['#7a4320', '#351a09'],
    sign: 'house:spade',
    signMetal: bronze,
    corners: 'round',
    rays: 0,
    laurel: false,
    crown: false,
  },
  silver: {
    rim: silver,
    field: ['#4a5861', '#1c2429'],
    sign: 'house:spade',
    signMetal: silver,
    corners: 6,
    rays: 0,
    laurel: false,
    crown: false,
  },
  gold: {
    rim: brass,
    field: ['#15694f', '#062a1e'],
    sign: 'house:spade',
    signMetal: brass,
    corners: 8,
    rays: 0,
    laurel: true,
    crown: false,
  },
  platinum: {
    rim: platinum,
    field: ['#3b4a78', '#141b36'],
    sign: 'fleur-de-lys',
    signMetal: platinum,
    corners: 8,
    rays: 16,
    laurel: true,
    crown: false,
  },
  jade: {
    rim: brass,
    field: ['#1f9668', '#07402b'],
    sign: 'lotus',
    signMetal: jade,
    corners: 10,
    rays: 20,
    laurel: true,
    crown: false,
  },
  diamond: {
    rim: brass,
    field: ['#2a6ea8', '#0b2545'],
    sign: 'cut-diamond',
    signMetal: ice,
    corners: 12,
    rays: 24,
    laurel: true,
    crown: true,
  },
  obsidian: {
    rim: night,
    field: ['#33284e', '#0b0812'],
    sign: 'spiked-dragon-head',
    signMetal: brass,
    corners: 12,
    rays: 32,
    laurel: true,
    crown: true,
  },
};
