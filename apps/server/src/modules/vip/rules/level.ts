// The levels and how play moves members among them: the highest level whose turnover and deposits
// were met within a month is reached at once; at a month's end a member who met the level's
// condition to keep it stays, and others fall to the highest level below that asks no more than
// they played.
import { refuse, type Refusal, type VipEmblem } from '@baize/contract';
import type { Units } from '@baize/money';

export interface Level {
  readonly levelId: string;
  readonly emblem: VipEmblem;
  readonly colour: string;
  /** By language; the emblem's own name where there is none. */
  readonly names: Readonly<Record<string, string>>;
  readonly turnover: Units;
  readonly deposits: Units;
  readonly keep: Units;
  readonly withdrawalMaximum: Units | null;
  /** Withdrawals a day, and their sum; without a fee. None: as many as everybody has. */
  readonly withdrawalsDaily?: number | null;
  readonly withdrawalDailySum?: Units | null;
  readonly withdrawalsFree?: number | null;
  readonly withdrawsFirst: boolean;
  readonly contact: string;
}

/** The counted figures of one month. */
export interface Counted {
  readonly turnover: Units;
  readonly deposits: Units;
}

/** A place among the levels: 0 is none, 1 the lowest. */
export type Place = number;

const isReached = (level: Level, { turnover, deposits }: Counted): boolean =>
  turnover >= level.turnover && deposits >= level.deposits;

export function placeReached(levels: readonly Level[], counted: Counted): Place {
  return levels.findLastIndex((level) => isReached(level, counted)) + 1;
}

/** The level after a month with this turnover, of a member who stood at `place`. */
export function placeKept(levels: readonly Level[], place: Place, turnover: Units): Place {
  return levels.slice(0, place).findLastIndex(({ keep }) => keep <= turnover) + 1;
}

export const placeOf = (levels: readonly Level[], levelId: string | null): Place =>
  levels.findIndex((level) => level.levelId === levelId) + 1;

export const levelAt = (levels: readonly Level[], place: Place): Level | undefined =>
  levels[place - 1];

export type SchemeRefusal = Refusal<
  | 'vip-emblem-twice'
  | 'vip-levels-not-ascending'
  | 'vip-keep-too-high'
  | 'vip-benefit-falling'
  | 'vip-contact-invalid'
>;

const contactAddress =
  /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[0-9]{4,16})$/u;

/** Why these levels cannot stand together; facts name the place, from 1. */
export function refusalOfScheme(
  levels: readonly Level[],
  withdrawalMaximum: Units,
): SchemeRefusal | undefined {
  const emblems = levels.map(({ emblem }) => emblem);
  const at = (level: number) => ({ facts: { level: level + 1 } });
  const wrong = (isWrong: (level: Level, place: number) => boolean) => levels.findIndex(isWrong);
  const twice = wrong(({ emblem }, place) => emblems.indexOf(emblem) !== place);
  if (twice >= 0) return refuse('vip-emblem-twice', at(twice));
  const low = wrong((level, place) => !isAbove(level, levels[place - 1]));
  if (low >= 0) return refuse('vip-levels-not-ascending', at(low));
  const high = wrong(
    ({ keep, turnover }, place) => keep > turnover || keep < (levels[place - 1]?.keep ?? 0n),
  );
  if (high >= 0) return refuse('vip-keep-too-high', at(high));
  const worse = wrong((level, place) => isWorse(level, levels[place - 1], withdrawalMaximum));
  if (worse >= 0) return refuse('vip-benefit-falling', at(worse));
  const nowhere = wrong(({ contact }) => contact !== '' && !contactAddress.test(contact));
  return nowhere >= 0 ? refuse('vip-contact-invalid', at(nowhere)) : undefined;
}

const isAbove = (level: Level, below: Level | undefined): boolean =>
  level.turnover > (below?.turnover ?? 0n) && level.deposits >= (below?.deposits ?? 0n);

/** Whether a level is worth less than the one below it, or than none. */
function isWorse(level: Level, below: Level | undefined, common: Units): boolean {
  const least = below?.withdrawalMaximum ?? common;
  const falls = level.withdrawalMaximum !== null && level.withdrawalMaximum < least;
  const ends = level.withdrawalMaximum === null && (below?.withdrawalMaximum ?? null) !== null;
  const isLess = (name: 'withdrawalsDaily' | 'withdrawalDailySum' | 'withdrawalsFree') =>
    (level[name] ?? 0) < (below?.[name] ?? 0);
  const isFewer = isLess('withdrawalsDaily') || isLess('withdrawalsFree');
  const isFirstNoMore = below?.withdrawsFirst === true && !level.withdrawsFirst;
  return falls || ends || isFewer || isLess('withdrawalDailySum') || isFirstNoMore;
}
