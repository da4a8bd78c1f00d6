// A hold-and-win game as data: lines pay as ever, and enough coins in one window are held while the
// cells around them turn on alone, each new coin giving all respins back.
import type { ExactReturn, ReelGame, SlotGameBase } from '../definition.ts';
import type { HeldCoin } from '../events.ts';
import type { LineRules } from '../lines/rules.ts';

export interface HoldGame extends SlotGameBase, ReelGame, ExactReturn, LineRules {
  readonly mechanic: 'hold';
  readonly hold: {
    /** So many coins in the window of a paid spin begin it. */
    readonly coinsMin: number;
    readonly respins: number;
    /** How likely a free cell gets a coin on a respin: 1 in so many. */
    readonly coinOneIn: number;
    readonly coins: readonly CoinKind[];
    /** Whole stakes for a window full of coins, above what they are worth. */
    readonly fullStakes: number;
  };
}

/** What a coin can be worth, in whole stakes, and how likely that is. */
export type CoinKind = {
  readonly stakes: number;
  readonly weight: number;
  readonly label?: NonNullable<HeldCoin['label']>;
};
