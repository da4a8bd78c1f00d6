// The returns of a crash game as a page of plain text: of a list of multipliers the exact chance to
// reach each, and what a stake that is always taken out there returns.
import {
  chanceToReach,
  leastCashOut,
  printPercent,
  returnAt,
  topMultiplier,
  type DealtCrash,
} from '@baize/engines';

const multipliers = [leastCashOut, 110, 150, 200, 300, 500, 1000, 2000, 5000, 10_000, 100_000];

export interface FlightFigure {
  /** In hundredths. */
  readonly multiplier: number;
  readonly chance: string;
  readonly chancePercent: string;
  readonly returnPercent: string;
}

export const flightFigures = (): readonly FlightFigure[] =>
  [...multipliers, topMultiplier].map((multiplier) => {
    const { numerator, denominator } = chanceToReach(multiplier);
    return {
      multiplier,
      chance: `${numerator}/${denominator}`,
      chancePercent: printPercent(chanceToReach(multiplier), 6),
      returnPercent: printPercent(returnAt(multiplier), 6),
    };
  });

export function printFlights({ code, version, promises }: DealtCrash): string {
  const spread = Object.values(promises).map(({ roundDeviation }) => roundDeviation);
  const lines = flightFigures().map(
    ({ multiplier, chance, chancePercent, returnPercent }) =>
      `  ${(multiplier / 100).toFixed(2).padStart(9)} ${`${chancePercent} %`.padStart(14)}` +
      ` ${`${returnPercent} %`.padStart(13)}   ${chance}`,
  );
  return [
    `${code} (crash)`,
    `version ${version}`,
    `standard deviation at the top ${spread.join()} stakes`,
    '',
    `  ${'taken out'.padStart(9)} ${'chance'.padStart(14)} ${'return'.padStart(13)}   exactly`,
    ...lines,
    '',
  ].join('\n');
}
