// The pictures members choose from, as recipes: an emblem of the game-icons set struck in metal on
// a round of cloth. Neighbours never share a hue.
import type { MemberIcon } from '@baize/contract';
import type { MetalName } from './tiles.ts';

export interface IconRecipe {
  emblem: string;
  /** Hue of the cloth, in degrees of OKLCH. */
  hue: number;
  metal: MetalName;
}

const icon = (emblem: string, hue: number, metal: MetalName = 'gold'): IconRecipe => ({
  emblem,
  hue,
  metal,
});

export const iconRecipes: Readonly<Record<MemberIcon, IconRecipe>> = {
  lion: icon('lion', 40),
  tiger: icon('tiger-head', 165),
  dragon: icon('spiked-dragon-head', 20),
  eagle: icon('eagle-emblem', 250, 'pale'),
  wolf: icon('wolf-head', 285, 'pale'),
  panda: icon('panda', 145, 'pale'),
  elephant: icon('elephant', 330),
  rooster: icon('rooster', 15),
  horse: icon('horse-head', 95, 'deep'),
  swan: icon('swan', 220, 'pale'),
  owl: icon('owl', 305),
  fox: icon('fox-head', 55),
  rabbit: icon('rabbit', 350, 'pale'),
  monkey: icon('monkey', 110),
  deer: icon('deer-head', 155, 'deep'),
  cat: icon('cat', 265),
  butterfly: icon('butterfly', 315, 'pale'),
  turtle: icon('turtle', 180),
  dolphin: icon('dolphin', 235, 'pale'),
  raven: icon('raven', 275, 'deep'),
  parrot: icon('parrot-head', 130),
  unicorn: icon('unicorn', 340, 'pale'),
  samurai: icon('samurai-helmet', 25),
  ninja: icon('ninja-mask', 255, 'deep'),
  jester: icon('jester-hat', 300),
  crown: icon('queen-crown', 45),
  lotus: icon('lotus-flower', 345, 'pale'),
  lantern: icon('lantern-flame', 30),
  clover: icon('clover', 150),
  rocket: icon('rocket', 240),
};
