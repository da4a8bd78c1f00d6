// The limited numbers of an issue: those of its lottery, and its own before them.
import { limitableDigits, playsOf, type KindCode, type LimitedRates } from '@baize/engines';

export interface LimitedNumber {
  readonly play: string;
  /** As it is written. */
  readonly number: string;
  /** In hundredths of the odds; 0 is closed. */
  readonly rate: number;
}

export interface LimitedList {
  readonly revision: number;
  readonly numbers: readonly LimitedNumber[];
}

export interface IssueLimited {
  /** Changes with either list. */
  readonly version: string;
  readonly numbers: readonly LimitedNumber[];
  /** By play. */
  readonly rates: ReadonlyMap<string, LimitedRates>;
}

const none: LimitedList = { revision: 0, numbers: [] };

export const versionOf = (ofGame = 0, ofIssue = 0): string => `${ofGame}.${ofIssue}`;

export function limitedOf(ofGame = none, ofIssue = none): IssueLimited {
  const byKey = new Map(
    [...ofGame.numbers, ...ofIssue.numbers].map((one) => [`${one.play} ${one.number}`, one]),
  );
  const numbers = [...byKey.values()];
  const rates = new Map(
    [...Map.groupBy(numbers, ({ play }) => play)].map(([play, own]) => [
      play,
      new Map(own.map(({ number, rate }) => [Number(number), rate])),
    ]),
  );
  return { version: versionOf(ofGame.revision, ofIssue.revision), numbers, rates };
}

/** The same for the same two lists, so that a read of many issues works each out once. */
export function createLimitedOf(): typeof limitedOf {
  const known = new WeakMap<LimitedList, WeakMap<LimitedList, IssueLimited>>();
  return (ofGame = none, ofIssue = none) => {
    const ofThis = known.get(ofGame) ?? new WeakMap<LimitedList, IssueLimited>();
    known.set(ofGame, ofThis);
    const limited = ofThis.get(ofIssue) ?? limitedOf(ofGame, ofIssue);
    ofThis.set(ofIssue, limited);
    return limited;
  };
}

/** The first number that cannot be limited so. */
export function limitedFault(
  kind: KindCode,
  numbers: readonly LimitedNumber[],
): LimitedNumber | undefined {
  const plays = playsOf(kind);
  const seen = new Set<string>();
  return numbers.find(({ play, number }) => {
    const known = plays.get(play);
    const isRepeated = seen.has(`${play} ${number}`);
    seen.add(`${play} ${number}`);
    return isRepeated || !known || limitableDigits(known) !== number.length;
  });
}
