// The drawn numbers of a lottery as objects: balls, dice, or cars in order of arrival. Read out as
// one line of numbers.
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { Die } from './die.tsx';
import styles from './drawn-numbers.module.css';

export interface DrawnNumbersProps {
  /**
   * `K3` rolls dice, `PK10` races cars, `LHC` and `MARK6` have coloured balls; all others draw
   * plain balls.
   */
  kind: string;
  numbers: readonly number[];
  /** Reads the numbers out, such as “Drawn: 1, 2, 3”. */
  label: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Which of them to set off, by their place; the others step back. */
  marked?: readonly number[] | undefined;
  /** So many are shown; of more, the last place tells how many are not. */
  most?: number | undefined;
}

export function DrawnNumbers(props: DrawnNumbersProps) {
  const { kind, numbers, label, size = 'medium', marked, most = Infinity } = props;
  const shown = numbers.length > most ? numbers.slice(0, most - 1) : numbers;
  const hidden = numbers.length - shown.length;
  return (
    <span className={classNames(styles['row'], styles[size])} role="img" aria-label={label}>
      {shown.map((number, place) => (
        <DrawnNumber
          // A draw has its numbers at fixed places, and may have one of them twice.
          key={place}
          kind={kind}
          number={number}
          place={place}
          written={writtenNumber(kind, number, place)}
          faded={marked !== undefined && !marked.includes(place)}
        />
      ))}
      {hidden > 0 ? <span className={styles['more']}>+{hidden}</span> : null}
    </span>
  );
}

interface DrawnNumberProps {
  kind: string;
  number: number;
  /** From 0. */
  place: number;
  faded?: boolean | undefined;
  /** Of a draw of longer numbers; else as the kind writes them. */
  written?: string | undefined;
  className?: string | undefined;
}

/** One ball, die or car. */
export function DrawnNumber(props: DrawnNumberProps) {
  const { kind, number, place, faded = false, className } = props;
  const look = classNames(faded && styles['faded'], className);
  if (kind === 'K3') return <Die pips={number} className={classNames(styles['die'], look)} />;
  const written = props.written ?? writtenNumber(kind, number, place);
  if (kind === 'PK10') {
    const style: CSSProperties = { '--car-hue': String(carHues[(number - 1) % 10] ?? 0) };
    return (
      <span className={classNames(styles['car'], look)} style={style}>
        {number}
      </span>
    );
  }
  const isMarkSix = kind === 'LHC' || kind === 'MARK6';
  const isSpecial = isMarkSix && place === 6;
  return (
    <span
      className={classNames(
        styles['ball'],
        written.length > ballDigits && styles['long'],
        isMarkSix && styles[ballColour(number)],
        isSpecial && styles['special'],
        look,
      )}
    >
      {written}
    </span>
  );
}

const twoDigits = new Set(['11X5', 'LHC', 'MARK6', 'KENO']);

const shortNumber = (kind: string, number: number): string =>
  twoDigits.has(kind) ? String(number).padStart(2, '0') : String(number);

/** More do not fit a ball. */
const ballDigits = 2;

/** Of draws of longer numbers, in drawn order: so many numbers of so many digits. */
const longNumbers: Readonly<Record<string, readonly (readonly [count: number, digits: number])[]>> =
  {
    VN_N: [
      [10, 5],
      [10, 4],
      [3, 3],
      [4, 2],
    ],
    VN_S: [
      [1, 6],
      [11, 5],
      [4, 4],
      [1, 3],
      [1, 2],
    ],
    THAI: [
      [1, 6],
      [4, 3],
      [1, 2],
    ],
    HANOI: [[2, 5]],
    LAO: [[1, 4]],
    YEEKEE: [[1, 5]],
    D4: [[23, 4]],
  };

/** A drawn number as it is written: those of prizes with the zeros before them. */
export function writtenNumber(kind: string, number: number, place: number): string {
  let from = 0;
  for (const [count, digits] of longNumbers[kind] ?? []) {
    from += count;
    if (place < from) return String(number).padStart(digits, '0');
  }
  return shortNumber(kind, number);
}

/** A hue for each of the ten cars, far enough apart to be told from each other. */
export const carHues = [95, 245, 30, 150, 200, 290, 60, 345, 120, 265] as const;

const red = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blue = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colours of the 49 balls. */
export function ballColour(number: number): 'red' | 'blue' | 'green' {
  if (red.has(number)) return 'red';
  return blue.has(number) ? 'blue' : 'green';
}
