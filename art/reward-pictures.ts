// The pictures of promotions and of goods of the points mall, as recipes: an emblem on the lit cloth
// of its own hue, with smaller ones beside it.
import type { RewardPicture } from '@baize/contract';
import type { MetalName, Pattern } from './tiles.ts';

export interface RewardArt {
  /** The picture's name, which staff choose and which names the file. */
  code: RewardPicture;
  hue: number;
  pattern: Pattern;
  metal: MetalName;
  emblem: string;
  /** At the starting and the ending side, further from the light. */
  beside: readonly [string, string];
  turn?: number;
}

export const rewardArts: readonly RewardArt[] = [
  art('chest', 52, 'rays', 'open-treasure-chest', ['two-coins', 'gems']),
  art('calendar', 238, 'lattice', 'calendar', ['round-star', 'present'], { turn: -5 }),
  art('target', 8, 'rings', 'archery-target', ['trophy-cup', 'round-star']),
  art('lifebuoy', 178, 'waves', 'life-buoy', ['two-coins', 'shield']),
  art('percent', 300, 'fans', 'house:percent', ['two-coins', 'coins-pile'], { turn: 6 }),
  art('coins', 78, 'scales', 'coins-pile', ['two-coins', 'gems']),
  art('crown', 322, 'rays', 'jewel-crown', ['cut-diamond', 'laurels']),
  art('ticket', 28, 'stars', 'ticket', ['sparkles', 'round-star'], { turn: -10 }),
  art('wheel', 286, 'rings', 'ship-wheel', ['two-coins', 'round-star']),
  art('egg', 62, 'fans', 'easter-egg', ['sparkles', 'gems']),
  art('reels', 2, 'rays', 'slot-machine', ['cherry', 'two-coins']),
  art('lotus', 336, 'scales', 'lotus-flower', ['sparkles', 'ticket']),
  art('camera', 212, 'rings', 'photo-camera', ['present', 'sparkles'], { metal: 'pale' }),
  art('clover', 148, 'rays', 'clover', ['perspective-dice-six-faces-random', 'two-coins']),
  art('cards', 158, 'lattice', 'card-ace-spades', ['card-ace-hearts', 'card-ace-diamonds'], {
    turn: 8,
  }),
  art('headphones', 268, 'rings', 'headphones', ['sparkles', 'round-star'], { metal: 'pale' }),
  art('smartphone', 226, 'waves', 'smartphone', ['sparkles', 'two-coins'], { metal: 'pale' }),
  art('meal', 46, 'fans', 'hot-meal', ['wine-glass', 'sparkles']),
  art('gift', 96, 'stars', 'present', ['ribbon', 'sparkles']),
  art('friends', 20, 'rays', 'three-friends', ['sparkles', 'round-star']),
];

function art(
  code: RewardPicture,
  hue: number,
  pattern: Pattern,
  emblem: string,
  beside: RewardArt['beside'],
  more: Pick<RewardArt, 'turn'> & { metal?: MetalName } = {},
): RewardArt {
  return { code, hue, pattern, metal: 'gold', emblem, beside, ...more };
}
