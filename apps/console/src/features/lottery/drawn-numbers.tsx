// Drawn numbers side by side; read out as one list.
import { printNumbers } from './game-facts.ts';
import styles from './lottery.module.css';

export interface DrawnNumbersProps {
  gameCode: string;
  numbers: readonly number[] | null;
}

export function DrawnNumbers({ gameCode, numbers }: DrawnNumbersProps) {
  if (numbers === null) return '–';
  const printed = printNumbers(gameCode, numbers);
  return (
    <span className={styles['numbers']} role="img" aria-label={printed}>
      {printed.split(' ').map((number, place) => (
        <b key={place} aria-hidden="true">
          {number}
        </b>
      ))}
    </span>
  );
}
