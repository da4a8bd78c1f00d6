// The games that take free bets: those whose stake is one amount from a list.
import type { Units } from '@baize/money';
import { crashGames } from './crash/games.ts';
import { instantGames } from './instant/games.ts';

export interface FreeBetGame {
  readonly code: string;
  readonly stakes: readonly Units[];
}

export const freeBetGames: readonly FreeBetGame[] = [...crashGames, ...instantGames];

export const freeBetGameOf = (code: string): FreeBetGame | undefined =>
  freeBetGames.find((game) => game.code === code);
