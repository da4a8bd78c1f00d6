// The PAR page of every family: a family that has none does not compile.
import {
  crashGameOf,
  dealtLotteryOf,
  instant,
  instantGameOf,
  familyOf,
  lottery,
  parSheet,
  slotGames,
  type FamilyCode,
  type Game,
} from '@baize/engines';
import { printChoices } from './print-choices.ts';
import { flightFigures, printFlights } from './print-flights.ts';
import { printPlays } from './print-plays.ts';
import { printSheet } from './print-sheet.ts';

export interface ParPage {
  readonly text: string;
  /** The same figures as data. */
  readonly data: object;
}

const pages: { readonly [Code in FamilyCode]: (code: string) => ParPage | undefined } = {
  slots(code) {
    const game = slotGames.find((one) => one.code === code);
    if (game === undefined) return undefined;
    const { definition, version } = game;
    const sheet = parSheet(definition);
    return {
      text: printSheet({ definition, version, sheet }),
      data: { version, ...sheet },
    };
  },
  lottery(code) {
    const game = dealtLotteryOf(code);
    if (game === undefined) return undefined;
    const { version } = game;
    const plays = lottery.describe(game);
    return { text: printPlays(game), data: { version, ...plays } };
  },
  instant(code) {
    const game = instantGameOf(code);
    if (game === undefined) return undefined;
    const { version } = game;
    return { text: printChoices(game), data: { version, ...instant.describe(game) } };
  },
  crash(code) {
    const game = crashGameOf(code);
    if (game === undefined) return undefined;
    const { version } = game;
    return { text: printFlights(game), data: { version, code, multipliers: flightFigures() } };
  },
};

export function parPageOf(game: Game): ParPage {
  const page = pages[familyOf(game).code](game.code);
  if (page === undefined) throw new RangeError(`${game.code} has no PAR sheet.`);
  return page;
}
