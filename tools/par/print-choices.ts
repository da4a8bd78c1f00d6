// The returns of a small game as a page of plain text: of every choice, or every length of a hand,
// the exact return as a fraction and in percent.
import { choiceReturns, type DealtInstant } from '@baize/engines';

export function printChoices(game: DealtInstant): string {
  return [
    game.code,
    `version ${game.version}`,
    'every choice returns',
    ...choiceReturns(game).map(
      ({ choice, exact, percent }) =>
        `  ${choice.padEnd(34)} ${exact.padStart(34)} ${`${percent} %`.padStart(12)}`,
    ),
    '',
  ].join('\n');
}
