// Figures side by side, each under its name; a figure that is loading has the room it will take.
import type { ReactNode } from 'react';
import { Skeleton } from '@baize/ui';
import styles from './tiles.module.css';

export interface Tile {
  readonly key: string;
  readonly label: string;
  /** Absent: on its way. */
  readonly value: ReactNode;
}

const inLineMost = 6;

/** So many beside each other that no line is left with one alone. */
export const columnsOf = (count: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / inLineMost)));

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles['tiles']} style={{ '--columns': columnsOf(tiles.length) }}>
      {tiles.map(({ key, label, value }) => (
        <div key={key} className={styles['tile']}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}
