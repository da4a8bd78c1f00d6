// Levels, steps and amounts as they travel, named in the language of the question.
import { printUnits, type Units } from '@baize/money';
import { textsIn } from '../settings/index.ts';
import type { Level } from './rules/level.ts';
import type { PastLevel, Step } from './store/standings.ts';

type Named = Pick<Level, 'names' | 'emblem'>;

/** As staff named it in this language, else by its emblem. */
export function nameOf({ names, emblem }: Named, locale: string): string {
  return names[locale]?.trim() || textsIn(locale)(`vip.emblem-${emblem}`);
}

export const amountOf = (units: Units): string => printUnits(units > 0n ? units : 0n, 2);

export function printTerms(level: Level) {
  return {
    emblem: level.emblem,
    colour: level.colour,
    turnover: amountOf(level.turnover),
    deposits: amountOf(level.deposits),
    keep: amountOf(level.keep),
    withdrawalMaximum: level.withdrawalMaximum === null ? null : amountOf(level.withdrawalMaximum),
    withdrawalsDaily: level.withdrawalsDaily ?? null,
    withdrawalDailySum: level.withdrawalDailySum ? amountOf(level.withdrawalDailySum) : null,
    withdrawalsFree: level.withdrawalsFree ?? null,
    withdrawsFirst: level.withdrawsFirst,
  };
}

export const printOfStaff = (level: Level) => ({
  levelId: level.levelId,
  ...printTerms(level),
  names: level.names,
  contact: level.contact,
});

export function printPast(level: PastLevel | null | undefined, locale: string) {
  if (!level) return null;
  const { levelId, emblem, colour } = level;
  return { levelId, name: nameOf(level, locale), emblem, colour };
}

export const printStep = ({ at, cause, from, to }: Step, locale: string) => ({
  at,
  cause,
  from: printPast(from, locale),
  to: printPast(to, locale),
});
