// Every game of this vendor's brands, two or more in each category.
import { islandFour, northTwo, southThree } from './area-numbers.ts';
import { deepNet, reefHunter } from './fishing.ts';
import { headshotDuel, laneClash } from './arenas.ts';
import { harbourBaccarat } from './baccarat.ts';
import { dominoDuel } from './dominoes.ts';
import type { Game } from './game.ts';
import { cupFinal, homeRun } from './matches.ts';
import { dailyThree, minuteBall, quickFive, turboKeno } from './numbers.ts';
import { luckyLemons, sevenBells } from './reels.ts';
import { dragonTiger, highCard } from './single-cards.ts';

export const games: readonly Game[] = [
  harbourBaccarat,
  dragonTiger,
  luckyLemons,
  sevenBells,
  cupFinal,
  homeRun,
  laneClash,
  headshotDuel,
  reefHunter,
  deepNet,
  highCard,
  dominoDuel,
  quickFive,
  dailyThree,
  turboKeno,
  minuteBall,
  northTwo,
  southThree,
  islandFour,
];

export const gameOf = (code: string): Game | undefined => games.find((game) => game.code === code);
