// A small map of one line: the cells it crosses, joined.
import styles from './paytable.module.css';

export interface LineMapProps {
  rows: readonly number[];
  height: number;
  label: string;
}

const cell = 10;

export function LineMap({ rows, height, label }: LineMapProps) {
  const points = rows.map((row, reel) => `${(reel + 0.5) * cell},${(row + 0.5) * cell}`).join(' ');
  const cells = rows.flatMap((_, reel) =>
    Array.from({ length: height }, (_, row) => ({ reel, row, on: rows[reel] === row })),
  );
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${rows.length * cell} ${height * cell}`}
      role="img"
      aria-label={label}
    >
      {cells.map(({ reel, row, on }) => (
        <rect
          key={`${reel} ${row}`}
          className={on ? styles['on'] : styles['off']}
          x={reel * cell + 1}
          y={row * cell + 1}
          width={cell - 2}
          height={cell - 2}
          rx={1.6}
        />
      ))}
      <polyline className={styles['path']} points={points} />
    </svg>
  );
}
