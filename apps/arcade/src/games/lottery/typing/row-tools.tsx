// Many rows by one press: the other orders of the number in the current row, all numbers with its
// digit, and numbers whose digits are alike.
import { useArcade } from '../../../app/arcade-context.tsx';
import { openColumns, type Column } from './columns.ts';
import { numbersOfSet, setsFor, type NumberSet } from './number-sets.ts';
import type { TypedRow } from './typed-row.ts';
import { rowsMost, spreadRow } from './typed-ticket.ts';
import type { ChangeRows } from './use-typed-rows.ts';
import styles from './typing.module.css';

export interface RowToolsProps {
  columns: readonly Column[];
  /** The row that the keyboard was in last. */
  row: TypedRow | undefined;
  /** How many rows there are. */
  count: number;
  onRows: ChangeRows;
}

export function RowTools({ columns, row, count, onRows }: RowToolsProps) {
  const { t } = useArcade();
  const sets = row === undefined ? [] : setsOf(row.number, columns);
  // Only numbers of two digits are filled up from one.
  const hasDoors = columns.some(({ plays }) => plays[2] !== undefined);
  return (
    <div
      className={styles['sets']}
      role="group"
      aria-label={t('lottery-play.row-sets', { number: row?.number ?? '' })}
    >
      {hasDoors && sets.length === 0 ? (
        <p className={styles['hint']}>{t('lottery-play.row-sets-hint')}</p>
      ) : null}
      {row === undefined
        ? null
        : sets.map((set) => (
            <button
              key={set}
              type="button"
              className={styles['set']}
              disabled={count + numbersOfSet(set, row.number).length > rowsMost}
              onClick={() => onRows((rows) => spreadRow(rows, row.id, set))}
            >
              {t(`lottery-play.set-${set}`, {
                number: row.number,
                count: numbersOfSet(set, row.number).length,
              })}
            </button>
          ))}
    </div>
  );
}

/** None of a number that is not whole yet. */
function setsOf(number: string, columns: readonly Column[]): readonly NumberSet[] {
  return openColumns(columns, number.length).length === 0 ? [] : setsFor(number);
}
