// A result board as players know it: a row for each prize, a column for each draw. Tails that are
// looked for are set off, in the numbers as in the tables below.
import { drawKinds, type DrawKind } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { boardPrizes, type BoardNumber } from './board-prizes.ts';
import styles from './boards.module.css';

export interface BoardColumn {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly numbers: readonly number[];
}

export interface PrizeBoardProps {
  label: string;
  columns: readonly BoardColumn[];
  /** The tail that is looked for. */
  tail?: number | undefined;
}

export function PrizeBoard({ label, columns, tail }: PrizeBoardProps) {
  const { t } = useArcade();
  const boards = columns.flatMap((column) => {
    const kind = kindOf(column.kind);
    return kind === undefined ? [] : [{ ...column, prizes: boardPrizes(kind, column.numbers) }];
  });
  const names = boards[0]?.prizes.map(({ name }) => name) ?? [];
  return (
    <table className={styles['board']} aria-label={label}>
      {boards.length > 1 ? (
        <thead>
          <tr>
            <th scope="col">{t('lottery-vietnam.prize')}</th>
            {boards.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {names.map((name, row) => (
          <tr key={name} data-prize={name}>
            <th scope="row">{t(`lottery-vietnam.prize-${name}`)}</th>
            {boards.map(({ id, prizes }) => (
              <td key={id}>
                <Numbers numbers={prizes[row]?.numbers ?? []} tail={tail} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const kindOf = (code: string): DrawKind | undefined =>
  drawKinds.find((kind) => kind.code === code);

interface NumbersProps {
  numbers: readonly BoardNumber[];
  tail: number | undefined;
}

function Numbers({ numbers, tail }: NumbersProps) {
  return (
    <span className={styles['numbers']}>
      {numbers.map((number) => (
        <span key={number.place} className={styles['number']}>
          {number.tail === tail ? <mark>{number.written}</mark> : number.written}
        </span>
      ))}
    </span>
  );
}
