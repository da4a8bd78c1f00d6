// A draw on the board of its country: the smallest prize comes first, the main one last. Digits
// roll at a place until its number rests, and nothing of it is in the page before.
import type { DrawKind } from '@baize/engines';
import { countryPrizes, revealOrder, writtenAt } from './country-prizes.ts';
import { Prizes } from './country-board.tsx';
import styles from './countries.module.css';

export interface CountryStageProps {
  kind: DrawKind;
  numbers: readonly number[];
  /** How many numbers rest. */
  resting: number;
  /** Counts on while something still rolls. */
  turn: number;
}

export function CountryStage({ kind, numbers, resting, turn }: CountryStageProps) {
  const rests = new Set(revealOrder(kind.code).slice(0, resting));
  const seen = numbers.map((number, place) =>
    rests.has(place) ? number : passing(kind, place, turn),
  );
  return (
    <div className={styles['board']} data-kind={kind.code} aria-hidden="true">
      <Prizes
        prizes={countryPrizes(kind.code, writtenAt(kind.code, seen))}
        rolls={(place) => !rests.has(place)}
      />
    </div>
  );
}

/** Digits that pass by; they have nothing to do with the result. */
function passing({ digits, high }: DrawKind, place: number, turn: number): number {
  const size = digits === undefined ? high + 1 : 10 ** (digits[place] ?? 2);
  return ((turn + 3) * 7919 + place * 104_729) % size;
}
