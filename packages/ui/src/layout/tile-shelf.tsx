// A shelf of tiles: three a row on a phone, seven on a desk, more only where there is room.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tile-shelf.module.css';

export interface TileShelfProps extends ComponentProps<'div'> {
  /** One line that scrolls sideways instead of a grid. */
  scrolls?: boolean | undefined;
}

export function TileShelf({ scrolls = false, className, ...rest }: TileShelfProps) {
  const look = scrolls ? styles['line'] : styles['grid'];
  return <div {...rest} className={classNames(styles['shelf'], look, className)} />;
}
