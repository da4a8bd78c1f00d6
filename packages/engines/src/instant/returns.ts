// The exact return of every choice. Of a hand it is that of so many steps and a cash-out then, of
// hi-lo that of one guess: more guesses lose less by cutting.
import { multiply, printPercent, printRatio, ratio, type Ratio } from '../kit/ratio.ts';
import { returnOf } from './at-once.ts';
import { mostFor, type DealtInstant } from './games.ts';
import { coin } from './mechanics/coin.ts';
import { dice } from './mechanics/dice.ts';
import { guessChances } from './mechanics/hilo.ts';
import { minesChance, minesMultipliers } from './mechanics/mines.ts';
import { plinko } from './mechanics/plinko.ts';
import { wheel } from './mechanics/wheel.ts';
import { multiplierAt, oneTime, type Multiplier } from './multiplier.ts';
import { rowsLeast } from './tables/plinko-tables.ts';
import { risks } from './tables/wheel-tables.ts';

export interface ChoiceReturn {
  /** The choice in short, e.g. `16 high`. */
  readonly choice: string;
  readonly exact: string;
  readonly percent: string;
  readonly share: Ratio;
}

export function choiceReturns({ code, stakes }: DealtInstant): readonly ChoiceReturn[] {
  return lists[code]?.(mostFor(stakes[0] ?? 1n)) ?? [];
}

const lists: Readonly<Record<string, (most: Multiplier) => readonly ChoiceReturn[]>> = {
  dice: () =>
    numbers(100, 9500).map((chance) =>
      told(`${chance} of 10000`, returnOf(dice.paysOf({ side: 'under', chance }) ?? [])),
    ),
  coin: () =>
    numbers(1, 10).map((flips) =>
      told(`${flips} flips`, returnOf(coin.paysOf({ side: 'heads', flips }) ?? [])),
    ),
  wheel: () =>
    risks.flatMap((risk) =>
      [10, 20, 30, 40, 50].map((segments) =>
        told(`${segments} ${risk}`, returnOf(wheel.paysOf({ segments, risk }) ?? [])),
      ),
    ),
  plinko: () =>
    risks.flatMap((risk) =>
      numbers(rowsLeast, 16).map((rows) =>
        told(`${rows} ${risk}`, returnOf(plinko.paysOf({ rows, risk }) ?? [])),
      ),
    ),
  mines: (most) =>
    numbers(1, 24).flatMap((count) =>
      minesMultipliers(count)
        .filter((multiplier) => multiplier <= most)
        .map((multiplier, at) =>
          told(
            `${count} mines, ${at + 1} fields`,
            handReturn(minesChance(count, at + 1), multiplier),
          ),
        ),
    ),
  hilo: () =>
    guessChances.map((chance) =>
      told(`a guess of ${printRatio(chance)}`, handReturn(chance, multiplierAt(chance))),
    ),
};

const handReturn = (chance: Ratio, multiplier: Multiplier): Ratio =>
  multiply(chance, ratio(multiplier, oneTime));

const told = (choice: string, share: Ratio): ChoiceReturn => ({
  choice,
  exact: printRatio(share),
  percent: printPercent(share, 4),
  share,
});

const numbers = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);
