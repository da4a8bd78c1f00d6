// A slot's definition as its screens show it: grid, symbols, pays and the sentences of its rules.
// One face for every mechanic, read from the definition alone, so that nothing shown can differ
// from what is paid.
import type { HeldCoin, SlotGame, SlotMechanic, Window } from '@baize/engines';
import { gridOf } from '@baize/engines';
import type { TextKey } from '@baize/i18n';
import type { Awaited } from '../playback/timeline.ts';
import { expandingFace } from './expanding-face.ts';
import { cascadeFace, clusterFace, tumbleFace } from './fall-faces.ts';
import { holdFace } from './hold-face.ts';
import { lineFace } from './line-face.ts';
import { shiftingWayFace, wayFace } from './way-faces.ts';

/** A sentence of the texts with what it names. */
export interface Sentence {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The pays of one symbol, in credits, by how many of it win. */
export interface SymbolPays {
  readonly symbol: string;
  readonly pays: readonly { readonly count: string; readonly credits: number }[];
}

/** A symbol that does more than pay, and what it does. */
export interface SpecialSymbol {
  readonly symbol: string;
  readonly does: Sentence;
  readonly pays?: SymbolPays['pays'];
}

/** The differences between mechanics. */
export interface MechanicFace {
  /** The endless strips of the reels; none where cells are drawn one by one. */
  readonly strips: readonly (readonly string[])[];
  /** How flat a cell may be drawn, as height by width. */
  readonly flattestCell?: number;
  /** Symbols fall in and out one by one instead of turning. */
  readonly falls: boolean;
  readonly pays: readonly SymbolPays[];
  readonly special: readonly SpecialSymbol[];
  /** The rows that each line crosses; none where nothing pays on lines. */
  readonly lines: readonly (readonly number[])[];
  readonly awaited: readonly Awaited[];
  /** How wins are made, what scatters and features do, in order. */
  readonly rules: readonly Sentence[];
  /** The text of the scene of free spins beside their number. */
  readonly freeNote?: Sentence;
  /** The multiplier of wins lasts from one free spin to the next. */
  readonly multiplierLasts?: boolean;
  /** The multiplier of every win of a free spin, where that never changes. */
  readonly freeTimes?: number;
  /** The feature where it is not free spins. */
  readonly feature?: 'hold';
}

export interface SlotFace extends MechanicFace {
  readonly reels: number;
  readonly rows: number;
  /** The symbols that pay by themselves, dearest first. */
  readonly symbols: readonly string[];
  /** Which picture of the game's sheet a held coin takes. */
  readonly coinSymbol: (coin: HeldCoin) => string;
}

type GameOf<Name extends SlotMechanic> = Extract<SlotGame, { mechanic: Name }>;

const faces: { readonly [Name in SlotMechanic]: (game: GameOf<Name>) => MechanicFace } = {
  lines: lineFace,
  ways: wayFace,
  expanding: expandingFace,
  'shifting-ways': shiftingWayFace,
  tumble: tumbleFace,
  cluster: clusterFace,
  cascade: cascadeFace,
  hold: holdFace,
};

export function faceOf(game: SlotGame): SlotFace {
  const make: (game: never) => MechanicFace = faces[game.mechanic];
  const face = make(game as never);
  return {
    ...gridOf(game),
    ...face,
    symbols: face.pays.map(({ symbol }) => symbol),
    coinSymbol: ({ label }) => label ?? 'C',
  };
}

/**
 * The window for a player without a round: it wins nothing, so no award is shown. On turning reels
 * three neighbours share no symbol; where symbols fall no two alike touch.
 */
export function quietWindow({ reels, rows, symbols, falls }: SlotFace): Window {
  const height = falls ? rows : Math.min(rows, Math.floor(symbols.length / 3));
  const shift = height % symbols.length === 0 ? 2 : height;
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: height },
      (_, row) => symbols[(reel * shift + row) % symbols.length] ?? '',
    ),
  );
}
