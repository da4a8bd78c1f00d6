// A game of this vendor: where a stake may be put, how an outcome is drawn, and what it
// pays for one unit of stake, in hundredths, so that a payout is exact to the cent.
import { multiplyByRatio, type Units } from '@baize/money';
import type { Draws } from './draws.ts';

export const vendorCodes = ['SBXA', 'SBXB', 'SBXC', 'SBXD', 'SBXE', 'SBXF'] as const;
export type VendorCode = (typeof vendorCodes)[number];

export type Category = 'LIVE' | 'RNG' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT';

export type Stage = 'cards' | 'reels' | 'match' | 'fish' | 'dominoes' | 'balls';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Something a stake can be put on. */
export interface Choice {
  readonly code: string;
  /** The payout for one unit of stake, as shown; a range where it depends on the draw. */
  readonly pays: string;
  /** The return in the long run, in percent of the stakes, to four decimals. */
  readonly returnPercent: string;
}

export interface Played {
  readonly outcome: Json;
  /** The payout of one unit of stake, in hundredths. */
  readonly hundredths: number;
}

export interface Game {
  readonly code: string;
  readonly vendor: VendorCode;
  readonly category: Category;
  readonly stage: Stage;
  readonly hue: number;
  /** Where its numbers are drawn, for platforms that keep such lotteries apart. */
  readonly area?: 'VN' | 'SEA';
  readonly names: { readonly en: string; readonly id: string };
  readonly choices: readonly Choice[];
  /** Numbers the player marks instead of choosing from the list. */
  readonly marks?: { readonly count: number; readonly highest: number };
  takes(choice: string): boolean;
  play(choice: string, draws: Draws): Played;
}

interface Rules<Outcome extends Json> extends Omit<Game, 'takes' | 'play'> {
  readonly takes?: (choice: string) => boolean;
  draw(draws: Draws): Outcome;
  pays(choice: string, outcome: Outcome): number;
}

export function defineGame<Outcome extends Json>(rules: Rules<Outcome>): Game {
  const { draw, pays, takes, ...told } = rules;
  return {
    ...told,
    takes: takes ?? ((choice) => rules.choices.some(({ code }) => code === choice)),
    play(choice, draws) {
      const outcome = draw(draws);
      return { outcome, hundredths: pays(choice, outcome) };
    },
  };
}

export const payoutOf = (stake: Units, hundredths: number): Units =>
  multiplyByRatio(stake, BigInt(hundredths), 100n);
