// A result where there is no room for its board: the main number with what is below it, or the
// three prizes of four digits.
import { belowOf, mainNumbers, writtenAt } from './country-prizes.ts';
import styles from './short-result.module.css';

export interface ShortResultProps {
  kind: string;
  numbers: readonly number[];
  /** Reads the numbers out. */
  label: string;
}

export function ShortResult({ kind, numbers, label }: ShortResultProps) {
  const written = writtenAt(kind, numbers);
  const below = belowOf(kind, written);
  return (
    <span className={styles['short']} role="img" aria-label={label}>
      {mainNumbers(kind, written).map((number, at) => (
        // The prizes of a draw are fixed.
        <b key={at}>{number}</b>
      ))}
      {below === undefined ? null : <span>{below}</span>}
    </span>
  );
}
