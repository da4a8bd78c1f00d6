// The small games that one player plays at once. A version names everything that decides a payout.
import { parseUnits, type Units } from '@baize/money';
import { onlyBet, type BetPromise, type FamilyGame } from '../kit/family.ts';
import { versionOf } from '../kit/version.ts';
import type { Mechanic } from './mechanic.ts';
import { coin } from './mechanics/coin.ts';
import { dice } from './mechanics/dice.ts';
import { hilo } from './mechanics/hilo.ts';
import { mines } from './mechanics/mines.ts';
import { plinko } from './mechanics/plinko.ts';
import { wheel } from './mechanics/wheel.ts';
import { oneTime, type Multiplier } from './multiplier.ts';

export interface DealtInstant extends FamilyGame<'instant'> {
  readonly play: Mechanic;
}

/** Whole units of the currency, so that no payout of four decimals is cut. */
const stakes = ['1', '2', '5', '10', '20', '50', '100', '200', '500'].map(units);

/** No round pays more, nor more than this many stakes. */
const payoutMost = units('1000000');
const multiplierMost: Multiplier = 10_000n * oneTime;

/** The game of a code that came from outside, if we deal it. */
export function instantGameOf(code: string): DealtInstant | undefined {
  return instantGames.find((one) => one.code === code);
}

/** The highest multiple of this stake that a round may pay. */
export function mostFor(stake: Units): Multiplier {
  const most = (payoutMost * oneTime) / stake;
  return most < multiplierMost ? most : multiplierMost;
}

/** The limits beside a game's own rules, as plain JSON. */
export const instantLimits = {
  payoutMost: String(payoutMost / 10_000n),
  multiplierMost: String(multiplierMost / oneTime),
};

/**
 * Every choice returns between 98.99 % and 99 %; how far rounds spread depends on it, so each
 * outcome tells its own variance and the deviation is one.
 */
const promise = {
  basis: 'exact',
  percent: '98.9900',
  halfWidthPercent: '0',
  roundDeviation: '1',
} as const satisfies BetPromise;

export const instantGames: readonly DealtInstant[] = [
  game('dice', dice),
  game('coin', coin),
  game('wheel', wheel),
  game('plinko', plinko),
  game('mines', mines),
  game('hilo', hilo),
];

function game(code: string, play: Mechanic): DealtInstant {
  return {
    code,
    family: 'instant',
    mechanic: '',
    nameKey: `instant.${code}`,
    play,
    version: versionOf({ code, ...instantLimits, rules: play.rules }),
    stakes,
    stakeDefault: units('10'),
    promises: { [onlyBet]: { ...promise, choice: play.steps ? null : play.choiceUsual } },
    returnPercent: '98.99',
  };
}

function units(text: string): Units {
  const found = parseUnits(text, { decimalsMax: 2 });
  if (found === undefined) throw new RangeError(`${text} is no amount.`);
  return found;
}
