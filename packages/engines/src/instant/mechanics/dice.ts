// Dice: a number below 10,000 is rolled, under or over a mark that the player sets. The mark is
// chosen by the chance to win, 1 % to 95 % in hundredths of a percent.
import { ratio } from '../../kit/ratio.ts';
import { atOnce } from '../at-once.ts';
import { fieldsOf, oneOf, wholeWithin } from '../mechanic.ts';
import { multiplierAt } from '../multiplier.ts';

const outcomes = 10_000;
const chanceLeast = 100;
const chanceMost = 9500;
const sides = ['under', 'over'] as const;

interface DiceChoice {
  readonly side: (typeof sides)[number];
  /** How many of the 10,000 numbers win. */
  readonly chance: number;
}

const multiplierOf = ({ chance }: DiceChoice) =>
  multiplierAt(ratio(BigInt(chance), BigInt(outcomes)));

export const dice = atOnce<DiceChoice>({
  choiceUsual: { side: 'under', chance: 5000 },
  rules: { outcomes, chanceLeast, chanceMost, sides },
  read(choice) {
    const fields = fieldsOf(choice, ['side', 'chance']);
    if (fields === undefined) return undefined;
    const side = oneOf(sides, fields.side);
    const chance = wholeWithin(chanceLeast, chanceMost, fields.chance);
    return side === undefined || chance === undefined ? undefined : { side, chance };
  },
  pays: (choice) => [
    { ways: BigInt(choice.chance), multiplier: multiplierOf(choice) },
    { ways: BigInt(outcomes - choice.chance), multiplier: 0n },
  ],
  draw(choice, draws) {
    const roll = draws.int(outcomes);
    const { side, chance } = choice;
    const wins = side === 'under' ? roll < chance : roll >= outcomes - chance;
    return { multiplier: wins ? multiplierOf(choice) : 0n, shown: { roll } };
  },
});
